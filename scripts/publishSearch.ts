import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { publicEnv } from '../config/env';
import { readBuild } from '../plugins/search-index/readBuild';
import { readServerEnv } from '../server/env';
import { publish } from './search/typesenseCollection';

const USAGE = `Usage: npm run search:publish

Fills the Typesense collection from the build: a new collection is made and filled, the alias is moved to it, and the
old one is deleted. When anything fails, the old collection goes on serving.

Settings (see .env.example): TYPESENSE_HOST or TYPESENSE_HOSTS, TYPESENSE_PROTOCOL, TYPESENSE_PORT,
TYPESENSE_COLLECTION (the alias), TYPESENSE_ADMIN_KEY (a key that may write), SITE_URL, BUILD_DIR.
`;

async function main(): Promise<string> {
  const { search, siteUrl } = publicEnv;
  const { TYPESENSE_ADMIN_KEY: adminKey, BUILD_DIR: buildDir } = readServerEnv();
  if (search.hosts.length === 0) throw new Error('TYPESENSE_HOST is not set.');
  if (!adminKey) throw new Error('TYPESENSE_ADMIN_KEY is not set: a key that may create collections and aliases.');
  if (!existsSync(path.join(buildDir, 'index.html')))
    throw new Error(`There is no build in '${buildDir}'. Run 'npm run build' first.`);
  const records = await readBuild(buildDir);
  const { name, before, count } = await publish({ ...search, adminKey }, records, siteUrl);
  const old = before ? `; ${before} deleted` : '';
  return `${count} records in ${name}; the alias ${search.collection} points to it${old}.`;
}

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) process.stdout.write(USAGE);
else
  main().then(
    (message) => console.log(message),
    (error: unknown) => {
      console.error(`Nothing was published: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    },
  );
