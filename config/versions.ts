/** The two versions that the site serves. Folder names and paths follow from `name`. */
export const STABLE = { name: 'v2.0.2', label: 'v2.0.2', path: '/' } as const;
export const NIGHTLY = {
  name: 'current',
  label: 'v3.0.0-nightly.20251103',
  path: 'nightly',
  /** The published SDK release nearest to the nightly: what its TypeScript is checked with. */
  sdk: '3.0.0-devnet.5',
} as const;
