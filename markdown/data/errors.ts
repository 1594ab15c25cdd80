import type { Catalogue, ErrorArea, ErrorEntry, Proof } from '../../core/errors/types';
import type { DocVersion } from '../../core/versions';
import { makeOnce } from '../inputs';
import { readErrorFiles, type ErrorFiles } from './errorFiles';
import { NO_PROOF, prover, saidOf, type Cause } from './errorProofs';
import type { CustomFile, PagesFile } from './errorSchema';
import { find } from './find';

const customId = (name: string): string => name.replace(/_+/g, '-').toLowerCase();

/** Errors that were renamed stand together: `Old__Name / New__Name`. */
export const errorsByName = (errors: CustomFile['areas'][number]['errors']) =>
  new Map(Object.entries(errors).flatMap(([names, said]) => names.split(' / ').map((name) => [name, said] as const)));

type Links = ErrorEntry['see'];

function linker(pages: PagesFile, version: DocVersion): (names?: string[]) => Links {
  return (names = []) =>
    names.flatMap((name) => {
      const { title, paths } = find('page in data/errors/pages.yaml', name, Object.keys(pages), (key) => pages[key])!;
      const target = paths[version];
      return target === undefined ? [] : [{ title, path: target }];
    });
}

/** The errors of one version: those of its packages, and each custom error that its ABIs have. */
function catalogueOf(files: ErrorFiles, version: DocVersion): Catalogue {
  const { areas, custom, pages, abi } = files;
  const prove = prover(files, version);
  const proofsOf = (id: string, causes: Cause[], rule?: Proof): Proof[] =>
    causes.map((cause, index) => prove(id, cause, index) ?? rule ?? NO_PROOF);
  const links = linker(pages, version);
  const written = Object.entries(areas).flatMap(([area, { entries }]) =>
    entries
      .filter((entry) => entry.versions?.includes(version) ?? true)
      .map(({ text, versions: _, see, ...entry }) => ({
        ...entry,
        texts: [typeof text === 'string' ? text : text[version]],
        causes: entry.causes.map(saidOf),
        proofs: proofsOf(entry.id, entry.causes),
        area,
        see: links(see),
      })),
  );
  const decoded = custom.areas.flatMap(({ id: area, errors }) => {
    const byName = errorsByName(errors);
    return abi.errors
      .filter(({ name }) => byName.has(name))
      .map(({ in: raisedIn = [], ...error }): ErrorEntry => {
        const said = byName.get(error.name)!;
        const id = customId(error.name);
        const told = typeof said === 'string' ? { means: said, causes: [], fix: [] } : said;
        const rule = raisedIn.length > 0 ? { kind: 'traced' as const, where: raisedIn.join(', ') } : undefined;
        const proved = { causes: told.causes.map(saidOf), proofs: proofsOf(id, told.causes, rule) };
        const see = links(typeof said === 'string' ? [] : said.see);
        const from = 'an L1 contract';
        return { ...told, ...proved, id, texts: [error.name], from, area, see, custom: error };
      });
  });
  const list: ErrorArea[] = [
    ...Object.entries(areas).map(([id, { title, page }]) => ({ id, title, page })),
    ...custom.areas.map(({ id, title, page }) => ({ id, title, page })),
  ];
  return { areas: list, entries: [...written, ...decoded] };
}

export function readCatalogue(siteDir: string, version: DocVersion, page: string): Catalogue {
  const files = readErrorFiles(siteDir, version, page);
  const { areas, programs, ...rest } = files;
  const from = [...Object.keys(areas), ...Object.values(areas), ...programs, ...Object.values(rest)];
  return makeOnce(`errors ${siteDir} ${version}`, from, () => catalogueOf(files, version));
}
