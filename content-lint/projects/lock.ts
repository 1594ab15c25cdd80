import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Packed } from '../../markdown/projects';
import { textsOf } from '../../markdown/projects/texts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const wanted = ({ dependencies, devDependencies }: Manifest): string =>
  JSON.stringify([dependencies ?? {}, devDependencies ?? {}]);

/** The folders of a project whose lock file is missing or is for another manifest. */
export function unlocked(texts: Map<string, string>): string[] {
  const manifests = [...texts.keys()].filter((file) => path.basename(file) === 'package.json');
  return manifests
    .map((file) => path.dirname(file))
    .filter((folder) => {
      const lock = texts.get(path.join(folder, 'package-lock.json'));
      const manifest = JSON.parse(texts.get(path.join(folder, 'package.json'))!) as Manifest;
      const root = lock && (JSON.parse(lock) as { packages: Record<string, Manifest> }).packages[''];
      return !root || wanted(root) !== wanted(manifest);
    });
}

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean; optionalDependencies?: Record<string, string> }>;
}

const PLATFORM = /-(darwin|linux|win32)-(arm64|arm|x64)/;

/**
 * Builds for other platforms that the registry at hand does not have: `npm ci` asks for their entries everywhere, and
 * installs the one that fits. They are optional, and their versions are exact where they are asked for.
 */
export function withOtherPlatforms(text: string): string {
  const lock = JSON.parse(text) as Lock;
  const wanted = Object.values(lock.packages).flatMap((entry) => Object.entries(entry.optionalDependencies ?? {}));
  for (const [name, version] of wanted) {
    const [, os, cpu] = PLATFORM.exec(name) ?? [];
    const place = `node_modules/${name}`;
    if (os && !lock.packages[place])
      lock.packages[place] = { version, optional: true, os: [os], cpu: [cpu] } as Lock['packages'][string];
  }
  const names = Object.keys(lock.packages).sort();
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(names.map((name) => [name, lock.packages[name]])) }, null, 2)}\n`;
}

/** Has npm write the lock files that are missing, from the registry, and puts them beside their manifests. */
export function writeLocks(siteDir: string, { project }: Packed): void {
  const texts = textsOf(siteDir, project, 'end');
  for (const folder of unlocked(texts)) {
    const room = mkdtempSync(path.join(os.tmpdir(), 'lock-'));
    writeFileSync(path.join(room, 'package.json'), texts.get(path.join(folder, 'package.json'))!);
    const target = path.join(path.dirname(project.files.get(path.join(folder, 'package.json'))!), 'package-lock.json');
    try {
      execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], {
        cwd: room,
        stdio: 'pipe',
      });
      writeFileSync(target, withOtherPlatforms(readFileSync(path.join(room, 'package-lock.json'), 'utf8')));
      console.log(`wrote ${path.relative(siteDir, target)}`);
    } catch (error) {
      const [reason] = /npm error .*(?:notarget|404).*/.exec(String((error as { stderr?: Buffer }).stderr)) ?? [
        String(error),
      ];
      console.log(
        `no lock file for ${path.relative(siteDir, path.dirname(target))}: ${reason}${existsSync(target) ? '; the old one stays' : ''}`,
      );
    }
    rmSync(room, { recursive: true });
  }
}
