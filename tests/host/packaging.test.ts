import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { environment } from '../../config/env';

const root = path.resolve(__dirname, '../..');
const tools = path.join(root, 'netlify/tools/node_modules');
const home = mkdtempSync(path.join(tmpdir(), 'packaging-'));
const data = path.join(root, '.cache/packaging-data');
afterAll(() => [home, data].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** As a deployment does, of the build that is there. */
function packageSite(): Promise<{ failed: boolean; output: string }> {
  const config = path.join(home, 'netlify.toml');
  const settings = readFileSync(path.join(root, 'netlify.toml'), 'utf8');
  writeFileSync(config, settings.replace('command = "node scripts/build.mjs"', 'command = "true"'));
  const env = { HOME: home, PATH: `${path.join(tools, '.bin')}:${environment()['PATH'] ?? ''}` };
  const args = ['--offline', '--telemetry=false', '--config', config, '--cwd', root, '--repositoryRoot', root];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(tools, '@netlify/build/bin.js'), ...args],
      { cwd: root, env, maxBuffer: 1e8 },
      (error, stdout, stderr) => resolve({ failed: Boolean(error), output: stdout + stderr }),
    );
  });
}

test("Netlify packages the functions and the edge function, and nobody's address with them", async () => {
  const made = (folder: string) => {
    const dir = path.join(root, '.netlify', folder);
    return existsSync(dir) ? readdirSync(dir) : [];
  };
  // The server of the other tests has a folder of its own beside these.
  for (const folder of ['functions', 'edge-functions-dist'])
    rmSync(path.join(root, '.netlify', folder), { recursive: true, force: true });
  // As on the machine of somebody who has run the server.
  mkdirSync(data, { recursive: true });
  writeFileSync(path.join(data, 'newsletter.db'), 'reader@example.org');
  const { failed, output } = await packageSite();
  expect(failed, output.slice(0, 5000)).toBe(false);
  const functions = readdirSync(path.join(root, 'netlify/functions')).map((name) => name.replace('.mts', '.zip'));
  expect(made('functions')).toEqual(expect.arrayContaining(functions));
  // The names of its files are written out in an archive.
  const archive = (name: string) => readFileSync(path.join(root, '.netlify/functions', name));
  expect(functions.filter((name) => !archive(name).includes(path.basename(name, '.zip')))).toEqual([]);
  expect(functions.filter((name) => archive(name).includes('newsletter.db'))).toEqual([]);
  expect(made('edge-functions-dist').some((name) => name.endsWith('.eszip'))).toBe(true);
}, 600_000);
