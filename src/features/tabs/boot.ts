import { early } from '../../bridge/early';
import { site } from '../../bridge/site';
import { tabChoice } from './store';

const inputs = (group: HTMLElement): HTMLInputElement[] => [
  ...group.querySelectorAll<HTMLInputElement>(':scope > .tabs__tab > input'),
];

/** Until React is there: tabs of one group show what was chosen before, and change together. */
export function startTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs[data-group]')) {
    const choice = tabChoice(tabs.dataset.group!);
    const show = () => {
      const chosen = inputs(tabs).find((input) => input.value === choice.getSnapshot());
      if (chosen && !site().hydrated) chosen.checked = true;
    };
    show();
    choice.subscribe(show);
  }
  early('change', '.tabs[data-group]', (tabs, { target }) =>
    tabChoice(tabs.dataset.group!).set((target as HTMLInputElement).value),
  );
}
