import { publicEnv } from '../../config/env';
import { releaseOf, type Part, type Project } from './read';

const TOOLS: [RegExp, (release: string) => string][] = [
  [/^npm /, () => 'Node.js 20.10 or newer; 22 is recommended.'],
  [
    /^aztec/,
    (release) =>
      `The Aztec tools at version ${release}. Their commands run in Docker and see only what is below your home directory, so unpack there.`,
  ],
  [/^forge /, () => 'Foundry, for `forge`: <https://getfoundry.sh>'],
];

const block = (lines: string[]): string => ['```bash', ...lines, '```'].join('\n');
const list = (items: string[]): string => items.map((item) => `- ${item}`).join('\n');

/** The commands as somebody types them who starts in the project's folder. */
const byHand = (steps: Project['steps'], env: Project['env'] = {}): string[] => [
  ...Object.entries(env).map(([name, value]) => `export ${name}=${value}`),
  ...steps.flatMap(([folder, commands]) =>
    folder === '.' ? commands : [`(cd ${folder} && ${commands.join(' && ')})`],
  ),
];

function needs(project: Project, url: (page: string) => string): string[] {
  const { steps, sandbox } = project;
  const commands = steps.flatMap(([, list]) => list);
  const tools = TOOLS.filter(([pattern]) => commands.some((command) => pattern.test(command)));
  const started = `A running sandbox of version ${releaseOf(project)}: \`aztec start --sandbox\`. How to install it: <${url('developers/getting_started_on_sandbox')}>`;
  return [...tools.map(([, say]) => say(releaseOf(project))), ...(sandbox ? [started] : [])];
}

/** What is not as the page says, or cannot be promised. */
function notes(project: Project, files: string[]): string[] {
  const { version, nearest } = project;
  if (nearest)
    return [
      `The page is for ${version.label}, which npm does not have. This project pins ${version.sdk}, the published release nearest to it: use a sandbox of ${version.sdk}.`,
    ];
  const apps = files.filter((file) => file.endsWith('package.json'));
  const locked = (file: string) => files.includes(file.replace('package.json', 'package-lock.json'));
  if (apps.length === 0) return [];
  if (apps.every(locked)) return ['`package-lock.json` pins every package. `npm ci` installs exactly these.'];
  return [
    `\`package.json\` names exact versions. There is no lock file beside it: the registry that this was made with does not have ${releaseOf(project)} of the Aztec packages. Where npm says that no such version exists, the Noir part still compiles and its tests still run; the TypeScript cannot be installed.`,
  ];
}

export function readmeOf(project: Project, part: Part, files: string[]): string {
  const { title, page, steps, next, version, env } = project;
  const url = (to: string) => `${publicEnv.siteUrl}${version.base}/${to}`;
  const intro = {
    end: `The finished project of <${url(page)}>, for ${version.label}.`,
    start: `What you begin with in <${url(page)}>, for ${version.label}: the manifests, and frames in which a comment says what belongs where. Go through the page, then run it.`,
  };
  return `${[
    `# ${title}`,
    intro[part],
    '## You need',
    list(needs(project, url)),
    '## Run it',
    block(['node run.mjs']),
    'It looks for what is missing, says so, and otherwise does this:',
    block(byHand(steps, env)),
    '## Change it',
    list(next),
    '## Good to know',
    list([...notes(project, files), 'Teaching code, not audited. Licence: Apache-2.0.']),
  ].join('\n\n')}\n`;
}
