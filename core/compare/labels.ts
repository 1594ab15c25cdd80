/** Words in boxes, on arrows and in messages of a mermaid block. */
const LABEL = /\[+\(?"?([^\]"()]+)"?\)?\]+|\("?([^()"]+)"?\)|\{"?([^{}"]+)"?\}|\|"?([^|"]+)"?\||\bas (.+)$|:\s*(.+)$/gm;
const NOT_SHOWN = /^\s*(?:accTitle|accDescr|%%|classDef|class|style|linkStyle|direction)\b.*$/gm;

/** What a diagram says, in the order of its source. */
export const labelsOf = (source: string): string[] => [
  ...new Set(
    [...source.replace(NOT_SHOWN, '').matchAll(LABEL)].map((match) =>
      match
        .slice(1)
        .find((text) => text !== undefined)!
        .replace(/<br ?\/?>/g, ' ')
        .trim(),
    ),
  ),
];
