import Ajv, { type ErrorObject } from 'ajv';
import { compose } from './compose';
import { keystore } from './keystore';
import { nargo } from './nargo';

const ajv = new Ajv({ allErrors: true, strict: false });
const SCHEMAS = [
  { name: /(^|\/)(keystore|keys\/|key\d*\.json)/, schema: ajv.compile(keystore), kind: 'keystore' },
  { name: /Nargo\.toml/, schema: ajv.compile(nargo), kind: 'Nargo.toml' },
  { name: /(docker-)?compose[\w.-]*\.ya?ml/, schema: ajv.compile(compose), kind: 'compose file' },
];

export interface SchemaProblem {
  path: string[];
  message: string;
}

/** What a file's name says about its shape is checked; other files only have to parse. */
export function checkShape(title: string | undefined, value: unknown): SchemaProblem[] {
  const found = SCHEMAS.find(({ name }) => name.test(title ?? ''));
  if (!found || found.schema(value)) return [];
  const errors = (found.schema.errors ?? []).filter((error) => error.keyword !== 'anyOf');
  const deepest = Math.max(...errors.map((error) => error.instancePath.length), 0);
  const shown = errors.filter((error) => error.instancePath.length === deepest).slice(0, 3);
  return (shown.length > 0 ? shown : found.schema.errors!).map((error) => toProblem(found.kind, error));
}

function toProblem(kind: string, error: ErrorObject): SchemaProblem {
  const path = error.instancePath.split('/').slice(1);
  const extra = (error.params as { additionalProperty?: string }).additionalProperty;
  const where = path.join('.') || 'the root';
  return {
    path: extra ? [...path, extra] : path,
    message: `${kind}: ${where} ${error.message}${extra ? `: "${extra}"` : ''}`,
  };
}

export const isComposeFile = (title?: string) => SCHEMAS[2]!.name.test(title ?? '');
