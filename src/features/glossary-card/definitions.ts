import { useEffect, useState } from 'react';
import { versionOfAddress } from '../../../core/versions';

type Definitions = Record<string, string>;

const load = (href: string): Promise<{ default: Definitions }> =>
  import(`@generated/glossary-cards/default/${versionOfAddress(href).id}.json`);

/** What the term behind `href` means, once somebody wants to know; nothing while closed, or where it does not load. */
export function useDefinition(href: string, open: boolean): string | undefined {
  const [definition, setDefinition] = useState<string>();
  useEffect(() => {
    if (open && definition === undefined)
      load(href).then(
        (definitions) => setDefinition(definitions.default[href] ?? ''),
        () => undefined,
      );
  }, [href, open, definition]);
  return open && definition ? definition : undefined;
}
