import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicEnv } from '../../config/env';
import { ROOT } from '../../content-lint/snippets/versions';
import { cardOf, CARD_SIZE } from '../../core/cards';
import { listFiles } from '../../core/files';
import { pagePathOf } from '../../core/pagePath';

const BUILD = path.join(ROOT, 'build');
const html = listFiles(BUILD, (name) => name.endsWith('.html'));
const META = /<meta (?:data-rh="true" )?(?:name|property)="((?:og|twitter):[^"]+)" content="([^"]*)"/g;

/** All values that a page gives for each of its tags. */
function tagsOf(file: string): Record<string, string[]> {
  const tags: Record<string, string[]> = {};
  for (const [, name, value] of fs.readFileSync(path.join(BUILD, file), 'utf8').matchAll(META))
    (tags[name!] ??= []).push(value!);
  return tags;
}

describe('cards', () => {
  test('[CARD-1] the tags of every page name its card in full, its size and its words, each once', () => {
    expect(html.length).toBeGreaterThan(500);
    const wrong = html.filter((file) => {
      const { 'og:title': title, ...tags } = tagsOf(file);
      const image = [publicEnv.siteUrl + cardOf(pagePathOf(file) ?? '/404.html')];
      const expected = {
        'og:image': image,
        'twitter:image': image,
        'og:image:width': [String(CARD_SIZE.width)],
        'og:image:height': [String(CARD_SIZE.height)],
        'og:image:alt': title,
        'twitter:image:alt': title,
        'twitter:card': ['summary_large_image'],
      };
      return (
        title?.length !== 1 || Object.entries(expected).some(([name, value]) => String(tags[name]) !== String(value))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('[CARD-1] each card is there, is a PNG of its size, and weighs at most 40 KB', () => {
    const wrong = html.filter((file) => {
      const card = path.join(BUILD, cardOf(pagePathOf(file) ?? '/404.html'));
      if (!fs.existsSync(card)) return true;
      const png = fs.readFileSync(card);
      const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
      return png.length > 40 * 1024 || size.width !== CARD_SIZE.width || size.height !== CARD_SIZE.height;
    });
    expect(wrong).toEqual([]);
  });
});
