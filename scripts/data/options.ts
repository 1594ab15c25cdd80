import type { Value } from './value';

/** `new Option(…)` is a plain object; its setters return it with one more field. */
export function onOption(target: Value, method: string, values: Value[]): Value {
  if (!target || typeof target !== 'object' || Array.isArray(target) || !('flags' in target)) return undefined;
  if (method === 'default') return { ...target, default: values[0] };
  if (method === 'env') return { ...target, env: values[0] };
  if (method === 'makeOptionMandatory') return { ...target, required: values[0] !== false };
  if (method === 'choices') return { ...target, choices: values[0] };
  if (method === 'hideHelp') return { ...target, hidden: values[0] !== false && values[0] !== undefined };
  return target;
}
