import { VERSIONS, type KnownVersion } from '../versions';

/** A release that some file or command names. */
interface Named {
  /** Where: the package, the dependency, the image. */
  what: string;
  release: string;
  /** The version of the docs that is of this release, or of its line. */
  version?: KnownVersion;
  /** The docs are of exactly this release. */
  exact: boolean;
  /** A range, which can install another release. */
  range: boolean;
}

export interface Releases {
  named: Named[];
  fits: boolean;
  advice: string[];
}

const RELEASE = String.raw`v?\d{1,3}\.\d{1,3}\.\d{1,3}(?:-[0-9A-Za-z.]{1,40})?`;

interface Form {
  form: RegExp;
  what: (match: RegExpMatchArray) => string;
}

/** One line each; the release is the last group, a sign of a range the one before. */
const FORMS: Form[] = [
  {
    form: new RegExp(String.raw`"(@aztec/[\w.-]{1,60})"\s{0,4}:\s{0,4}"([\^~>=<]{0,2})(${RELEASE})"`, 'g'),
    what: ([, name]) => `${name} in package.json`,
  },
  {
    form: new RegExp(
      String.raw`^\s{0,8}([\w-]{1,60})\s{0,4}=\s{0,4}\{[^}\n]{0,200}aztec-(?:packages|nr)[^}\n]{0,200}tag\s{0,4}=\s{0,4}"()(${RELEASE})"`,
      'gm',
    ),
    what: ([, name]) => `${name} in Nargo.toml`,
  },
  {
    form: new RegExp(String.raw`(aztecprotocol/aztec):()(${RELEASE})`, 'g'),
    what: () => 'the image aztecprotocol/aztec',
  },
  {
    form: new RegExp(
      String.raw`^\s{0,8}(?:export\s)?((?:AZTEC_|IMAGE_)?VERSION)\s{0,4}=\s{0,4}["']?()(${RELEASE})`,
      'gm',
    ),
    what: ([, name]) => name!,
  },
  {
    form: new RegExp(String.raw`^(?:\$ )?(?:aztec(?: --version)?:?\s{1,4})?()()(${RELEASE})\s{0,4}$`, 'gm'),
    what: () => 'aztec --version',
  },
];

const bare = (release: string): string => release.replace(/^v/, '');

const releasesOf = ({ sdk, label, noirTag }: KnownVersion): string[] => [sdk, label, noirTag].map(bare);

function place(what: string, release: string, sign: string): Named {
  const same = VERSIONS.find((version) => releasesOf(version).includes(bare(release)));
  const line = VERSIONS.find((version) => bare(version.label).split('.')[0] === bare(release).split('.')[0]);
  return { what, release: bare(release), version: same ?? line, exact: same !== undefined, range: sign !== '' };
}

function named(text: string): Named[] {
  const all = FORMS.flatMap(({ form, what }) =>
    [...text.matchAll(form)].map((match) => place(what(match), match.at(-1)!, match.at(-2)!)),
  );
  return [...new Map(all.map((each) => [`${each.what} ${each.release}`, each])).values()].slice(0, 40);
}

const list = (items: string[]): string => [...new Set(items)].join(', ');

/** Two releases fit when the docs of one version are of both, or when they are the same. */
function together(all: Named[]): boolean {
  const releases = new Set(all.map(({ release }) => release));
  const versions = new Set(all.map(({ version }) => version?.id));
  return releases.size === 1 || (versions.size === 1 && all.every(({ exact }) => exact));
}

function adviceOn(all: Named[], fits: boolean): string[] {
  const ranges = all.filter(({ range }) => range);
  const first = all.find(({ exact }) => exact)?.version ?? all[0]!.version;
  const other = all.filter(({ exact }) => !exact);
  return [
    ...(fits ? [] : [`These releases do not belong together. Choose one and set all of them to it.`]),
    ...(!fits && first
      ? [
          `For the docs of ${first.label}: packages ${first.sdk}, tag ${first.noirTag} in Nargo.toml, and the toolchain of the same release.`,
        ]
      : []),
    ...(ranges.length > 0
      ? [`Write exact releases for ${list(ranges.map(({ what }) => what))}: a range can install another one.`]
      : []),
    ...(other.length > 0
      ? [
          `This site has no docs of ${list(other.map(({ release }) => release))}; what it says can differ from your release.`,
        ]
      : []),
  ];
}

/** Which releases a package.json, a Nargo.toml, a .env or the output of `aztec --version` names, and whether they fit. */
export function findReleases(text: string): Releases | undefined {
  const all = named(text);
  if (all.length === 0) return undefined;
  const fits = together(all);
  return { named: all, fits, advice: adviceOn(all, fits) };
}
