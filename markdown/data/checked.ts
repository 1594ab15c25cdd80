import type * as z from 'zod';

/** A value as its schema wants it, or an error that names the file and each place in it that is wrong. */
export function checked<T>(schema: z.ZodType<T>, file: string, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const at = (where: PropertyKey[]) => where.map(String).join('.');
  const lines = result.error.issues.map((issue) => `  ${at(issue.path)}: ${issue.message}`);
  throw new Error(`${file} is not as its schema wants it:\n${lines.join('\n')}`);
}
