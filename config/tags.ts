/** The only tags a page may carry. The order is the one readers see nowhere; keep it alphabetical. */
export const TAGS = [
  'accounts', 'advanced', 'authwit', 'aztec-js', 'aztec-nr', 'calls', 'circuits', 'cli', 'composability', 'concepts',
  'context', 'contracts', 'data-types', 'debugging', 'errors', 'ethereum', 'events', 'execution', 'fees', 'functions',
  'glossary', 'infrastructure', 'javascript', 'keys', 'logging', 'migration', 'node', 'noir', 'notes', 'optimization',
  'oracles', 'portals', 'private-state', 'profiling', 'protocol', 'prover', 'pxe', 'sandbox', 'sequencer',
  'smart-contracts', 'state', 'storage', 'testing', 'testnet', 'tests', 'transactions', 'tutorial', 'typescript',
  'updating', 'wallet',
] as const;
