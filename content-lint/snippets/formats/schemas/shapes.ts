import type { SchemaObject } from 'ajv';

export const text = { type: 'string' };
const placeholder = { type: 'string', pattern: '^<[A-Z][A-Z0-9_]*>$' };
export const hex = (digits: number) => ({
  anyOf: [placeholder, { type: 'string', pattern: `^0x[0-9a-fA-F]{${digits}}$` }],
});
export const index = (minimum: number) => ({ type: 'integer', minimum });
export const oneOrMany = (schema: SchemaObject) => ({ anyOf: [schema, { type: 'array', items: schema, minItems: 1 }] });

export function strict(properties: Record<string, SchemaObject>, required: string[] = []): SchemaObject {
  return { type: 'object', properties, required, additionalProperties: false };
}
