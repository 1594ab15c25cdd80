import { checksumAddress } from './checksum';
import { FIELDS, type Field, type Values } from './fields';
import { isSecret, portTakenBy, validate } from './validate';

/** What stands in the fields, by name. */
export type Texts = Partial<Record<string, string>>;

/** What is said under a field. */
export interface Message {
  tone: 'error' | 'note';
  text: string;
}

/** What a text means: a value, a word about it, or both. Without a value the placeholder shows. */
export interface Answer {
  value?: string;
  message?: Message;
}

function judge(field: Field, text: string, others: Values): Answer {
  const result = validate(field.kind, text, checksumAddress);
  if ('error' in result) return { message: { tone: 'error', text: result.error } };
  const { value, note } = result;
  const taken = portTakenBy(field, value, others, FIELDS);
  if (taken) return { message: { tone: 'error', text: `${taken.label} has this number too. Use another.` } };
  const hidden = field.kind === 'urls' && isSecret(field.kind, value);
  const said = hidden ? 'This seems to hold an API key, so it is not stored.' : note;
  return said ? { value, message: { tone: 'note', text: said } } : { value };
}

/** All fields together, in their order: of two ports with one number the first is right. */
export function readAnswers(texts: Texts): { answers: Record<string, Answer>; values: Values } {
  const answers: Record<string, Answer> = {};
  const values: Values = {};
  for (const field of FIELDS) {
    const text = texts[field.name]?.trim() ?? '';
    if (text === '') continue;
    const answer = judge(field, text, values);
    answers[field.name] = answer;
    if (answer.value !== undefined) values[field.name] = answer.value;
  }
  return { answers, values };
}

export const isWrong = (answer: Answer | undefined): boolean => answer?.message?.tone === 'error';

/** The usual value for each of these fields that is empty. */
export function withUsual(texts: Texts, fields: Field[]): Texts {
  const usual = fields.flatMap(({ name, suggestions }) =>
    suggestions && !texts[name]?.trim() ? [[name, suggestions[0]!]] : [],
  );
  return { ...texts, ...Object.fromEntries(usual) };
}
