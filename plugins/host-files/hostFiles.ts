import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublicEnv } from '../../config/env';
import { contentSecurityPolicy, policySources } from '../../config/contentPolicy';
import { netlifyHeaders, securityHeaders } from '../../config/headers';
import { checkRedirects, netlifyRedirects } from '../../config/redirects';
import { listFiles as filesBelow } from '../../core/files';
import { FILES_FILE, HEADERS_FILE, isHostFile, pagePathOf } from '../../core/pagePath';
import { readBuiltPage } from '../built-pages';
import { collectInlineCode, type InlineCode } from '../built-pages/inlineCode';
import { writeWellKnown } from './wellKnown';

/** The files of the build, without those that this plugin writes. */
export async function listFiles(outDir: string): Promise<string[]> {
  const files = filesBelow(outDir, (name) => !name.endsWith('.br'));
  return files.filter((file) => !isHostFile(file)).sort();
}

/** A redirect with a dead target, or one that another rule hides, fails the build. */
function reportRedirects(pages: ReadonlySet<string>): void {
  const problems = checkRedirects(pages);
  if (problems.length) throw new Error(`${problems.length} redirects are wrong:\n  ${problems.join('\n  ')}`);
}

/** Everything a host needs to know about a finished build. Run it when no file changes any more. */
export async function writeHostFiles(outDir: string, siteDir: string, env: PublicEnv): Promise<void> {
  const html = (await listFiles(outDir)).filter((file) => file.endsWith('.html'));
  const pages = new Set(html.flatMap((file) => pagePathOf(file) ?? []));
  reportRedirects(pages);

  const inline: [string, InlineCode][] = [];
  for (const file of html) inline.push([file, (await readBuiltPage(outDir, siteDir, file)).inline]);
  const policy = contentSecurityPolicy(policySources(env, collectInlineCode(inline)));
  const headers = securityHeaders(policy);

  await writeWellKnown(outDir, env);
  await mkdir(path.join(outDir, path.dirname(HEADERS_FILE)), { recursive: true });
  await writeFile(path.join(outDir, HEADERS_FILE), `${JSON.stringify(headers, null, 2)}\n`);
  await writeFile(path.join(outDir, FILES_FILE), JSON.stringify(await listFiles(outDir)));
  await writeFile(path.join(outDir, '_headers'), netlifyHeaders(headers));
  await writeFile(path.join(outDir, '_redirects'), netlifyRedirects(pages));
}
