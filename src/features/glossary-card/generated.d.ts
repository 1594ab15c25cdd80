declare module '@generated/glossary-cards/default/*.json' {
  const definitions: Record<string, string>;
  export default definitions;
}
