import { strict, text } from './shapes';

const dependency = {
  anyOf: [
    strict({ path: text }, ['path']),
    strict({ git: { type: 'string', pattern: '^https://' }, tag: text, directory: text }, ['git', 'tag']),
  ],
};

export const nargo = {
  anyOf: [
    strict({
      package: strict(
        {
          name: { type: 'string', pattern: '^[a-zA-Z_][a-zA-Z0-9_]*$' },
          type: { enum: ['contract', 'lib', 'bin'] },
          authors: { type: 'array', items: text },
          compiler_version: text,
          version: text,
          description: text,
          license: text,
        },
        ['name', 'type'],
      ),
      dependencies: { type: 'object', additionalProperties: dependency },
    }),
    strict({ workspace: strict({ members: { type: 'array', items: text }, 'default-member': text }, ['members']) }),
  ],
};
