import { OPERATOR_STORAGE } from '../../../core/operatorPlaceholders';
import { readItem, removeItem, writeItem } from '../../../core/storage';
import type { Store } from '../../bridge/store';
import { FIELDS, type Values } from './fields';
import { isSecret, validate } from './validate';

/** Holds secrets too; it lives as long as the document. Not in `window.site`, which every script can read. */
let values: Values | undefined;
const listeners = new Set<() => void>();

/** Only what the form itself could have stored; anything else in the stored text is passed over. */
function readStored(text: string | null): Values {
  let stored: Record<string, unknown> = {};
  try {
    stored = Object(JSON.parse(text ?? '{}'));
  } catch {
    // Corrupt: as if nothing were stored.
  }
  const valid: Values = {};
  for (const { name, kind } of FIELDS) {
    const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
    if (typeof value !== 'string' || value === '' || kind === 'key') continue;
    const result = validate(kind, value);
    if ('value' in result && !isSecret(kind, result.value)) valid[name] = result.value;
  }
  return valid;
}

function pick(all: Values, secret: boolean): Values {
  const wanted = FIELDS.filter(({ name, kind }) => all[name] && isSecret(kind, all[name]) === secret);
  return Object.fromEntries(wanted.map(({ name }) => [name, all[name]]));
}

export const currentValues = (): Values => (values ??= readStored(readItem(OPERATOR_STORAGE)));

function change(next: Values): void {
  values = next;
  listeners.forEach((listener) => listener());
}

export function setValues(next: Values): void {
  const open = pick(next, false);
  if (Object.keys(open).length > 0) writeItem(OPERATOR_STORAGE, JSON.stringify(open));
  else removeItem(OPERATOR_STORAGE);
  change(next);
}

/** Another tab has changed them; secrets of this tab stay. */
function adopt({ key, newValue }: StorageEvent): void {
  if (key === OPERATOR_STORAGE || key === null) change({ ...readStored(newValue), ...pick(currentValues(), true) });
}

const NONE: Values = {};

export const operatorValues: Store<Values> = {
  server: NONE,
  getSnapshot: currentValues,
  set: setValues,
  subscribe(listener) {
    if (listeners.size === 0) addEventListener('storage', adopt);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', adopt);
    };
  },
};
