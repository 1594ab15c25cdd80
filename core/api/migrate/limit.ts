/** Longer texts are read to here; imports stand at the top of a file. */
export const MAX_CODE = 500_000;
