import { element } from './element';
import type { Field, Kind } from './fields';

/** What is said under a field. */
export interface Message {
  tone: 'error' | 'note';
  text: string;
}

export interface FieldView {
  field: Field;
  root: HTMLElement;
  input: HTMLInputElement;
  tell(message: Message | undefined): void;
}

const KEYBOARDS: Partial<Record<Kind, string>> = { port: 'numeric', urls: 'url' };

/**
 * No `name`, no password type, no spelling help: browsers would offer to store a secret, or send what is typed to a
 * spelling service.
 */
function makeInput({ name, kind }: Field, value: string): HTMLInputElement {
  const input = element('input', {
    id: `values-${name}`,
    class: kind === 'key' ? 'values__input values__input--secret' : 'values__input',
    type: 'text',
    inputmode: KEYBOARDS[kind] ?? 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    'data-1p-ignore': '',
    'data-lpignore': 'true',
    'aria-describedby': `values-${name}-hint values-${name}-message`,
  });
  input.value = value;
  return input;
}

function suggest(input: HTMLInputElement, { name, suggestions }: Field, root: HTMLElement): void {
  if (!suggestions) return;
  const id = `values-${name}-list`;
  root.append(element('datalist', { id }, ...suggestions.map((value) => element('option', { value }))));
  input.setAttribute('list', id);
}

export function makeField(field: Field, value: string): FieldView {
  const input = makeInput(field, value);
  const message = element('p', { class: 'values__message', id: `values-${field.name}-message`, 'aria-live': 'polite' });
  const root = element(
    'div',
    { class: 'values__field' },
    element('label', { for: input.id }, field.label),
    element('p', { class: 'values__hint', id: `values-${field.name}-hint` }, field.hint),
    input,
    message,
  );
  suggest(input, field, root);
  const tell = (said: Message | undefined): void => {
    message.textContent = said?.text ?? '';
    message.dataset.tone = said?.tone ?? '';
    if (said?.tone === 'error') input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  };
  return { field, root, input, tell };
}
