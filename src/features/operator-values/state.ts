import { FIELDS, type Values } from './fields';
import { isSecret, validate } from './validate';

export const STORAGE_KEY = 'operator-values';

/** core/storage, handed over by the first script: see there. */
export type Storage = Pick<typeof import('../../../core/storage'), 'readItem' | 'writeItem' | 'removeItem'>;
let storage: Storage;
export const attachStorage = (given: Storage): void => void (storage = given);

/** Holds secrets too; it lives as long as the document. */
let values: Values | undefined;

/** Only what the form itself could have stored; anything else in the stored text is passed over. */
function readStored(text: string | null): Values {
  let stored: Record<string, unknown> = {};
  try {
    stored = Object(JSON.parse(text ?? '{}'));
  } catch {
    // Corrupt: as if nothing were stored.
  }
  const kept: Values = {};
  for (const { name, kind } of FIELDS) {
    const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
    if (typeof value !== 'string' || value === '' || kind === 'key') continue;
    const result = validate(kind, value);
    if ('value' in result && !isSecret(kind, result.value)) kept[name] = result.value;
  }
  return kept;
}

const storable = (all: Values): Values =>
  Object.fromEntries(
    FIELDS.flatMap(({ name, kind }) => (all[name] && !isSecret(kind, all[name]) ? [[name, all[name]]] : [])),
  );

export const currentValues = (): Values => (values ??= readStored(storage.readItem(STORAGE_KEY)));

export function keepValues(next: Values): void {
  values = next;
  const kept = storable(next);
  if (Object.keys(kept).length > 0) storage.writeItem(STORAGE_KEY, JSON.stringify(kept));
  else storage.removeItem(STORAGE_KEY);
}

/** Another tab has changed them; secrets of this tab stay. */
export function adoptStored(text: string | null): void {
  const secrets = FIELDS.flatMap(({ name, kind }) => {
    const value = values?.[name];
    return value && isSecret(kind, value) ? [[name, value]] : [];
  });
  values = { ...readStored(text), ...Object.fromEntries(secrets) };
}
