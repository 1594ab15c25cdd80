import React, { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { collapseDuration } from './duration';

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

async function toggle(details: HTMLDetailsElement, body: HTMLElement): Promise<void> {
  const opening = !details.open;
  details.open = true;
  const full = body.scrollHeight;
  const frames = opening ? [0, full] : [full, 0];
  const duration = collapseDuration(full, reduced());
  body.style.overflow = 'hidden';
  await body.animate({ height: frames.map((h) => `${h}px`) }, { duration, easing: 'ease-in-out' }).finished;
  body.style.overflow = '';
  details.open = opening;
}

interface Props extends ComponentProps<'details'> {
  summary: ComponentProps<'summary'>;
}

/** Opens and closes with an animation of its height; before React is there, at once. One element follows the summary, at once or later. */
export function Disclosure({ summary, children, ...rest }: Props): ReactNode {
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { parentElement, nextElementSibling } = event.currentTarget;
    if (!nextElementSibling) return;
    event.preventDefault();
    void toggle(parentElement as HTMLDetailsElement, nextElementSibling as HTMLElement);
  };
  return (
    <details {...rest}>
      <summary {...summary} onClick={onClick} />
      {children}
    </details>
  );
}
