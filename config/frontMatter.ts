import * as z from 'zod';
import { TAGS } from './tags';

const KINDS = ['concept', 'guide', 'tutorial', 'reference', 'index'] as const;

const docSchema = z.strictObject({
  title: z.string().min(3),
  description: z.string().min(40).max(200),
  tags: z.array(z.enum(TAGS)).min(1),
  kind: z.enum(KINDS),
  counterpart: z.string().optional(),
  /** Sections, by their anchors, in which the product differs from the other version though no data knows it. */
  changed: z.array(z.string()).optional(),
  /** Sections that differ in words alone, though they name what changed. */
  reworded: z.array(z.string()).optional(),
  /** How the project of this page differs from that of the other version, where it is not the same one. */
  anew: z.string().min(40).optional(),
  sidebar_label: z.string().optional(),
  displayed_sidebar: z.enum(['developerSidebar', 'networkSidebar']).nullable().optional(),
  toc_max_heading_level: z.number().min(2).max(3).optional(),
  hide_table_of_contents: z.boolean().optional(),
  hide_title: z.boolean().optional(),
  asked: z.array(z.string().min(2).max(140)).optional(),
  asked_rows: z.boolean().optional(),
  draft: z.boolean().optional(),
  slug: z.literal('/').optional(),
});

export type DocFrontMatter = z.infer<typeof docSchema>;

function explain(issue: z.core.$ZodIssue): string {
  const at = issue.path.join('.') || '(top level)';
  if (issue.code === 'unrecognized_keys') {
    return `unknown key ${issue.keys.map((k) => `'${k}'`).join(', ')}; allowed keys: ${Object.keys(docSchema.shape).join(', ')}`;
  }
  if (issue.code === 'invalid_value') return `'${at}' must be one of: ${issue.values.join(', ')}`;
  return `'${at}': ${issue.message}`;
}

/** Docusaurus accepts unknown front-matter keys silently; a typo must fail the build instead. */
export function checkDocFrontMatter(filePath: string, frontMatter: Record<string, unknown>): void {
  const result = docSchema.safeParse(frontMatter);
  if (result.success) return;
  const lines = result.error.issues.map((issue) => {
    const value = issue.path.length
      ? issue.path.reduce<unknown>((v, k) => (v as never)?.[k as never], frontMatter)
      : undefined;
    const found = value === undefined ? '' : ` (found ${JSON.stringify(value)})`;
    return `  - ${explain(issue)}${found}`;
  });
  throw new Error(`Front matter of ${filePath} is not valid:\n${lines.join('\n')}`);
}
