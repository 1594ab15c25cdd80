/** Something in a paste that nobody else should see. */
export interface Secret {
  kind: 'private key' | 'mnemonic' | 'key in an address' | 'token';
  from: number;
  to: number;
}

interface Form {
  kind: Secret['kind'];
  /** The secret itself is its last group. All lengths are bounded, so that no text takes long. */
  form: RegExp;
}

const FORMS: Form[] = [
  {
    kind: 'private key',
    form: /(?:private[ _-]?keys?|secret[ _-]?keys?|signing[ _-]?key|\bsk_?m?)["'`]?\s{0,4}[:= ]\s{0,4}["'`[]{0,2}((?:0x)?[0-9a-f]{64})\b/gi,
  },
  {
    kind: 'mnemonic',
    form: /(?:mnemonic|seed phrase|recovery phrase)["'`]?\s{0,4}[:= ]\s{0,4}["'`]?((?:[a-z]{3,8}[ ]){11,23}[a-z]{3,8})\b/gi,
  },
  {
    kind: 'token',
    form: /\b(?:bearer|api[ _-]?key|access[ _-]?token)["'`]?\s{0,4}[:= ]\s{0,4}["'`]?([\w.-]{20,200})/gi,
  },
];

/** Looked for in what stands without a space around `://`, and in no more of it than an address has. */
const IN_ADDRESS: RegExp[] = [
  /^[a-z]+:\/\/[^/@:]{1,100}:([^/@]{1,200})@/i,
  /[?&][\w-]{0,20}(?:key|token|secret)=([\w.-]{8,200})/i,
  /^[a-z]+:\/\/[^/]{4,100}\/(?:[\w-]{1,20}\/){0,3}([\w-]{28,80})(?=[/?#]|$)/i,
];
const ADDRESS = /\b(?:https?|wss?):\/\/[^\s"'`<>,)]{4,400}/gi;

const placed = ({ kind, form }: Form, text: string): Secret[] =>
  [...text.matchAll(form)].map((match) => {
    const secret = match.at(-1)!;
    const from = match.index + match[0].lastIndexOf(secret);
    return { kind, from, to: from + secret.length };
  });

const inAddresses = (text: string): Secret[] =>
  [...text.matchAll(ADDRESS)].flatMap((address) =>
    IN_ADDRESS.flatMap((form) => {
      const secret = form.exec(address[0])?.[1];
      if (!secret) return [];
      const from = address.index + address[0].lastIndexOf(secret);
      return [{ kind: 'key in an address' as const, from, to: from + secret.length }];
    }),
  );

/** Keys, mnemonics and tokens, by the words around them: a key by itself looks like any hash. */
export function findSecrets(text: string): Secret[] {
  const all = [...FORMS.flatMap((form) => placed(form, text)), ...inAddresses(text)].sort(
    (a, b) => a.from - b.from || b.to - a.to,
  );
  return all.filter((secret, index) => index === 0 || secret.from >= all[index - 1]!.to);
}

/** The text without them: what each was stands in its place. */
export function withoutSecrets(text: string): string {
  let rest = 0;
  const kept = findSecrets(text).map(({ kind, from, to }) => {
    const before = text.slice(rest, from);
    rest = to;
    return `${before}[removed: ${kind}]`;
  });
  return kept.join('') + text.slice(rest);
}

/** The kinds of secrets that were taken out of a text. */
export const removedKinds = (text: string): string[] => [
  ...new Set([...text.matchAll(/\[removed: ([a-z ]{1,20})\]/g)].map(([, kind]) => kind!)),
];
