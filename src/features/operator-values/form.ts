import { checksumAddress } from './checksum';
import { button, element } from './element';
import { makeField, type FieldView, type Message } from './fieldView';
import { makeFiles } from './fileView';
import { FIELDS, type Field, type Values } from './fields';
import { fieldsOnPage, showValues } from './page';
import { currentValues, keepValues } from './state';
import { isSecret, portTakenBy, validate } from './validate';

const PRIVACY =
  'Kept in this browser only and never sent. Private keys, and URLs that seem to hold an API key, are not stored at ' +
  'all: they are gone when you reload or close the page.';

interface Form {
  dialog: HTMLDialogElement;
  views: FieldView[];
  files: ReturnType<typeof makeFiles>;
  status: HTMLElement;
  clear: HTMLButtonElement;
}

let form: Form | undefined;
/** What was typed and is not valid, so that it is still there when the form is opened again. In memory only. */
const drafts = new Map<string, string>();
let cleared: { values: Values; drafts: [string, string][] } | undefined;

function update(): void {
  showValues();
  if (!form) return;
  form.files.tell(currentValues());
  form.clear.textContent = cleared ? 'Undo clear' : 'Clear all';
}

const say = (text: string): void => void (form!.status.textContent = text);

function noteFor(field: Field, value: string, note: string | undefined): Message | undefined {
  const taken = portTakenBy(field, value, currentValues(), FIELDS);
  if (taken) return { tone: 'error', text: `${taken.label} has this number too. Use another.` };
  if (field.kind === 'urls' && isSecret(field.kind, value))
    return { tone: 'note', text: 'This seems to hold an API key, so it is not stored.' };
  return note ? { tone: 'note', text: note } : undefined;
}

/** Takes over what a field holds. An invalid text stays in the field, and the placeholder shows. */
function take({ field, input }: FieldView): Message | undefined {
  const { [field.name]: _, ...others } = currentValues();
  const text = input.value.trim();
  drafts.delete(field.name);
  keepValues(others);
  if (text === '') return undefined;
  const result = validate(field.kind, text, checksumAddress);
  const message: Message | undefined =
    'error' in result ? { tone: 'error', text: result.error } : noteFor(field, result.value, result.note);
  if ('error' in result || message?.tone === 'error') drafts.set(field.name, input.value);
  else keepValues({ ...others, [field.name]: result.value });
  return message;
}

function onInput(view: FieldView): void {
  cleared = undefined;
  say('');
  const message = take(view);
  // No complaint before the reader has finished; one that is shown goes as soon as it is no longer true.
  if (message?.tone !== 'error' || view.input.getAttribute('aria-invalid')) view.tell(message);
  update();
}

/** A port that was refused may be free now. */
function retryPorts(changed: FieldView): void {
  const refused = form!.views.filter(
    (view) => view !== changed && view.field.kind === 'port' && view.input.getAttribute('aria-invalid'),
  );
  for (const view of refused) view.tell(take(view));
}

function onChange(view: FieldView): void {
  view.tell(take(view));
  if (view.field.kind === 'port') retryPorts(view);
  const value = currentValues()[view.field.name];
  if (value) view.input.value = value;
  update();
}

function onClear(): void {
  const before = cleared;
  cleared = before ? undefined : { values: currentValues(), drafts: [...drafts] };
  drafts.clear();
  for (const [name, text] of before?.drafts ?? []) drafts.set(name, text);
  keepValues(before?.values ?? {});
  for (const view of form!.views) {
    view.input.value = drafts.get(view.field.name) ?? currentValues()[view.field.name] ?? '';
    view.tell(undefined);
  }
  update();
  say(before ? 'Your values are back.' : 'All values are cleared.');
}

function onDone(): void {
  for (const view of form!.views) onChange(view);
  const invalid = form!.views.filter(({ input }) => input.getAttribute('aria-invalid'));
  if (invalid.length === 0) return form!.dialog.close();
  reveal(invalid[0]!.input);
  say(invalid.length === 1 ? 'One value needs a correction.' : `${invalid.length} values need a correction.`);
}

function reveal(target: HTMLElement): void {
  const closed = target.closest('details');
  if (closed) closed.open = true;
  target.focus();
  target.scrollIntoView({ block: 'center' });
}

function makeView(field: Field): FieldView {
  const view = makeField(field, drafts.get(field.name) ?? currentValues()[field.name] ?? '');
  if (view.input.value) view.tell(take(view));
  view.input.addEventListener('input', () => onInput(view));
  view.input.addEventListener('change', () => onChange(view));
  return view;
}

/** The fields of this page come first; the others are folded away. */
function arrange(views: FieldView[]): HTMLElement[] {
  const here = fieldsOnPage();
  const roots = (wanted: boolean): HTMLElement[] =>
    views.filter(({ field }) => here.has(field.name) === wanted).map(({ root }) => root);
  const others = roots(false);
  const more = element('details', {}, element('summary', {}, 'Values for other pages'), ...others);
  return [...roots(true), ...(others.length > 0 ? [more] : [])];
}

/** Pressed and released outside: marking text in a field may end there too. */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  let pressed = false;
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target === dialog));
  dialog.addEventListener('click', ({ target }) => pressed && target === dialog && dialog.close());
}

function makeForm(): Form {
  const views = FIELDS.map(makeView);
  const files = makeFiles(say);
  const status = element('p', { class: 'values__status', role: 'status' });
  const clear = button('Clear all', 'button button--plain', onClear);
  const dialog = element('dialog', { class: 'values', 'aria-labelledby': 'values-title' });
  const close = button('×', 'values__close', () => dialog.close());
  close.setAttribute('aria-label', 'Close');
  // Without this the close button would be read first.
  const title = element('h2', { id: 'values-title', tabindex: '-1', autofocus: '' }, 'Your values');
  const done = element('button', { type: 'submit', class: 'button' }, 'Done');
  const fields = element('form', { novalidate: '', autocomplete: 'off' });
  fields.append(
    element('header', { class: 'values__head' }, title, close),
    element(
      'div',
      { class: 'values__body' },
      element('p', { class: 'values__intro' }, PRIVACY),
      ...arrange(views),
      files.root,
    ),
    element('footer', { class: 'values__foot' }, status, element('div', { class: 'values__actions' }, clear, done)),
  );
  dialog.append(fields);
  fields.addEventListener('submit', (event) => {
    event.preventDefault();
    onDone();
  });
  closeOnBackdrop(dialog);
  dialog.addEventListener('close', () => {
    dialog.remove();
    form = undefined;
    cleared = undefined;
  });
  return { dialog, views, files, status, clear };
}

/** Where to start: at a field, or at the finished files. */
interface Start {
  field?: string | undefined;
  atFiles?: boolean;
}

export function openForm({ field, atFiles }: Start): void {
  if (form) return;
  form = makeForm();
  document.body.append(form.dialog);
  form.dialog.showModal();
  update();
  if (atFiles) return reveal(form.files.root.querySelector('h3')!);
  const view = form.views.find((each) => each.field.name === field);
  // On a phone a focused field opens the keyboard: only when the reader chose that field.
  if (view) reveal(view.input);
  else if (matchMedia('(hover: hover)').matches) form.dialog.querySelector('input')!.focus();
}
