/** What a reader's program imports. Clients lead to the network of this worker, whatever the address. */
import { OWN_ARTIFACTS } from '../../../core/tab';
import { file } from './files';
import type { TabNetwork } from './network';
import type { Module } from './v2';

const OWN = /^\.{1,2}\/.*\.json$/;

const loaded = new Map<string, Module>();

/** From a reader's project it may be `../target/…`. Asked for with each run, as the reader may have compiled it again. */
async function ownArtifact(path: string): Promise<Module> {
  const name = `${OWN_ARTIFACTS}${path.slice(path.lastIndexOf('/') + 1)}`;
  const bytes = await file(name).catch(() => {
    throw new Error(`${path} is not here: give this page the compiled contract, under 'Use a contract of your own'`);
  });
  return { default: JSON.parse(new TextDecoder().decode(bytes)) as unknown };
}

export async function load(name: string, { clients, modules }: TabNetwork): Promise<Module> {
  if (OWN.test(name)) return ownArtifact(name);
  const known = loaded.get(name);
  if (known) return known;
  const importer = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (!importer)
    throw new Error(`${name} is not among the modules that this tab has: ${Object.keys(modules).join(', ')}`);
  const found = { ...(await importer()) };
  for (const [key, value] of Object.entries(clients)) if (key in found) found[key] = value;
  loaded.set(name, found);
  return found;
}
