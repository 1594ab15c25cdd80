/** Breaks a text into lines; a word that is too long for one, where it must. */
export function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const joined = lines.length > 0 ? `${lines.at(-1)!} ${word}` : word;
    if (lines.length > 0 && fits(joined)) lines[lines.length - 1] = joined;
    else {
      let rest = word;
      while (!fits(rest)) {
        let end = rest.length - 1;
        while (end > 1 && !fits(rest.slice(0, end))) end -= 1;
        // A name is broken after a part of it.
        const part = /^.*[_./:-]/.exec(rest.slice(0, end))?.[0];
        lines.push(part ?? rest.slice(0, end));
        rest = rest.slice(lines.at(-1)!.length);
      }
      lines.push(rest);
    }
  }
  return lines;
}

/** A text that ends with three points where it does not fit. */
export function shortened(text: string, fits: (line: string) => boolean): string {
  let end = text.length;
  while (end > 0 && !fits(`${text.slice(0, end)}…`)) end -= 1;
  return fits(text) ? text : `${text.slice(0, end).trimEnd()}…`;
}
