import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { version } from 'katex/package.json';
import { publicEnv } from './env';

/** Where the build puts its own copy. Kept by browsers for a year, hence the version in it. */
export const OWN_FOLDER = `assets/katex-${version}`;

/** The maths stylesheet comes from a CDN. Its hash is that of the installed package, so a changed file is refused. */
export const mathsStylesheet = {
  href: publicEnv.katexCssUrl ?? `/${OWN_FOLDER}/katex.min.css`,
  integrity: `sha384-${createHash('sha384')
    .update(fs.readFileSync(require.resolve('katex/dist/katex.min.css')))
    .digest('base64')}`,
};
