import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { listFiles } from '../../core/files';
import { versionById, type DocVersion, type KnownVersion } from '../../core/versions';

const PROJECT_FILE = 'project.yaml';

const schema = z.strictObject({
  title: z.string(),
  /** The page that tells of it, without the version. */
  page: z.string(),
  /** The folder of the example that is the top of the project. */
  top: z.string().optional(),
  /** Folders of other examples that stand beside it. */
  beside: z.array(z.string()).optional(),
  /** It talks to a sandbox. */
  sandbox: z.boolean(),
  /** npm does not have the version of the page: take the release that its TypeScript is checked with, for all of it. */
  nearest: z.boolean().optional(),
  env: z.record(z.string(), z.string()).optional(),
  /** What builds and runs it: commands by the folder that they run in. */
  steps: z.array(z.tuple([z.string(), z.array(z.string())])),
  /** Files of which the start has the frame. */
  frame: z.array(z.string()).optional(),
  /** What a reader may change next. */
  next: z.array(z.string()).min(1),
});

export interface Project extends z.infer<typeof schema> {
  name: string;
  version: KnownVersion;
  /** By their paths in the project, where each file stands in the repository. */
  files: Map<string, string>;
}

/** `end` is the project as the page leaves it, `start` what a reader begins with. */
export type Part = 'end' | 'start';

/** The release of the packages, of the tools and of the sandbox. */
export const releaseOf = ({ nearest, version }: Project): string => (nearest ? version.sdk : version.label.slice(1));

/** For the checks of this site alone, or written by the reader's tools. */
const NOT_TAKEN = /(^|\/)(artifacts\/.*|run\.ts|project\.yaml)$/;

const inside = (folder: string): string[] =>
  listFiles(folder, () => true)
    .filter((file) => !NOT_TAKEN.test(file))
    .map((file) => path.join(folder, file));

/** With others beside it, each has its folder. */
function filesOf(base: string, name: string, { top = '.', beside }: z.infer<typeof schema>): Map<string, string> {
  const folders = [path.join(base, name, top), ...(beside ?? []).map((folder) => path.join(base, folder))];
  const from = beside ? base : folders[0]!;
  const files = [...new Set(folders.flatMap(inside))];
  return new Map(
    files.map((file): [string, string] => [path.relative(from, file), file]).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

export function readProject(siteDir: string, id: DocVersion, name: string): Project {
  const base = path.join(siteDir, 'examples', id);
  const file = path.join(base, name, PROJECT_FILE);
  const result = schema.safeParse(parse(fs.readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${path.relative(siteDir, file)}: ${z.prettifyError(result.error)}`);
  const files = filesOf(base, name, result.data);
  const missing = (result.data.frame ?? []).filter((each) => !files.has(each));
  if (missing.length > 0)
    throw new Error(`${path.relative(siteDir, file)}: frame: there is no file ${missing.join(', ')}`);
  return { ...result.data, name, version: versionById(id), files };
}

/** The projects of a version. */
export const listProjects = (siteDir: string, id: DocVersion): string[] =>
  listFiles(path.join(siteDir, 'examples', id), (name) => name === PROJECT_FILE).map((file) => path.dirname(file));
