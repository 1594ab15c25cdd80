/**
 * `npm run switch`: gives a running server the build that was made last; `npm run switch -- back` the one before.
 * The server has `BUILD_DIR=builds/current`, a link to one of two folders, and notices by itself where it leads.
 */
import fs from 'node:fs';
import path from 'node:path';

const [option] = process.argv.slice(2);
const [made, folders] = ['build', 'builds'].map((name) => path.resolve(name));
const at = (name) => path.join(folders, name);
const isBuild = (folder) => fs.existsSync(path.join(folder, '.host/headers.json'));

function fail(text) {
  console.error(text);
  process.exit(1);
}

if (option !== undefined && option !== 'back') fail('Usage: npm run switch [-- back]');
fs.mkdirSync(folders, { recursive: true });
const link = at('current');
const now = fs.existsSync(link) ? fs.readlinkSync(link) : 'b';
const other = now === 'a' ? 'b' : 'a';

if (option === 'back') {
  if (!isBuild(at(other))) fail(`There is no build before this one in ${at(other)}.`);
} else {
  if (!isBuild(made)) fail(`There is no build in ${made}. Run 'npm run build' first.`);
  for (const name of ['next', 'old']) fs.rmSync(at(name), { recursive: true, force: true });
  // Times too: a compressed copy that is older than its file is not sent.
  fs.cpSync(made, at('next'), { recursive: true, preserveTimestamps: true });
  if (fs.existsSync(at(other))) fs.renameSync(at(other), at('old'));
  fs.renameSync(at('next'), at(other));
}
fs.rmSync(at('link'), { force: true });
fs.symlinkSync(other, at('link'));
fs.renameSync(at('link'), link);
fs.rmSync(at('old'), { recursive: true, force: true });
console.log(`builds/current is now builds/${other}. A running server takes it within seconds, and says so in its log.`);
