import * as z from 'zod';
import { NIGHTLY, STABLE, VERSIONS } from '../../core/versions';
import { MAX_ERROR_TEXT } from './explainError';
import { MAX_RESULTS } from './tools';

const version = z.enum(VERSIONS.map(({ id }) => id));
export const WHICH = `${STABLE.id} is the stable release, ${NIGHTLY.id} is the pre-release ${NIGHTLY.label}.`;
const pagePath = z.string().min(1).max(300);
/** Made once: making them costs more than answering. */
export const asks = {
  search: {
    query: z.string().trim().min(1).max(200).describe('Words to find'),
    version: version.default(STABLE.id),
    limit: z.int().min(1).max(MAX_RESULTS).default(8),
  },
  page: {
    path: pagePath.describe('Path or url of the page, such as /developers/getting_started_on_sandbox'),
    version: version.optional().describe('When left out, the version that the path belongs to'),
    part: z.int().min(1).max(50).default(1),
  },
  list: {
    version: version.default(STABLE.id),
    section: z.string().trim().min(1).max(200).optional().describe('Part of a section name, or a path prefix'),
  },
  symbol: {
    name: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .describe('A name, such as AztecAddress, DeployMethod.send or, of Aztec.nr, PrivateSet or #[note]'),
    version: version.default(STABLE.id),
  },
  explain: {
    text: z
      .string()
      .trim()
      .min(1)
      .max(MAX_ERROR_TEXT)
      .describe('The error message, the end of the log, revert data, or a package.json, Nargo.toml or .env'),
    version: version.default(STABLE.id),
  },
  compare: { path: pagePath.describe('Path or url of the page in either version') },
};
