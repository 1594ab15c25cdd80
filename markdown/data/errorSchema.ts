import * as z from 'zod';
import { VERSIONS } from '../../core/versions';

const sentence = z
  .string()
  .min(5)
  .regex(/[.!?]$/, 'must be a sentence with its full stop');
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words with hyphens');
const versions = z.array(z.enum(VERSIONS.map((version) => version.id))).min(1);
const links = z.array(id).optional();

const versionIds = z.enum(VERSIONS.map((version) => version.id));
const chain = z
  .array(z.string().regex(/^\S+\.(js|wasm) \S+$|^[A-Z]\w+ \w+$/, 'must be "<package>/<file>.js <symbol>"'))
  .min(1);

/** By itself where a program makes it happen; else with its proof. */
const cause = z.union([
  sentence,
  z.strictObject({
    says: sentence,
    /** Where it is thrown, then who calls that, and so on. Below `dest` of a package of `@aztec`. */
    traced: z.union([chain, z.partialRecord(versionIds, chain)]).optional(),
    /** Who says it, where no package at hand can show it. */
    kept: z.strictObject({ source: z.string().min(10), date: z.iso.date() }).optional(),
  }),
]);

const told = {
  means: sentence,
  causes: z.array(cause).min(1),
  fix: z.array(sentence).min(1),
  see: links,
  /** Left out where it is the same in all. */
  versions: versions.optional(),
};

const message = z.string().min(6);

const entry = z.strictObject({
  id,
  /** What varies stands in braces. Where the versions word it differently, one for each. */
  text: z.union([message, z.record(z.enum(VERSIONS.map((version) => version.id)), message)]),
  from: z.string().min(3),
  wrapper: z.literal(true).optional(),
  ...told,
});

/** One area of `data/errors`: messages of packages and tools. */
export const areaSchema = z.strictObject({
  title: z.string().min(3),
  page: z.string().min(3),
  entries: z.array(entry).min(1),
});

/** Custom errors of the L1 contracts, by name. What nobody but a developer of the protocol meets has only a meaning. */
const customError = z.union([
  sentence,
  z.strictObject({ means: sentence, causes: told.causes, fix: told.fix, see: links }),
]);

export const customSchema = z.strictObject({
  areas: z.array(
    z.strictObject({ id, title: z.string().min(3), page: z.string(), errors: z.record(z.string(), customError) }),
  ),
});

/** Pages that entries lead to, by a short name, with their path in each version. */
export const pagesSchema = z.record(
  id,
  z.strictObject({
    title: z.string().min(3),
    paths: z.partialRecord(z.enum(VERSIONS.map((version) => version.id)), z.string()),
  }),
);

export const abiSchema = z.object({
  errors: z.array(
    z.strictObject({
      name: z.string(),
      inputs: z.array(z.strictObject({ name: z.string(), type: z.string() })),
      selector: z.string().regex(/^0x[0-9a-f]{8}$/),
      /** The contracts whose code reverts with it. */
      in: z.array(z.string()).optional(),
    }),
  ),
});

export type AreaFile = z.infer<typeof areaSchema>;
export type CustomFile = z.infer<typeof customSchema>;
export type PagesFile = z.infer<typeof pagesSchema>;
export type AbiFile = z.infer<typeof abiSchema>;
