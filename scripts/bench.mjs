/** `npm run bench`: all benchmarks, or those named: `npm run bench -- search`. Flags go on to the benchmark. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './setup.mjs';

const folder = path.join(ROOT, 'scripts/bench');
const all = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));
const words = process.argv.slice(2);
const firstFlag = words.findIndex((word) => word.startsWith('-'));
const wanted = firstFlag < 0 ? words : words.slice(0, firstFlag);
const flags = words.slice(wanted.length);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length) {
  console.error(`There is no benchmark '${unknown.join("', '")}'. Benchmarks: ${all.join(', ')}`);
  process.exit(1);
}
let failed = 0;
for (const name of wanted.length ? wanted : all) {
  console.log(`\n== ${name}`);
  failed += run('npx', ['--no-install', 'tsx', `scripts/bench/${name}.ts`, ...flags]) === 0 ? 0 : 1;
}
process.exit(failed ? 1 : 0);
