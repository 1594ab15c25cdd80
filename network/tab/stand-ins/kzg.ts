/** In place of c-kzg, as in ../../hook.ts: no blob is posted. */
export default {
  BYTES_PER_BLOB: 131072,
  BYTES_PER_COMMITMENT: 48,
  BYTES_PER_PROOF: 48,
  BYTES_PER_FIELD_ELEMENT: 32,
  loadTrustedSetup: (): void => undefined,
};
