/** The pages below `/compare` by their addresses, on the server; nothing in the browser (plugins/compare). */
declare module '@compare/pages' {
  const pages: Record<string, import('../../../core/compare/comparison').ComparePageData>;
  export default pages;
}
