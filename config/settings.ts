import { existsSync } from 'node:fs';
import * as z from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The only place that reads `process.env`. A `.env` file fills in what the environment does not set. */
export function environment(): Environment {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

/** An empty value means "not set", as in a copied `.env.example`. */
const unset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
export const setting = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema);

export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'expected an http(s) url such as https://example.org' })
  .transform((url) => url.replace(/\/+$/, ''));
export const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));
export const port = z.coerce.number({ error: 'expected a port number' }).int().min(0).max(65535);

/** Parses settings or stops with one line for each wrong one. Values are not printed: they may be secrets. */
export function parseSettings<T extends z.ZodType>(schema: T, source: Environment): z.infer<T> {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Wrong environment settings (see .env.example):\n${lines.join('\n')}`);
}
