import fs from 'node:fs';
import path from 'node:path';
import { extractRegion, frameOf } from '../../core/regions';
import { releaseOf, type Part, type Project } from './read';
import { readmeOf } from './readme';

/** What every start has: it says which packages there are, and nothing of what the page teaches. */
const MANIFEST = /(^|\/)(Nargo\.toml|package(-lock)?\.json|foundry\.toml)$/;

const withRelease = (project: Project, text: string): string =>
  project.nearest ? text.replaceAll(`"${project.version.label.slice(1)}"`, `"${project.version.sdk}"`) : text;

/** A module that the start does not have cannot be named either. */
const withoutModules = (file: string, text: string, has: (file: string) => boolean): string =>
  text.replace(/^(?:pub )?mod (\w+);\n+/gm, (line, name: string) =>
    has(path.join(path.dirname(file), `${name}.nr`)) ? line : '',
  );

function codeOf(project: Project, part: Part): [string, string][] {
  const framed = new Set(project.frame);
  // What stands beside it was made before.
  const isEarlier = (file: string) => project.beside && !file.startsWith(`${project.name}/`);
  const isTaken = (file: string) => part === 'end' || MANIFEST.test(file) || framed.has(file) || isEarlier(file);
  const taken = [...project.files].filter(([file]) => isTaken(file));
  const names = new Set(taken.map(([file]) => file));
  return taken.map(([file, source]) => {
    const text = fs.readFileSync(source, 'utf8');
    if (file.endsWith('.json')) return [file, withRelease(project, text)];
    if (part === 'end' || !framed.has(file)) return [file, `${extractRegion(text)}\n`];
    return [file, `${withoutModules(file, frameOf(text), (name) => names.has(name))}\n`];
  });
}

/** What `run.mjs` reads: a line for each command. */
function planOf(project: Project): string {
  const { title, sandbox, env = {}, steps } = project;
  const plan = { title, release: releaseOf(project), sandbox: sandbox ? 'http://localhost:8080' : null, env };
  const lines = steps.flatMap(([folder, commands]) =>
    commands.map((command) => JSON.stringify({ in: folder, run: command })),
  );
  return `${JSON.stringify(plan, null, 2).slice(0, -2)},\n  "steps": [\n    ${lines.join(',\n    ')}\n  ]\n}\n`;
}

/** All files of a project to take away, by their paths. */
export function textsOf(siteDir: string, project: Project, part: Part): Map<string, string> {
  const code = codeOf(project, part);
  const names = code.map(([file]) => file);
  return new Map([
    ...code,
    ['README.md', readmeOf(project, part, names)] as const,
    ['project.json', planOf(project)] as const,
    ['run.mjs', fs.readFileSync(path.join(siteDir, 'examples/run.mjs'), 'utf8')] as const,
  ]);
}
