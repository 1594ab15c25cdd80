import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { VERSIONS } from '../../core/versions';

const run = promisify(execFile);

/** What a day did to the file of a page. */
export interface FileChange {
  file: string;
  /** Of the day's last commit, as ISO 8601. */
  time: string;
  /** What git calls the content before that day, where there was one, and after it. */
  before?: string;
  after: string;
}

const NONE = /^0+$/;

/** From what `git log --raw` prints, newest first: one change for each file and day (UTC). What is gone is left out. */
function readLog(log: string): FileChange[] {
  const changes = new Map<string, FileChange>();
  let time = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) time = new Date(Number(line.slice(1)) * 1000).toISOString().replace('.000', '');
    if (!line.startsWith(':')) continue;
    const [meta = '', ...files] = line.split('\t');
    const [, , before = '', after = ''] = meta.split(' ');
    const file = files.at(-1)!;
    const key = `${time.slice(0, 10)} ${file}`;
    const known = changes.get(key) ?? { file, time, after };
    changes.set(key, { ...known, before: NONE.test(before) ? undefined : before });
  }
  return [...changes.values()].filter(({ after }) => !NONE.test(after));
}

/** The day on which the pages of a folder came: all were new then, and none is news. */
function withoutFirstDays(changes: FileChange[]): FileChange[] {
  const folderOf = (file: string) => VERSIONS.find(({ folder }) => file.startsWith(`${folder}/`))?.folder ?? '';
  // Newest first: the last one of a folder is of its first day.
  const first = new Map(changes.map(({ file, time }) => [folderOf(file), time.slice(0, 10)]));
  return changes.filter(({ file, time }) => first.get(folderOf(file)) !== time.slice(0, 10));
}

/** What happened to pages, newest first. Nothing where git does not know all of it: see ../last-change. */
export async function pageHistory(siteDir: string): Promise<FileChange[]> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: siteDir, encoding: 'utf8', maxBuffer: 2 ** 28 })).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return [];
    const folders = VERSIONS.map(({ folder }) => folder);
    const log = ['log', '--format=@%ct', '--raw', '--no-abbrev', '-M', '--relative', '--', ...folders];
    return withoutFirstDays(readLog(await git(...log)));
  } catch {
    return [];
  }
}

/** The texts that git keeps under these names, by them. Asked for none, there need be no git. */
export async function readTexts(siteDir: string, names: string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const git = spawn('git', ['cat-file', '--batch'], { cwd: siteDir, stdio: ['pipe', 'pipe', 'ignore'] });
  git.stdin.end(`${names.join('\n')}\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of git.stdout) chunks.push(chunk as Buffer);
  const all = Buffer.concat(chunks);
  const texts = new Map<string, string>();
  // `<name> blob <size>\n<text>\n`, one after the other.
  for (let at = 0; at < all.length;) {
    const end = all.indexOf('\n', at);
    const [name = '', , size] = all.toString('utf8', at, end).split(' ');
    const to = end + 1 + Number(size);
    texts.set(name, all.toString('utf8', end + 1, to));
    at = to + 1;
  }
  return texts;
}
