import React, { type ComponentProps, type ReactNode } from 'react';
import type { Hit, Segment } from '../../../core/search/types';

/** Text nodes only: nothing in a result can be markup. */
const marked = (segments: readonly Segment[]): ReactNode[] =>
  segments.map(({ text, mark }, i) => (mark ? <mark key={i}>{text}</mark> : text));

interface Props extends ComponentProps<'a'> {
  hit: Hit;
  id: string;
  /** Keeps room for what it says, which comes after its name: nothing below it moves then. */
  keepsRoom?: boolean;
}

/** One result: where it is, what it is called, what it says. Its name is the first two: a list is heard fast. */
export function SearchHit({ hit, id, keepsRoom = false, ...rest }: Props): ReactNode {
  const { url, path, title, section, snippet, code } = hit;
  const Text = code ? 'code' : 'span';
  return (
    <a className="search-hit" href={url} id={id} {...rest}>
      <span className="search-hit__path">{path.join(' › ')}</span>
      <span className="search-hit__title">
        {marked(title)}
        {section && <span className="search-hit__section"> › {marked(section)}</span>}
      </span>
      {(keepsRoom || snippet.length > 0) && (
        <Text className="search-hit__text" aria-hidden="true">
          {marked(snippet)}
        </Text>
      )}
    </a>
  );
}
