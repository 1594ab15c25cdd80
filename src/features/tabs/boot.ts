import { readItem, writeItem } from '../../../core/storage';

const key = (group: string): string => `docusaurus.tab.${group}`;

function choose(group: string, value: string): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('.tabs')) {
    if (tabs.dataset.group !== group) continue;
    for (const input of tabs.querySelectorAll<HTMLInputElement>(':scope > .tabs__tab > input'))
      input.checked = input.value === value;
  }
}

/** Tabs of one group change together, and the choice is kept for the next page. */
export function startTabs(): void {
  document.addEventListener('change', (event) => {
    const input = event.target as HTMLInputElement;
    const group = input.closest<HTMLElement>('.tabs')?.dataset.group;
    if (!group || !input.closest('.tabs__tab')) return;
    choose(group, input.value);
    writeItem(key(group), input.value);
  });
}

export function restoreTabs(): void {
  const groups = new Set(
    [...document.querySelectorAll<HTMLElement>('.tabs[data-group]')].map((tabs) => tabs.dataset.group!),
  );
  for (const group of groups) {
    const value = readItem(key(group));
    const known =
      value && document.querySelector(`.tabs[data-group="${CSS.escape(group)}"] input[value="${CSS.escape(value)}"]`);
    if (known) choose(group, value);
  }
}
