/** What a pasted message has beside its words. A selector of four bytes stays: errors of contracts are known by it. */
const NOISE = [
  // Colours of a terminal, also where the escape itself was lost.
  // eslint-disable-next-line no-control-regex
  /\u001b\[[\d;]*[a-z]|\[\d+(?:;\d+)*m/gi,
  // Times.
  /\b\d{4}-\d\d-\d\d[T ]?[\d:.,]*Z?|\[?\b\d\d:\d\d:\d\d[.,\d]*\]?/g,
  // Hashes and addresses, also where they were cut short.
  /\b0x[\da-f]*(?:…|\.{3})[\da-f]*|\b0x(?:[\da-f]{9,}|[\da-f]{3,7})\b|\b(?=[a-f]*\d)[\da-f]{12,}\b/gi,
  // Places in files, and lines of a stack.
  /(?:file:\/\/)?(?:[\w@.~-]*\/){2,}[\w@.-]*(?::\d+)*|\b[\w.-]+\.[cm]?[jt]sx?:\d+(?::\d+)?|\(node:[\w/:]+\)|:\d+:\d+\b/g,
];

/**
 * The words of a pasted error: without colours, times, hashes, addresses and places in files, in one line.
 */
export function withoutNoise(text: string): string {
  const rest = NOISE.reduce((left, noise) => left.replace(noise, ' '), text).replace(/\s+/g, ' ');
  return /\p{L}{2}/u.test(rest) ? rest : text;
}
