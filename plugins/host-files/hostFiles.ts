import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublicEnv } from '../../config/env';
import { contentSecurityPolicy, netlifyHeaders, policySources, securityHeaders } from '../../config/headers';
import { checkRedirects, netlifyRedirects } from '../../config/redirects';
import { listFiles as filesBelow } from '../../core/files';
import { HEADERS_FILE, isHostFile, pagePathOf } from '../../core/pagePath';
import { kept } from '../../markdown/kept';
import { collectInlineCode, inlineCodeOf, type InlineCode } from './inlineCode';
import { writeWellKnown } from './wellKnown';

/** The files of the build, without those that this plugin writes. */
export async function listFiles(outDir: string): Promise<string[]> {
  const files = filesBelow(outDir, (name) => !/\.(br|gz)$/.test(name));
  return files.filter((file) => !isHostFile(file)).sort();
}

/** A redirect with a dead target, or one that another rule hides, fails the build. */
function reportRedirects(pages: ReadonlySet<string>): void {
  const problems = checkRedirects(pages);
  if (problems.length) throw new Error(`${problems.length} redirects are wrong:\n  ${problems.join('\n  ')}`);
}

/** The names of scripts, which change for all pages with one of them, say nothing about inline code. */
const SCRIPT_NAME = /\/assets\/js\/[\w~.-]+\.js/g;

async function readInlineCode(outDir: string, siteDir: string, file: string): Promise<[string, InlineCode]> {
  const html = await readFile(path.join(outDir, file), 'utf8');
  const from = html.replace(SCRIPT_NAME, '');
  return [file, await kept({ siteDir, kind: 'inline-code', name: file, from }, () => inlineCodeOf(file, html))];
}

/** Everything a host needs to know about a finished build. Run it when no file changes any more. */
export async function writeHostFiles(outDir: string, siteDir: string, env: PublicEnv): Promise<void> {
  const html = (await listFiles(outDir)).filter((file) => file.endsWith('.html'));
  const pages = new Set(html.flatMap((file) => pagePathOf(file) ?? []));
  reportRedirects(pages);

  const inline = await Promise.all(html.map((file) => readInlineCode(outDir, siteDir, file)));
  const policy = contentSecurityPolicy(policySources(env, collectInlineCode(inline)));
  const headers = securityHeaders(policy);

  await writeWellKnown(outDir, env);
  await mkdir(path.join(outDir, path.dirname(HEADERS_FILE)), { recursive: true });
  await writeFile(path.join(outDir, HEADERS_FILE), `${JSON.stringify(headers, null, 2)}\n`);
  await writeFile(path.join(outDir, '_headers'), netlifyHeaders(headers));
  await writeFile(path.join(outDir, '_redirects'), netlifyRedirects(pages));
}
