import * as z from 'zod';
import { VERSIONS } from '../../core/versions';

const version = z.enum(VERSIONS.map(({ id }) => id));
const sentence = z.string().regex(/[.!?]$/, 'must be a sentence with its full stop');
const name = z.string().regex(/^\w+$/, 'must be a name of Noir');
const slug = z.string().regex(/^[a-z]+(_[a-z]+)*$/, 'must be the name of a page');
const path = z.string().regex(/^\w+(::\w+)+$/, 'must be a path such as aztec::state_vars::Map');

/** In which versions it is, and what differs: for a name and for a member alike. */
const told = {
  text: sentence,
  /** Left out where all have it. */
  versions: z.array(version).min(1).optional(),
  /** How the newer version differs from the older. */
  changed: sentence.optional(),
  /** What to use where the newer version lacks it. */
  instead: sentence.optional(),
};

const member = z.union([sentence, z.strictObject(told)]);

const entry = z.strictObject({
  name,
  kind: z.enum(['attribute', 'type', 'trait', 'function', 'global', 'module']),
  /** Left out for what Noir itself has. */
  from: z.union([path, z.record(version, path)]).optional(),
  ...told,
  /** Page and section that explain it, as `page#anchor` with a page of the list. */
  see: z.partialRecord(version, z.string()),
  members: z.record(name, member).optional(),
});

export const noirSchema = z.strictObject({
  /** The page that lists all names. The pages of the groups stand in a folder of its name. */
  index: z.record(version, z.string()),
  /** Pages that names lead to, by a short name. */
  pages: z.record(version, z.record(z.string(), z.string())),
  groups: z.array(z.strictObject({ title: z.string().min(3), page: slug, names: z.array(entry).min(1) })).min(1),
});

export type NoirFile = z.infer<typeof noirSchema>;
export type NoirFileEntry = z.infer<typeof entry>;
