/** The `docusaurus` command for builds. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { bundleCode } from './ownCode.mjs';
import { FOR_BUILDS, patchPackages } from './patches.mjs';
import { ROOT } from './setup.mjs';

/**
 * Minified pages are 3 % smaller, take a fifth longer to render, and some readers trip over unquoted attributes.
 * Docusaurus reads this when it is loaded, so the configuration would come too late.
 */
process.env.SKIP_HTML_MINIFICATION ??= 'true';

/** Nine times as long as usual before code is optimised: for a build that ends in a minute much of it is not worth it. */
setFlagsFromString('--interrupt-budget=600000');

patchPackages(ROOT, FOR_BUILDS);
const require = createRequire(import.meta.url);

const utils = require('@docusaurus/utils/lib/moduleUtils');
const { loadFreshModule } = utils;
const loadOwn = await bundleCode(process.cwd());
const loadPackage = async (file) => {
  const module = await import(pathToFileURL(file).href);
  return module.default?.__esModule ? module.default : module;
};
/** Docusaurus loads the configuration twice in a build, with all plugins, for the case that it has changed meanwhile. */
const loaded = new Map();
utils.loadFreshModule = (file) => {
  if (!loaded.has(file))
    loaded.set(file, loadOwn(file) ?? (file.includes('node_modules') ? loadPackage(file) : loadFreshModule(file)));
  return loaded.get(file);
};

/** Docusaurus' own command also loads all others, and asks a server whether there is a newer one. */
async function build() {
  const fail = (error) => {
    // A failed build has causes of causes.
    console.error(`\n${inspect(error, { depth: Infinity })}`);
    process.exit(1);
  };
  process.on('unhandledRejection', fail);
  await require('@docusaurus/core/lib/commands/build/build').build().catch(fail);
}

const options = process.argv.slice(3);
await (options.length ? import('@docusaurus/core/bin/docusaurus.mjs') : build());
