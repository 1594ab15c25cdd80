import React, {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useDismiss } from '../../components/useDismiss';
import { nextItem } from './nextItem';

interface Props extends ComponentProps<'details'> {
  /** Content of the button, with its class and name. */
  summary: ComponentProps<'summary'>;
}

/** A native disclosure, which opens without a script, with what a menu needs besides. The items are its children. */
export function Dropdown({ summary, className = '', children, ...rest }: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // It may have been opened before React.
  useEffect(() => setOpen(details.current!.open), []);
  const close = () => {
    const menu = details.current;
    // Its page may have been left meanwhile, with the focus.
    if (!menu) return;
    if (menu.contains(document.activeElement)) menu.querySelector('summary')!.focus();
    menu.open = false;
  };
  useDismiss({ open, close, owner: () => details.current });
  const onKeyDown = (event: KeyboardEvent) => {
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
    <details
      ref={details}
      className={`dropdown ${className}`}
      data-replay
      {...{ onKeyDown, onClick }}
      onToggle={() => setOpen(details.current!.open)}
      {...rest}
    >
      <summary {...summary} />
      <ul className="dropdown__menu">{children}</ul>
    </details>
  );
}
