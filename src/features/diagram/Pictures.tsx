import React, { type ReactNode } from 'react';

export interface Drawing {
  id: string;
  alt: string;
  width: string;
  height: string;
}

/** One picture for each theme; the stylesheet shows the right one, so a theme change needs no drawing. */
export const Pictures = ({ id, alt, width, height }: Drawing): ReactNode =>
  (['light', 'dark'] as const).map((theme) => (
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
  ));
