import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { publicEnv } from './env';

/** The maths stylesheet comes from a CDN. Its hash is that of the installed package, so a changed file is refused. */
export const mathsStylesheet = {
  href: publicEnv.katexCssUrl,
  integrity: `sha384-${createHash('sha384')
    .update(fs.readFileSync(require.resolve('katex/dist/katex.min.css')))
    .digest('base64')}`,
};
