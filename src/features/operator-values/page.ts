import { fieldOf, FIELDS } from './fields';
import { isFile, pageFiles, saveFile, warningsFor } from './files';
import { blocksWithPlaceholders, fillBlock, placeholdersIn } from './fill';
import { adoptStored, currentValues, STORAGE_KEY } from './state';

export { attachStorage } from './state';

/** Names of the fields whose placeholders the page has. */
export function fieldsOnPage(): Set<string> {
  const { filled, missing } = placeholdersIn(blocksWithPlaceholders());
  return new Set([...filled, ...missing].flatMap((name) => fieldOf(name)?.name ?? []));
}

function addTool(figure: HTMLElement): void {
  const tools = figure.querySelector('.code__tools');
  const useful = isFile(figure) || figure.querySelector('[data-field]');
  if (!tools || !useful || tools.querySelector('.code__tool--values')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code__tool code__tool--values';
  button.setAttribute(isFile(figure) ? 'data-values-save' : 'data-values-open', '');
  button.textContent = isFile(figure) ? 'Save' : 'Values';
  tools.prepend(button);
}

function tellBar(): void {
  const names = fieldsOnPage();
  const values = currentValues();
  const filled = FIELDS.filter(({ name }) => names.has(name) && values[name]).length;
  const status = document.querySelector('[data-values-status]');
  const button = document.querySelector('[data-operator-values] [data-values-open]');
  if (!status || !button) return;
  status.textContent =
    filled > 0
      ? `${filled} of the ${names.size} values on this page are filled in with yours.`
      : 'Fill in your values once: every command and file of the network pages shows them.';
  button.textContent = filled > 0 ? 'Change your values' : 'Fill in your values';
}

export function showValues(): void {
  const values = currentValues();
  for (const figure of blocksWithPlaceholders()) fillBlock(figure, values);
  for (const figure of new Set([...blocksWithPlaceholders(), ...pageFiles().map((file) => file.figure)]))
    addTool(figure);
  tellBar();
}

/** A file with nothing to say about it is saved at once; otherwise, and for hidden files, the form says it. */
async function onSave(figure: HTMLElement): Promise<void> {
  const file = pageFiles().find((each) => each.figure === figure);
  if (!file) return;
  if (warningsFor(file, currentValues()).length === 0 && !file.name.startsWith('.')) saveFile(file);
  else (await import('./form')).openForm({ atFiles: true });
}

/** @public Called through the lazy import in boot.ts. */
export async function onOpener(opener: HTMLElement): Promise<void> {
  const figure = opener.closest<HTMLElement>('.code');
  if (opener.matches('[data-values-save]')) return onSave(figure!);
  // A reader who marks text in a block does not want the form.
  if (opener.matches('var') && !getSelection()?.isCollapsed) return;
  const first = opener.matches('var') ? opener : figure?.querySelector<HTMLElement>('[data-field]');
  (await import('./form')).openForm({ field: first ? fieldOf(first.dataset.value!)?.name : undefined });
}

addEventListener('storage', ({ key, newValue }) => {
  if (key !== STORAGE_KEY && key !== null) return;
  adoptStored(newValue);
  showValues();
});
