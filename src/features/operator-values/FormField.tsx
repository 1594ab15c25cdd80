import React, { useState, type ReactNode } from 'react';
import type { Message } from './answers';
import type { Field, Kind } from './fields';

interface Props {
  field: Field;
  text: string;
  message: Message | undefined;
  onText: (text: string) => void;
  onLeave: () => void;
}

const KEYBOARDS: Partial<Record<Kind, 'numeric' | 'url'>> = { port: 'numeric', urls: 'url' };

/** No password type, no name, no spelling help: browsers would offer to store a secret, or send it to a service. */
const QUIET = {
  type: 'text',
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  'data-1p-ignore': '',
  'data-lpignore': 'true',
} as const;

const Usual = ({ field: { name, suggestions = [] }, onText }: Pick<Props, 'field' | 'onText'>): ReactNode => (
  <div className="values__usual">
    {suggestions.map((value) => (
      <button
        key={value}
        type="button"
        className="values__chip"
        aria-describedby={`values-${name}-label`}
        onClick={() => onText(value)}
      >
        Use {value}
      </button>
    ))}
  </div>
);

export const inputId = (name: string): string => `values-${name}`;

/** The usual values stand before the input: from there, Tab leads to the next field. */
export function FormField({ field, text, message, onText, onLeave }: Props): ReactNode {
  const [shown, setShown] = useState(false);
  const id = inputId(field.name);
  const isKey = field.kind === 'key';
  return (
    <div className="values__field">
      <label id={`${id}-label`} htmlFor={id}>
        {field.label}
      </label>
      <p className="values__hint" id={`${id}-hint`}>
        {field.hint}
      </p>
      {field.suggestions && <Usual field={field} onText={onText} />}
      <div className="values__line">
        <input
          {...QUIET}
          id={id}
          className={isKey && !shown ? 'field values__input values__input--masked' : 'field values__input'}
          inputMode={KEYBOARDS[field.kind] ?? 'text'}
          aria-describedby={`${id}-hint ${id}-message`}
          aria-invalid={message?.tone === 'error' || undefined}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onBlur={onLeave}
        />
        {isKey && (
          <button
            type="button"
            className="values__chip"
            aria-pressed={shown}
            aria-describedby={`${id}-label`}
            onClick={() => setShown(!shown)}
          >
            Show
          </button>
        )}
      </div>
      <p className="values__message" id={`${id}-message`} aria-live="polite" data-tone={message?.tone ?? ''}>
        {message?.text}
      </p>
    </div>
  );
}
