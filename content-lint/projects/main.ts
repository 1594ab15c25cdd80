/**
 * `npm run check:projects [-- names…] [--lock] [--write-ledger]`: unpacks the archives of all projects, compiles, installs
 * and runs what can be run here, and prints a table. With `--lock` it has npm write missing lock files, and ends.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../core/files';
import { VERSIONS, type DocVersion } from '../../core/versions';
import type { Part } from '../../markdown/projects/read';
import { packAll, type Archive, type Packed } from '../../markdown/projects';
import { findSources } from '../snippets/noir/sources';
import { ROOT } from '../snippets/versions';
import { checkUnpacked, codeHash, compiledIn, nameOf, whyNotRun } from './check';
import { writeChecked, type Checked } from './ledger';
import { writeLocks } from './lock';
import { runProject, startNetwork } from './network';
import { makeRoom, unpackAll } from './unpack';

function install(folder: string): string {
  const manifests = listFiles(folder, (name) => name === 'package.json').map((file) => path.dirname(file));
  const locks = listFiles(folder, (name) => name === 'package-lock.json').map((file) => path.dirname(file));
  if (manifests.length === 0) return 'nothing to install';
  for (const place of locks)
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: path.join(folder, place), stdio: 'pipe' });
  const missing = manifests.length - locks.length;
  const said = locks.length > 0 ? [`npm ci in ${locks.join(', ')}`] : [];
  if (missing > 0)
    said.push(`not ${manifests.filter((each) => !locks.includes(each)).join(', ')}: no such release in the registry`);
  return said.join('; ');
}

type Folders = Map<Archive, string>;

/** Installs and runs the projects of one version. */
async function tryVersion(version: DocVersion, all: Packed[], folders: Folders): Promise<Checked[]> {
  const date = new Date().toISOString().slice(0, 10);
  const sources = findSources(ROOT, version) !== undefined;
  const network = all.some((packed) => !whyNotRun(packed)) ? await startNetwork(version) : undefined;
  const rows: Checked[] = [];
  for (const packed of all)
    for (const archive of packed.archives) {
      const folder = folders.get(archive)!;
      const compiled = compiledIn(folder, archive.part, sources);
      const isStart = archive.part === 'start';
      const installed = isStart ? 'the same packages' : install(folder);
      const ran = isStart ? 'nothing to run yet' : (whyNotRun(packed) ?? runProject(folder, network!));
      rows.push({ archive: nameOf(archive), code: codeHash(ROOT, packed, archive), compiled, installed, ran, date });
      console.log(`| ${[nameOf(archive), compiled, installed, ran].join(' | ')} |`);
    }
  network?.process.kill();
  return rows;
}

async function check(all: Packed[], rooms: Record<Part, string>): Promise<Checked[] | undefined> {
  const folders: Folders = new Map();
  for (const part of ['end', 'start'] as const) {
    unpackAll(ROOT, rooms[part], all, part).forEach((folder, archive) => folders.set(archive, folder));
    const problems = await checkUnpacked(ROOT, rooms[part], part);
    for (const { file, line, message } of problems) console.log(`${file}:${line}: ${message}`);
    if (problems.length > 0) return undefined;
  }
  const rows: Checked[] = [];
  for (const { id } of VERSIONS)
    rows.push(
      ...(await tryVersion(
        id,
        all.filter(({ project }) => project.version.id === id),
        folders,
      )),
    );
  return rows;
}

async function main(args: string[]): Promise<number> {
  const named = args.filter((arg) => !arg.startsWith('--'));
  const whole = packAll(ROOT);
  const all = whole.filter(({ project }) => named.length === 0 || named.includes(project.name));
  if (args.includes('--lock')) {
    all.forEach((packed) => writeLocks(ROOT, packed));
    return 0;
  }
  const rooms = { end: makeRoom(ROOT), start: makeRoom(ROOT) };
  try {
    const rows = await check(all, rooms);
    if (!rows) return 1;
    const names = whole.flatMap(({ archives }) => archives.map(nameOf));
    if (args.includes('--write-ledger')) writeChecked(ROOT, rows, names);
    return 0;
  } finally {
    for (const room of Object.values(rooms)) rmSync(room, { recursive: true, force: true });
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
