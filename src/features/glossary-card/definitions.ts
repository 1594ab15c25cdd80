import { useEffect, useState } from 'react';

type Definitions = Record<string, string>;

const load = (nightly: boolean): Promise<{ default: Definitions }> =>
  nightly
    ? import('@generated/glossary-cards/default/nightly.json')
    : import('@generated/glossary-cards/default/stable.json');

/** What the term behind `href` means, once somebody wants to know; nothing while closed, or where it does not load. */
export function useDefinition(href: string, open: boolean): string | undefined {
  const [definition, setDefinition] = useState<string>();
  useEffect(() => {
    if (open && definition === undefined)
      load(href.startsWith('/nightly/')).then(
        (definitions) => setDefinition(definitions.default[href] ?? ''),
        () => undefined,
      );
  }, [href, open, definition]);
  return open && definition ? definition : undefined;
}
