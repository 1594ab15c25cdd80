import path from 'node:path';
import { listFiles } from '../../core/files';
import { VERSIONS, type DocVersion } from '../../core/versions';
import { find } from '../data/find';
import { forgetOthers } from '../cache';
import { noteInput, stampOf, writeIfNew } from '../inputs';
import { listProjects, readProject, type Part, type Project } from './read';
import { textsOf } from './texts';
import { cacheDir, cachedZip } from './zip';

/** Below it, names have a hash of what is inside: browsers keep such files. */
const PUBLIC = '/assets/projects';

export interface Archive {
  part: Part;
  /** Of what it holds. */
  key: string;
  /** What a browser calls the file that it saves. */
  saveAs: string;
  href: string;
  bytes: Uint8Array;
}

export interface Packed {
  project: Project;
  archives: Archive[];
}

function archiveOf(siteDir: string, project: Project, part: Part): Archive {
  const folder = `${project.name.replaceAll('_', '-')}${part === 'start' ? '-start' : ''}`;
  const { key, bytes } = cachedZip(siteDir, folder, textsOf(siteDir, project, part));
  const name = `${folder}-${project.version.label}`;
  return { part, key, saveAs: `${name}.zip`, href: `${PUBLIC}/${name}-${key.slice(0, 8)}.zip`, bytes };
}

const made = new Map<string, { stamp: string; packed: Packed }>();

/** All examples of a version decide: a project may have files of others. */
const stampOfAll = (siteDir: string): string =>
  listFiles(path.join(siteDir, 'examples'), () => true)
    .map((file) => file + stampOf(path.join(siteDir, 'examples', file)))
    .join();

export function packProject(siteDir: string, version: DocVersion, name: string, stamp = stampOfAll(siteDir)): Packed {
  const key = `${siteDir} ${version} ${name}`;
  const known = made.get(key);
  if (known?.stamp === stamp) return known.packed;
  const project = readProject(siteDir, version, name);
  const parts: Part[] = project.frame ? ['end', 'start'] : ['end'];
  const packed = { project, archives: parts.map((part) => archiveOf(siteDir, project, part)) };
  made.set(key, { stamp, packed });
  return packed;
}

/** Changes with what a project's archives are; written before pages are made. */
const noteFile = (siteDir: string, version: DocVersion, name: string): string =>
  path.join(siteDir, '.docusaurus/projects', version, `${name}.json`);

/** Every project of every version. */
export function packAll(siteDir: string): Packed[] {
  const stamp = stampOfAll(siteDir);
  const all = VERSIONS.flatMap(({ id }) =>
    listProjects(siteDir, id).map((name) => {
      const packed = packProject(siteDir, id, name, stamp);
      const { archives, project } = packed;
      writeIfNew(noteFile(siteDir, id, name), JSON.stringify([archives.map(({ href }) => href), project.next]));
      return packed;
    }),
  );
  const used = all.flatMap(({ archives }) => archives.map(({ key }) => `${key}.zip`));
  forgetOthers(cacheDir(siteDir), new Set(used));
  return all;
}

/** The project that a page offers. Paths are absolute. */
export function projectOfPage(siteDir: string, version: DocVersion, name: string | undefined, page: string): Packed {
  return find('project', name, listProjects(siteDir, version), (known) => {
    noteInput(page, noteFile(siteDir, version, known));
    return packProject(siteDir, version, known);
  });
}
