/** The JavaScript API of a version, as `data/<version>/api.json` holds it. */
export interface ApiData {
  source: { packages: string[]; version: string };
  /** What an import may name. */
  entryPoints: string[];
  symbols: ApiSymbol[];
  /** Types of other packages that the symbols name. */
  mentioned: MentionedType[];
}

interface Described {
  name: string;
  kind: string;
  /** Its form, or forms where it is overloaded. */
  signature: string[];
  /** Each is a name and its form, or forms. */
  members?: string[][];
}

export interface ApiSymbol extends Described {
  /** Indexes into `entryPoints`. */
  from: number[];
}

export interface MentionedType extends Described {
  package: string;
}
