import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublicEnv } from '../../config/env';

/** Pages that must not be found carry `noindex` themselves: a crawler has to read them to see it. */
const robotsTxt = ({ siteUrl }: PublicEnv): string =>
  `User-agent: *\nDisallow: /.netlify/\nDisallow: /mcp\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** RFC 9116. It asks for a date within a year, after which the contact is not to be trusted any more. */
function securityTxt({ siteUrl, securityContact }: PublicEnv, now = new Date()): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1)).toISOString();
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

export async function writeWellKnown(outDir: string, env: PublicEnv): Promise<void> {
  await mkdir(path.join(outDir, '.well-known'), { recursive: true });
  await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(env));
  await writeFile(path.join(outDir, '.well-known/security.txt'), securityTxt(env));
}
