import { useState, type KeyboardEvent } from 'react';
import { addMeant } from './recents';
import type { State } from './searchClient';

export const optionId = (index: number): string => `search-option-${index}`;

function optionsOf(state: State, recents: readonly string[]): number {
  if (state.kind === 'idle') return recents.length;
  if (state.kind !== 'results' || state.result.hits.length === 0) return 0;
  // The last one leads to all results, once they are known.
  return state.result.hits.length + (state.result.partial ? 0 : 1);
}

/**
 * The options of the combobox and the chosen one: the first result until the reader chooses. The choice belongs to a
 * query, so it stays when its snippets come, and goes with the next results.
 */
export function useOptions(state: State, recents: readonly string[]) {
  const [choice, setChoice] = useState({ query: '', index: -1 });
  const query = state.kind === 'idle' ? '' : state.request.query;
  const count = optionsOf(state, recents);
  const first = state.kind === 'results' ? 0 : -1;
  const active = Math.min(choice.query === query ? Math.max(choice.index, first) : first, count - 1);
  const choose = (index: number) => {
    if (index !== active) setChoice({ query, index });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count) {
      event.preventDefault();
      // From nothing chosen, up leads to the last.
      const next = active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
      choose(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const option = document.getElementById(optionId(active));
    // Too early: the list answers an older query. The form leads to the search page instead.
    if (!option || query !== event.currentTarget.value) return;
    event.preventDefault();
    if ((event.ctrlKey || event.metaKey) && option instanceof HTMLAnchorElement) {
      addMeant(state);
      open(option.href, '_blank', 'noopener');
    } else option.click();
  };
  return { count, active, choose, onKeyDown };
}
