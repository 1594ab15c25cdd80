import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../../core/files';
import { STABLE } from '../../core/versions';
import { digest } from '../../markdown/cache';
import { testOwnMaths } from './ownMaths';
import { page, SmallSite, type Build } from './smallSite';

const { folder: FOLDER, id: ID } = STABLE;
const DIAGRAM = 'graph LR\n  accTitle: A to B\n  accDescr: A leads to B.\n  A --> B';
const picture = `static/diagrams/${createHash('sha256').update(DIAGRAM).digest('hex').slice(0, 12)}`;
const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 300"></svg>`;
const glossary = (term: string) => page('Glossary', `### ${term} {#${term}}\n\nWhat it means.`, 'kind: reference');
const example = (text: string) => `// #region shown\nfn ${text}() {}\n// #endregion shown\n`;

const FEES = `A note holds up to <Constant name="MAX_NOTES" /> fields, and a zeppelin flies over a trireme.

\`\`\`noir file="examples/${ID}/fees/main.nr" region="shown"
\`\`\``;

const site = new SmallSite('fresh', {
  '.env': 'KATEX_CSS_URL=site\n',
  [`${FOLDER}/formula.md`]: page('Formula', 'The sum is $a + b$.'),
  [`${FOLDER}/fees.md`]: page('Fees', FEES),
  [`${FOLDER}/drawn.md`]: page('Drawn', `\`\`\`mermaid\n${DIAGRAM}\n\`\`\``),
  'docs/fees.md': page('Fees', 'Another text altogether.'),
  [`${FOLDER}/named.md`]: page('Named', 'Some text.'),
  [`${FOLDER}/same.md`]: page('Same', 'One sentence.'),
  'docs/same.md': page('Same', 'One sentence.'),
  [`${FOLDER}/developers/docs/reference/glossary.md`]: glossary('zeppelin'),
  'docs/developers/docs/resources/glossary.md': glossary('zeppelin'),
  [`examples/${ID}/fees/main.nr`]: example('firstName'),
  [`${picture}.light.svg`]: svg(400),
  [`${picture}.dark.svg`]: svg(400),
  [`${picture}.phone.light.svg`]: svg(300),
  [`${picture}.phone.dark.svg`]: svg(300),
});

/** Of the plugin in this site alone: when the bundler has read all pages, and not yet written its cache, it edits one. */
const EDITS = `
import fs from 'node:fs';
config.plugins!.push(() => ({
  name: 'edits',
  configureWebpack: () => ({
    plugins: [{
      apply: (compiler: any) => compiler.hooks.finishMake.tap('edits', () => {
        if (!fs.existsSync('edit.json')) return;
        const { file, from, to } = JSON.parse(fs.readFileSync('edit.json', 'utf8'));
        fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(from, to));
      }),
    }],
  }),
}));
`;
site.change('docusaurus.config.ts', 'export default config;', `${EDITS}export default config;`);

/** Everything that a reader, a program or the search gets of the stable pages. */
function outputs() {
  // Without what differs between two ways to write the same HTML.
  const read = (name: string) => site.read(`build/${name}`).replace(/<!-- -->|"/g, '');
  const search = fs
    .readdirSync(path.join(site.dir, 'build/assets/search'))
    .filter((name) => name.includes(STABLE.name));
  return {
    html: read('fees.html'),
    markdown: read('fees.md'),
    search: search.map((name) => read(`assets/search/${name}`)).join('\n'),
    comparison: read('compare/fees.html'),
    same: read('same.html'),
    drawn: read('drawn.html'),
    named: read('named.html'),
    namedMarkdown: read('named.md'),
  };
}

/** Of every file of the build but pages, the lists of scripts and files, in which the bundler names variables in any order, and of what can be kept. */
function digests(): Record<string, string> {
  const dir = path.join(site.dir, 'build');
  const names = listFiles(dir, (name) => !/^runtime~main|\.html|^files\.json$/.test(name)).filter(
    (name) => !name.startsWith('offline/'),
  );
  return Object.fromEntries(names.map((name) => [name, digest(fs.readFileSync(path.join(dir, name)))]));
}

/** Pages without the names of their scripts. */
const texts = (): [string, string][] => {
  const dir = path.join(site.dir, 'build');
  const read = (name: string) =>
    fs.readFileSync(path.join(dir, name), 'utf8').replace(/\/assets\/js\/[\w~.-]+\.js/g, '');
  return listFiles(dir, (name) => name.endsWith('.html')).map((name) => [name, read(name)]);
};

function changeEach(): void {
  site.change(`data/${ID}/constants.json`, '32', '7777');
  site.change(`examples/${ID}/fees/main.nr`, 'firstName', 'secondName');
  site.change(`${FOLDER}/developers/docs/reference/glossary.md`, 'zeppelin {#zeppelin}', 'trireme {#trireme}');
  site.change('docs/same.md', 'One sentence.', 'Quite another one.');
  site.change(`${picture}.light.svg`, '0 0 400', '0 0 555');
  site.change(`${FOLDER}/named.md`, 'title: Named', 'title: Renamed');
}

describe('a second build', () => {
  let first: ReturnType<typeof outputs>;
  let second: ReturnType<typeof outputs>;

  beforeAll(async () => {
    const before = await site.build();
    expect(before.output).toContain('Generated static files');
    first = outputs();
    changeEach();
    const after = await site.build();
    expect(after.output).toContain('Generated static files');
    second = outputs();
  });

  test.each([
    ['a constant', 'html', '32 fields', '7777 fields'],
    ['a constant', 'markdown', '32 fields', '7777 fields'],
    ['a constant', 'search', '32 fields', '7777 fields'],
    ['a constant', 'comparison', '32 fields', '7777 fields'],
    ['an example', 'html', 'firstName', 'secondName'],
    ['an example', 'markdown', 'fn firstName', 'fn secondName'],
    ['an example', 'search', 'firstName', 'secondName'],
    ['an example', 'comparison', 'fn firstName', 'fn secondName'],
    ['a glossary term', 'html', 'zeppelin</a>', 'trireme</a>'],
    ['the page of the other version', 'same', `same as ${STABLE.label}`, 'Nightly: nothing changes for you'],
    ['a diagram', 'drawn', 'width=400', 'width=555'],
    ['front matter', 'named', 'Named', 'Renamed'],
    ['front matter', 'namedMarkdown', 'Named', 'Renamed'],
    ['front matter', 'search', 'Named', 'Renamed'],
  ] as const)('shows %s as it is now: %s', (_, output, old, now) => {
    expect(first[output]).toContain(old);
    expect(second[output]).toContain(now);
    expect(second[output]).not.toContain(old);
  });

  test('changes the pages for which something has changed, and writes what a first one would', async () => {
    const written = new Map(texts());
    site.change(`${FOLDER}/named.md`, 'Some text.', 'Some other text.');
    await site.build();
    const [files, pages] = [digests(), texts()];
    // The name of the runtime, which knows the files of all pages, changes with each.
    expect(pages.filter(([name, text]) => text !== written.get(name)).map(([name]) => name)).toEqual(['named.html']);
    for (const cache of ['build', '.docusaurus', 'node_modules'])
      fs.rmSync(path.join(site.dir, cache), { recursive: true, force: true });
    await site.build();
    expect(digests()).toEqual(files);
    expect(texts()).toEqual(pages);
  });

  test('shows what was edited while the one before it ran', async () => {
    const edit = { file: `${FOLDER}/named.md`, from: 'Some other text.', to: 'Edited meanwhile.' };
    site.write({ 'edit.json': JSON.stringify(edit) });
    expect((await site.build()).output).toContain('Generated static files');
    expect(outputs().named).toContain(edit.from);
    fs.rmSync(path.join(site.dir, 'edit.json'));
    expect((await site.build()).output).toContain(`${edit.file} was edited during the last build`);
    for (const name of ['named', 'namedMarkdown', 'search'] as const) expect(outputs()[name]).toContain(edit.to);
    expect((await site.build()).output).not.toContain('was edited');
    expect(outputs().named).toContain(edit.to);
  });

  test('on Netlify is the same, of the same weight, without compressed copies', async () => {
    const copies = () => listFiles(path.join(site.dir, 'build'), (name) => name.endsWith('.br')).length;
    const weights = ({ output }: Build) => output.match(/\d+ files, [\d.]+ MB to fetch/g);
    const own = await site.build();
    expect(copies()).toBeGreaterThan(20);
    const settings = site.read('.env');
    site.write({ '.env': `${settings}NETLIFY=true\n` });
    const netlify = await site.build();
    site.write({ '.env': settings });
    expect(netlify.output).toContain('Generated static files');
    expect(copies()).toBe(0);
    expect(weights(netlify)).toHaveLength(2);
    expect(weights(netlify)).toEqual(weights(own));
  });

  testOwnMaths(site);

  // Nothing is left of the build before.
  test('a page that cannot be compiled fails it, and is named with the place', async () => {
    site.write({ [`${FOLDER}/wrong.md`]: page('Wrong', 'One.\n\nTwo {of} three </b>.') });
    const { ok, output } = await site.build();
    expect(output).toMatch(/\/wrong\.md:10:17.*closing slash/);
    expect(ok).toBe(false);
    site.write({ [`${FOLDER}/wrong.md`]: page('Wrong', 'One.\n\nimport Chart from "@site/src/Chart";\n\n<Chart />') });
    const second = await site.build();
    expect(second.output).toContain('a page cannot import or export ("import Chart');
    expect(second.ok).toBe(false);
    fs.rmSync(path.join(site.dir, FOLDER, 'wrong.md'));
  });
});
