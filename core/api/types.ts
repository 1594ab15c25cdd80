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

/** What an import of a symbol may name. */
export const entryPointsOf = ({ entryPoints }: ApiData, { from }: ApiSymbol): string[] =>
  from.map((index) => entryPoints[index]!);

export interface MentionedType extends Described {
  package: string;
}

/** Our words for a symbol; `data/api-descriptions.json` has one for each name, `*` for members that many have. */
interface Description {
  text: string;
  members?: Record<string, string>;
  /** Other symbols, whose words hold for members of the same name. */
  like?: string | string[];
  /** Exported, but not meant for apps: its members are listed without words. */
  internal?: boolean;
  /** Where the meaning differs in a version. */
  in?: Record<string, Partial<Pick<Description, 'text' | 'members'>>>;
}

export type Descriptions = Record<string, Description>;

/** What to use instead of a name, or of `Symbol.member`, that the newer release does not have. */
export type Replacements = Record<string, string>;
