import type { OperatorPlaceholder } from '../../../core/operatorPlaceholders';
import { fieldOf, valueAt, type Values } from './fields';
import { quote, takesList, type Place } from './quote';

const PLACES = 'var[data-value]';

/** Every code block with placeholders, in the order of the page. */
export function blocksWithPlaceholders(): HTMLElement[] {
  const places = [...document.querySelectorAll(`.code ${PLACES}`)];
  return [...new Set(places.map((place) => place.closest<HTMLElement>('.code')!))];
}

const shown = (name: string): string => `<${name}>`;
const nameOf = (place: HTMLElement): string => place.dataset.value!;

/** The text of a block up to each placeholder and after it, whatever is filled in at the moment. */
function placesOf(figure: HTMLElement): { element: HTMLElement; place: Place }[] {
  const code = figure.querySelector('code')!;
  const elements = [...code.querySelectorAll<HTMLElement>(PLACES)];
  const texts: string[] = [];
  const range = document.createRange();
  range.setStart(code, 0);
  for (const element of elements) {
    range.setEndBefore(element);
    texts.push(range.toString(), shown(nameOf(element)));
    range.setStartAfter(element);
  }
  range.setEnd(code, code.childNodes.length);
  texts.push(range.toString());
  const { lang = 'text' } = figure.dataset;
  const compose = titleOf(figure).startsWith('docker-compose');
  return elements.map((element, i) => ({
    element,
    place: {
      lang,
      compose,
      before: texts.slice(0, 2 * i + 1).join(''),
      after: texts.slice(2 * i + 2).join(''),
    },
  }));
}

export const titleOf = (figure: HTMLElement): string => figure.querySelector('.code__title')?.textContent ?? '';

/** Shows the values in one block; a placeholder without a value, or that cannot hold it, shows itself. */
export function fillBlock(figure: HTMLElement, values: Values): void {
  for (const { element, place } of placesOf(figure)) {
    const name = nameOf(element);
    const value = valueAt(name, values, takesList(place));
    const text = value === undefined ? null : quote(value, place);
    element.textContent = text ?? shown(name);
    element.toggleAttribute('data-field', fieldOf(name) !== undefined);
    element.toggleAttribute('data-filled', text !== null);
    element.toggleAttribute('data-secret', text !== null && fieldOf(name)!.kind === 'key');
  }
}

/** The placeholders of some blocks, each once: those that still show, and those that hold a value. */
export function placeholdersIn(figures: HTMLElement[]): { filled: string[]; missing: string[] } {
  const all = figures.flatMap((figure) => [...figure.querySelectorAll<HTMLElement>(PLACES)]);
  const names = (filled: boolean): string[] => [
    ...new Set(all.filter((each) => each.hasAttribute('data-filled') === filled).map(nameOf)),
  ];
  return { filled: names(true), missing: names(false) };
}

/** Names of the fields whose placeholders the page has. */
export function fieldsOnPage(): Set<OperatorPlaceholder> {
  const { filled, missing } = placeholdersIn(blocksWithPlaceholders());
  return new Set([...filled, ...missing].flatMap((name) => fieldOf(name)?.name ?? []));
}
