import React, { type ReactNode } from 'react';

export interface Drawing {
  id: string;
  alt: string;
  /** Px of the drawing for the column: '600x300'. */
  size: string;
  /** Of the one for a phone, if there is one. */
  phone?: string;
}

/** Up to here the text has no room for the drawings of the column: see styles.css. */
const PHONES = '(max-width: 640px)';

const sized = (size: string) => {
  const [width, height] = size.split('x');
  return { width, height };
};

/** Of two drawings the one that is larger when both fill the window: a question of the window's shape. */
const filled = (size: string, phone: string) => `(max-aspect-ratio: ${sized(size).width} / ${sized(phone).height})`;

/** One picture for each theme; the stylesheet shows the right one, so a theme change needs no drawing. */
export const Pictures = ({ id, alt, size, phone, filling }: Drawing & { filling?: boolean }): ReactNode =>
  (['light', 'dark'] as const).map((theme) => (
    <picture key={theme}>
      {phone && (
        <source
          media={filling ? filled(size, phone) : PHONES}
          srcSet={`/diagrams/${id}.phone.${theme}.svg`}
          {...sized(phone)}
        />
      )}
      <img
        className={`diagram__${theme}`}
        src={`/diagrams/${id}.${theme}.svg`}
        alt={alt}
        {...sized(size)}
        loading="lazy"
        decoding="async"
      />
    </picture>
  ));
