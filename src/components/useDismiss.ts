import { useEffect, useEffectEvent } from 'react';
import { addEntry, dropEntry, type Layer } from '../bridge/backCloses';
import { followInPlace } from '../bridge/followInPlace';

/** A device that is used by finger: what hover shows elsewhere is opened by a tap, and Back closes it. */
export const touchOnly = (): boolean => matchMedia('(hover: none)').matches;

interface Opened {
  open: boolean;
  close: () => void;
  /** What it belongs to. A press on this, or on a card, is not one elsewhere. */
  owner: () => Element | null;
}

/**
 * Closes a card or menu over the page: on Escape, when a finger, the pointer or the focus goes elsewhere, and on Back
 * where it was opened by finger. Nothing is prevented: a scroll that begins on it or beside it scrolls, and leaves it open.
 */
export function useDismiss({ open, close, owner }: Opened): void {
  const onClose = useEffectEvent(close);
  const isElsewhere = useEffectEvent((target: EventTarget | null) => {
    const element = target as Element;
    return !owner()?.contains(element) && !element.closest?.('.term-card');
  });
  const onSign = useEffectEvent(({ type, target }: Event) => {
    // Of a link the click counts, which follows: the page that it leads to takes the place of the layer.
    const link = type === 'pointerup' && (target as Element).closest?.('a');
    if (!link && isElsewhere(target)) close();
  });
  const needsEntry = useEffectEvent(() => touchOnly() && !owner()?.closest('dialog'));
  useEffect(() => {
    if (!open) return;
    const layer: Layer = { open, close: () => onClose() };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    const onElsewhere = (event: Event) => onSign(event);
    const signs = ['pointerup', 'click', 'focusin'] as const;
    if (needsEntry()) addEntry(layer);
    document.addEventListener('click', followInPlace, true);
    document.addEventListener('keydown', onKey);
    for (const name of signs) document.addEventListener(name, onElsewhere);
    return () => {
      document.removeEventListener('click', followInPlace, true);
      document.removeEventListener('keydown', onKey);
      for (const name of signs) document.removeEventListener(name, onElsewhere);
      layer.open = false;
      dropEntry(layer);
    };
  }, [open]);
}
