import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { listFiles } from '../../core/files';
import type { Archive, Packed } from '../../markdown/projects';
import type { Part, Project } from '../../markdown/projects/read';

const CLASS = /(^|\/)artifacts\//;

/** What the checks of code look for beside `examples`. */
const SHARED = ['sdk', 'data', 'node_modules', '.sources'];

/** A folder in which unpacked archives stand as examples do in this one. */
export function makeRoom(siteDir: string): string {
  const room = mkdtempSync(path.join(os.tmpdir(), 'projects-'));
  for (const name of SHARED.filter((each) => existsSync(path.join(siteDir, each))))
    symlinkSync(path.join(siteDir, name), path.join(room, name));
  return room;
}

/** Unpacks as a reader does. Returns the folder that the archive makes. */
function unpack({ bytes }: Archive, folder: string): string {
  const files = Object.entries(unzipSync(bytes));
  for (const [name, data] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, data);
  }
  return path.join(folder, files[0]![0].split('/')[0]!);
}

/** The classes of contracts, as `aztec codegen` would write them. */
function addClasses(siteDir: string, { version, beside = [], name, top = '.' }: Project, folder: string): void {
  const base = path.join(siteDir, 'examples', version.id);
  const own = beside.length > 0 ? [name, ...beside] : [path.join(name, top)];
  for (const place of own)
    for (const file of listFiles(path.join(base, place), (each) => each.endsWith('.ts')).filter((each) =>
      CLASS.test(each),
    ))
      cpSync(path.join(base, place, file), path.join(folder, beside.length > 0 ? place : '.', file));
}

/** Unpacks archives into a room, as examples. Returns, for each, its folder. */
export function unpackAll(siteDir: string, room: string, all: Packed[], part: Part): Map<Archive, string> {
  const places = new Map<Archive, string>();
  for (const { project, archives } of all)
    for (const archive of archives.filter((each) => each.part === part)) {
      const folder = unpack(archive, path.join(room, 'examples', project.version.id));
      if (part === 'end' || project.beside) addClasses(siteDir, part === 'end' ? project : besideOnly(project), folder);
      places.set(archive, folder);
    }
  return places;
}

/** The class of a contract that is still to be written is still to come. */
const besideOnly = (project: Project): Project => ({ ...project, name: project.beside![0]! });
