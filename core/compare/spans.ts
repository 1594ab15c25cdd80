import type { Change, Span } from './comparedSection';
import type { Run } from './runs';
import type { Token } from './normalise';

const changeOf = (change: Run<unknown>['change']): Change => (change === 'same' ? undefined : change);

/** Words as text, with pieces of code apart. */
export function words(tokens: Token[]): Span['words'] {
  const pieces: { text: string; code: boolean }[] = [];
  tokens.forEach(({ text, space, code }, i) => {
    const last = pieces.at(-1);
    const gap = space && i > 0 ? ' ' : '';
    if (last?.code === code) last.text += gap + text;
    else if (!code) pieces.push({ text: gap + text, code });
    else {
      // White space before code is not part of it.
      if (last) last.text += gap;
      pieces.push({ text, code });
    }
  });
  return pieces.map(({ text, code }) => (code ? { code: text } : text));
}

/** The space before a change is not part of it. */
export function spansOf(runs: Run<Token>[]): Span[] {
  return runs.flatMap(({ change, items }, i) => {
    const span: Span = { change: changeOf(change), words: words(items) };
    return i > 0 && items[0]?.space ? [{ words: [' '] }, span] : [span];
  });
}
