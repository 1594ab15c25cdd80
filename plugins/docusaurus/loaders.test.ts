import { expect, test } from 'vitest';
import withoutUnused from './clientModules.js';
import slimConfig from './siteConfig.js';
import slimVersion from './versionData.js';

const MODULES = `export default [
  require("/a/node_modules/infima/dist/css/default/default.css"),
  require("/a/theme-classic/lib/prism-include-languages"),
  require("/a/theme-classic/lib/nprogress"),
  require("/a/src/css/index.css"),
];
`;

test('clientModules.js: our own client modules are left', () =>
  expect(withoutUnused(MODULES)).toBe('export default [\n  require("/a/src/css/index.css"),\n];\n'));

test.each(['default.css', 'prism-include-languages', 'nprogress'])(
  'clientModules.js: a list without %s ends the build',
  (name) => expect(() => withoutUnused(MODULES.replace(name, 'other'))).toThrow(`${name} any more`),
);

const CONFIG: Record<string, unknown> = {
  title: 'Site',
  ...Object.fromEntries(
    ['ssrTemplate', 'markdown', 'headTags', 'clientModules', 'plugins', 'themes', 'presets', 'staticDirectories'].map(
      (key) => [key, ['/folder/of/the/machine']],
    ),
  ),
  themeConfig: { image: 'card.png', prism: { theme: {} } },
};
const config = (data: object) => `/* head */\nexport default ${JSON.stringify(data, null, 2)};\n`;

test('siteConfig.js: the browser gets no settings of the build', () =>
  expect(slimConfig(config(CONFIG))).toBe(
    '/* head */\nexport default {"title":"Site","themeConfig":{"image":"card.png"}};',
  ));

test('siteConfig.js: a configuration of another form ends the build', () => {
  const { presets: _, ...others } = CONFIG;
  expect(() => slimConfig(config(others))).toThrow("has no 'presets' any more");
  expect(() => slimConfig('module.exports = {}')).toThrow('has not one `export default`');
});

const slim = (data: object) => slimVersion.call({ resourcePath: 'p/index.json' }, JSON.stringify(data));

test('versionData.js: of the pages of a version the sidebar is left', () => {
  const docsSidebars = { main: [{ type: 'link', href: '/a', label: 'A', docId: 'a', unlisted: false }] };
  expect(JSON.parse(slim({ version: { label: 'v1', docsSidebars, docs: { a: { title: 'A' } } } }))).toEqual({
    version: { label: 'v1', docsSidebars: { main: [{ type: 'link', href: '/a', label: 'A' }] }, docs: {} },
  });
  expect(slim({ tag: { docs: [] } })).toBe('{"tag":{"docs":[]}}');
});

test.each([{ version: { docs: {} } }, { version: { docsSidebars: {} } }, { release: {} }])(
  'versionData.js: %j ends the build',
  (data) => expect(() => slim(data)).toThrow('p/index.json has another form'),
);
