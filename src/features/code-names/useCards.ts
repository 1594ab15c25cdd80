import { useCallback, useRef, useState } from 'react';
import { cardsOf, namesPath, type NameCard, type NameCards } from '../../../core/api/cards';
import { fetchJson } from '../../bridge/fetchJson';

/** The cards of a block (`page/block`), once somebody asks; none where they do not load. */
export function useCards(names: string): { cards: NameCard[] | undefined; ask: () => void } {
  const [cards, setCards] = useState<NameCard[]>();
  const [page, block] = names.split('/') as [string, string];
  const loading = useRef(false);
  const ask = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    fetchJson<NameCards>(namesPath(page)).then(
      (all) => setCards(cardsOf(all, block)),
      () => setCards([]),
    );
  }, [page, block]);
  return { cards, ask };
}
