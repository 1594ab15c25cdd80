import { useEffect, useState } from 'react';

/** A heading counts as reached when it is this far below the top of the window. */
const LINE = 140;

/** The id of the section being read: of the last heading above the line. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () =>
      setActive(
        key.split(' ').findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? LINE + 1) <= LINE),
      );
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, [key]);
  return active;
}
