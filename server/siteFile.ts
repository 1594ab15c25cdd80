import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { FEED_TYPE } from '../core/feeds';

/** A file as it is sent. */
export type Copy = { disk: string; size: number };

export type SiteFile = Copy & {
  type: string;
  /** Of its content, and for a page of its headers too: browsers keep the old policy after a 304. */
  hash: string;
  /** The Brotli copy of the build, of what becomes smaller. */
  brotli?: Copy;
};

const OWN_TYPES: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.atom': FEED_TYPE,
};

function brotliOf(disk: string, changed: number): Copy | undefined {
  const copy = `${disk}.br`;
  const found = statSync(copy, { throwIfNoEntry: false });
  // A copy older than its file is left from an earlier build and would show an old page.
  return found && found.mtimeMs >= changed ? { disk: copy, size: found.size } : undefined;
}

/** Read and hashed once, here: a request must not cost more than what it sends. */
export async function siteFile(disk: string, salt: string): Promise<SiteFile> {
  const type = OWN_TYPES[path.extname(disk)] ?? getMimeType(disk) ?? 'application/octet-stream';
  const content = await readFile(disk);
  const hash = createHash('sha1').update(salt).update(content).digest('base64url');
  return { disk, size: content.length, type, hash, brotli: brotliOf(disk, statSync(disk).mtimeMs) };
}
