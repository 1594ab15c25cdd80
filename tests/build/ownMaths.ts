import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import type { SmallSite } from './smallSite';

/** Of the link to the maths stylesheet. */
function attribute(html: string, name: string): string | undefined {
  let found: string | undefined;
  new Parser({
    onopentag: (_tag, attributes) => {
      if ('data-maths-styles' in attributes) found = attributes[name];
    },
  }).end(html);
  return found;
}

/** Of a site with `KATEX_CSS_URL=site` and a page /formula, once it is built. */
export function testOwnMaths(site: SmallSite): void {
  describe('[MD-1] KATEX_CSS_URL=site', () => {
    const href = () => attribute(site.read('build/formula.html'), 'href')!;

    test('the stylesheet comes from the site, and is what the page says', () => {
      expect(href()).toMatch(/^\/assets\/katex-[\d.]+\/katex\.min\.css$/);
      const hash = createHash('sha384')
        .update(site.read(`build${href()}`))
        .digest('base64');
      expect(attribute(site.read('build/formula.html'), 'integrity')).toBe(`sha384-${hash}`);
    });

    test('every font that it names first is there', () => {
      const file = path.join(site.dir, 'build', href());
      const fonts = [...fs.readFileSync(file, 'utf8').matchAll(/src:url\(([^)]+)\)/g)].map(([, url]) => url!);
      expect(fonts.length).toBeGreaterThan(10);
      expect(fonts.filter((url) => !fs.existsSync(path.join(path.dirname(file), url)))).toEqual([]);
    });

    test('the policy names no other host, and a page without formulas asks for nothing', () => {
      const headers = JSON.parse(site.read('build/.host/headers.json')) as Record<string, string>;
      expect(headers['Content-Security-Policy']).not.toContain('http');
      expect(attribute(site.read('build/try_testnet.html'), 'href')).toBeUndefined();
    });
  });
}
