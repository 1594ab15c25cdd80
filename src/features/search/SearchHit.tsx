import React, { type ComponentProps, type ReactNode } from 'react';
import type { Hit, Segment } from '../../../core/search/types';

/** Text nodes only: nothing in a result can be markup. */
const marked = (segments: readonly Segment[]): ReactNode[] =>
  segments.map(({ text, mark }, i) => (mark ? <mark key={i}>{text}</mark> : text));

interface Props extends ComponentProps<'a'> {
  hit: Hit;
  id: string;
}

/** One result: where it is, what it is called, what it says. Its name is what it is called and where it is. */
export function SearchHit({ hit: { url, path, title, snippet, code }, id, ...rest }: Props): ReactNode {
  const Text = code ? 'code' : 'span';
  return (
    <a className="search-hit" href={url} id={id} aria-labelledby={`${id}-title ${id}-path`} {...rest}>
      <span className="search-hit__path" id={`${id}-path`}>
        {path.join(' › ')}
      </span>
      <span className="search-hit__title" id={`${id}-title`}>
        {marked(title)}
      </span>
      {snippet.length > 0 && (
        <Text className="search-hit__text" id={`${id}-text`}>
          {marked(snippet)}
        </Text>
      )}
    </a>
  );
}
