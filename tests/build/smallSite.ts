import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { NIGHTLY, STABLE, VERSIONS } from '../../core/versions';

const ROOT = path.resolve(__dirname, '../..');
/** What makes a site of pages: copied, so that the small site's paths are its own. */
const CODE = [
  'config',
  'core',
  'markdown',
  'plugins',
  'scripts/version',
  'src',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'versions.json',
  'data/api-descriptions.json',
  'data/api-fates.json',
  'data/errors',
  'data/releases.json',
  'data/ran.json',
  'data/ran-errors.json',
  'examples/errors',
  'data/aztec-nr.yaml',
  'content-lint/names',
  ...VERSIONS.flatMap(({ id }) => ['api', 'l1-errors', 'l1-contracts'].map((name) => `data/${id}/${name}.json`)),
  ...VERSIONS.map(({ id }) => `sdk/${id}/package.json`),
];
/** What every page of the real site links to. */
const LINKED = [
  'developers/getting_started',
  'developers/getting_started_on_sandbox',
  'try_testnet',
  'aztec_connect_sunset',
];

export const page = (title: string, body: string, more = 'kind: concept'): string => `---
title: ${title}
description: A page that is here to be built, and for nothing else at all.
tags: [concepts]
${more}
---

${body}
`;

const sidebars = JSON.stringify({
  developerSidebar: [{ type: 'doc', id: 'developers/getting_started', label: 'Start' }],
  networkSidebar: [{ type: 'doc', id: 'the_aztec_network/index', label: 'Run' }],
});

/** The pages of one version that the site cannot do without. */
function pagesOf(folder: string): Record<string, string> {
  return {
    [`${folder}/index.md`]: page('Home', 'Some text.', 'kind: index\nslug: /'),
    [`${folder}/the_aztec_network/index.md`]: page('Run a node', 'Some text.'),
    ...Object.fromEntries(LINKED.map((name) => [`${folder}/${name}.md`, page(path.basename(name), 'Some text.')])),
  };
}

function dataOf(version: string): Record<string, string> {
  const files = {
    constants: { constants: { MAX_NOTES: 32 } },
    env: { variables: [] },
    cli: { tools: [] },
    'node-api': { namespaces: [{ prefix: 'node_', methods: [] }] },
    'api-uses': { pages: [], symbols: {}, blocks: {}, others: {} },
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, data]) => [`data/${version}/${name}.json`, JSON.stringify(data)]),
  );
}

export interface Build {
  ok: boolean;
  output: string;
}

/** The code of this site with a few pages in two versions, in a folder of its own below the repository. */
export class SmallSite {
  readonly dir: string;

  constructor(name: string, files: Record<string, string>) {
    this.dir = path.join(ROOT, '.cache/fixtures', name);
    fs.rmSync(this.dir, { recursive: true, force: true });
    for (const each of CODE) fs.cpSync(path.join(ROOT, each), path.join(this.dir, each), { recursive: true });
    for (const each of ['img', 'assets'])
      fs.cpSync(path.join(ROOT, 'static', each), path.join(this.dir, 'static', each), { recursive: true });
    this.write({
      'config/redirectRules.json': '[]',
      'sidebars.json': sidebars,
      [`versioned_sidebars/version-${STABLE.name}-sidebars.json`]: sidebars,
      ...Object.assign({}, ...VERSIONS.map(({ folder }) => pagesOf(folder)), ...VERSIONS.map(({ id }) => dataOf(id))),
      [`${NIGHTLY.folder}/developers/docs/resources/migration_notes.md`]: page('What changed', 'Some text.'),
      [`${STABLE.folder}/developers/migration_notes.md`]: page('What changed', 'Some text.'),
      ...files,
    });
  }

  write(files: Record<string, string>): void {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(this.dir, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    }
  }

  read(name: string): string {
    return fs.readFileSync(path.join(this.dir, name), 'utf8');
  }

  /** Changes a text that must be there. */
  change(name: string, from: string, to: string): void {
    const text = this.read(name);
    if (!text.includes(from)) throw new Error(`${name} has no "${from}"`);
    this.write({ [name]: text.replace(from, to) });
  }

  run(command: string, ...args: string[]): Promise<Build> {
    const env = { ...process.env, NODE_ENV: '' };
    return new Promise((resolve) => {
      execFile(command, args, { cwd: this.dir, maxBuffer: 1e8, env }, (error, stdout, stderr) =>
        resolve({ ok: !error, output: stdout + stderr }),
      );
    });
  }

  build(...options: string[]): Promise<Build> {
    return this.run(
      process.execPath,
      path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      ...options,
    );
  }
}
