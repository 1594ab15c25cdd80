/** Something in a paste that nobody else should see. */
export interface Secret {
  kind: 'private key' | 'mnemonic' | 'key in an address' | 'token' | 'password';
  from: number;
  to: number;
}

interface Form {
  kind: Secret['kind'];
  /** Ends where the secret begins. All lengths are bounded, so that no text takes long. */
  before: RegExp;
  secret: RegExp;
  /** Between two of a list. */
  next?: RegExp;
}

/** Quotes may be escaped, as in a log of JSON; a list has dashes in YAML; a field is printed as `Fr<0x…>`. */
const IS = /[\\"'`]{0,2}\s{0,4}[:= ]\s{0,4}[\\"'`[\s-]{0,20}(?:[A-Z]\w{1,20}(?:\.\w{1,20})?[<(]["'`]?)?/.source;
const named = (names: string): RegExp => new RegExp(`(?:${names})${IS}`, 'gi');
/** Of libp2p, four bytes stand before a key. */
const KEY = {
  secret: /(?:0x)?(?:08021220)?[0-9a-f]{64}\b/iy,
  next: /[\\"'`]{0,2}\s{0,40}[,;\s]\s{0,40}(?:-\s{1,4})?[\\"'`]{0,2}/y,
};

const FORMS: Form[] = [
  {
    kind: 'private key',
    before: named(
      'private[ _-]?keys?|secret[ _-]?keys?|claim[ _-]?secret|signing[ _-]?keys?|\\bsk_?m?|["\'](?:eth|bls)["\']',
    ),
    ...KEY,
  },
  // Of a keystore: each of these is an address or a key.
  { kind: 'private key', before: named('\\b(?:attesters?|publishers?|prover|slasher)'), ...KEY },
  {
    kind: 'mnemonic',
    before: named('mnemonic|seed phrase|recovery phrase'),
    secret: /(?:[a-z]{3,8}[ ]){11,23}[a-z]{3,8}\b/iy,
  },
  {
    kind: 'token',
    before: named('\\b(?:bearer|\\w{0,40}api[ _-]?keys?|access[ _-]?token)'),
    secret: /[\w.-]{20,200}/y,
    next: /\s{0,4},\s{0,4}/y,
  },
  {
    kind: 'password',
    before: /\bauthorization["'`]?\s{0,4}[:=]\s{0,4}["'`]?basic\s{1,4}/gi,
    secret: /[\w+/=-]{4,400}/y,
  },
  {
    kind: 'password',
    before: /\bcurl\b[^\n]{0,200}?\s(?:-u|--user)[ =]{1,4}["']?[^\s:"']{0,100}:/gi,
    secret: /[^\s"']{1,200}/y,
  },
  {
    kind: 'password',
    before: /passw(?:or)?d["'`]?\s{0,4}(?::\s{0,4}["'`]|=\s{0,4}["'`]?)/gi,
    secret: /[^\s"'`[][^\s"'`]{0,200}/y,
  },
];

/** Looked for in what stands without a space around `://`, and in no more of it than an address has. */
const IN_ADDRESS: RegExp[] = [
  /^[a-z]+:\/\/[^/@:]{0,100}:([^/?#]{1,200})@/i,
  /[?&][\w-]{0,20}(?:key|token|secret)=([\w.-]{8,200})/i,
  /^[a-z]+:\/\/[^/]{4,100}\/(?:[\w-]{1,20}\/){0,3}([\w-]{28,80})(?=[/?#]|$)/i,
];
const ADDRESS = /\b(?:https?|wss?):\/\/[^\s"'`<>,)]{4,400}/gi;

const matchAt = (form: RegExp, text: string, at: number): number => {
  form.lastIndex = at;
  return form.exec(text)?.[0].length ?? 0;
};

/** The secret after its name, and all others of the list that it begins. */
function listed({ kind, secret, next }: Form, text: string, start: number): Secret[] {
  const found: Secret[] = [];
  for (let from = start, gap = 1; gap > 0; from += gap) {
    const to = from + matchAt(secret, text, from);
    if (to === from) break;
    found.push({ kind, from, to });
    gap = next ? matchAt(next, text, to) : 0;
    from = to;
  }
  return found;
}

const placed = (form: Form, text: string): Secret[] =>
  [...text.matchAll(form.before)].flatMap((match) => listed(form, text, match.index + match[0].length));

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

/** What was taken out of a text, counted: `a secret (private key)`, `3 secrets (2 private keys, token)`. */
export function removedSecrets(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [, kind] of text.matchAll(/\[removed: ([a-z ]{1,20})\]/g)) counts.set(kind!, (counts.get(kind!) ?? 0) + 1);
  if (counts.size === 0) return undefined;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...counts].map(([kind, count]) =>
    count > 1 ? `${count} ${kind.replace(/^(\w+)(?= in )|$/, '$1s')}` : kind,
  );
  return `${total > 1 ? `${total} secrets` : 'a secret'} (${kinds.join(', ')})`;
}
