import React, { type ReactNode } from 'react';

interface Props {
  id: string;
  alt: string;
  width: string;
  height: string;
}

/** One picture for each theme; the stylesheet shows the right one, so a theme change needs no drawing. */
export function Diagram({ id, alt, width, height }: Props): ReactNode {
  return (
    <figure className="diagram" tabIndex={0} aria-label={`Diagram: ${alt}`}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={`diagram__${theme}`}
          src={`/diagrams/${id}.${theme}.svg`}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      ))}
    </figure>
  );
}
