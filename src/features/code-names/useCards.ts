import { useCallback, useRef, useState } from 'react';
import { cardsOf, type NameCard, type NameCards } from '../../../core/api/cards';

const load = (page: string): Promise<{ default: NameCards }> =>
  import(/* webpackChunkName: "names-[index]" */ `@generated/api-names/default/${page}.json`);

/** The cards of a block (`page/block`), once somebody asks; none where they do not load. */
export function useCards(names: string): { cards: NameCard[] | undefined; ask: () => void } {
  const [cards, setCards] = useState<NameCard[]>();
  const [page, block] = names.split('/') as [string, string];
  const asked = useRef(false);
  const ask = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    load(page).then(
      ({ default: all }) => setCards(cardsOf(all, block)),
      () => setCards([]),
    );
  }, [page, block]);
  return { cards, ask };
}
