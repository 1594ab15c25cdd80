import React, {
  useEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent as KeyPress,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { nextItem } from './nextItem';

interface Props extends ComponentProps<'details'> {
  /** Content of the button, with its class and name. */
  summary: ComponentProps<'summary'>;
}

/** Closes it when attention goes elsewhere, and on Escape from anywhere. */
function useCloseElsewhere(details: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      const escape = event instanceof KeyboardEvent;
      if (!menu?.open || (escape ? event.key !== 'Escape' : menu.contains(event.target as Node))) return;
      if (escape && menu.contains(document.activeElement)) menu.querySelector('summary')!.focus();
      menu.open = false;
    };
    const signs = ['click', 'focusin', 'keydown'] as const;
    signs.forEach((name) => document.addEventListener(name, close));
    return () => signs.forEach((name) => document.removeEventListener(name, close));
  }, [details]);
}

/** A native disclosure, which opens without a script, with what a menu needs besides. The items are its children. */
export function Dropdown({ summary, className = '', children, ...rest }: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseElsewhere(details);
  const onKeyDown = (event: KeyPress) => {
    const menu = details.current!;
    const items = [...menu.querySelectorAll<HTMLElement>('ul a, ul button')];
    const next = nextItem(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (next === undefined) return;
    event.preventDefault();
    menu.open = true;
    items[next]?.focus();
  };
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('ul a')) details.current!.open = false;
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <details ref={details} className={`dropdown ${className}`} data-replay {...{ onKeyDown, onClick }} {...rest}>
      <summary {...summary} />
      <ul className="dropdown__menu">{children}</ul>
    </details>
  );
}
