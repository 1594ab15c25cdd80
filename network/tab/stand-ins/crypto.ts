/** In place of node:crypto. */
export const webcrypto = globalThis.crypto;
export const randomBytes = (size: number): Buffer => Buffer.from(webcrypto.getRandomValues(new Uint8Array(size)));
export default { randomBytes, webcrypto };
