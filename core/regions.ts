const MARKER = /^\s*(?:\/\/|#|--|\/\*|<!--)\s*#(region|endregion)\b\s*([\w.-]*)/;

interface Region {
  /** 1-based line of the file that the first line of the text comes from. */
  text: string;
  firstLine: number;
}

/** Text of one region (or of the whole file) without marker lines and common indentation. */
export function extractRegion(source: string, region?: string): string {
  return locateRegion(source, region).text;
}

export function locateRegion(source: string, region?: string): Region {
  const lines = source.replace(/\r\n/g, '\n').split('\n');
  const [from, to] = region ? findBounds(lines, region) : [0, lines.length];
  const kept = lines.slice(from, to).filter((line) => !MARKER.test(line));
  return { text: dedent(trimBlank(kept)).join('\n'), firstLine: from + 1 };
}

/** A file without what its innermost regions hold: a comment says what belongs there. */
export function frameOf(source: string): string {
  const lines: string[] = [];
  let inner: { at: number; name: string; indent: string } | undefined;
  for (const line of source.replace(/\r\n/g, '\n').split('\n')) {
    const [, kind, name = ''] = MARKER.exec(line) ?? [];
    if (kind === 'region') inner = { at: lines.length, name, indent: /^\s*/.exec(line)![0] };
    else if (!kind) lines.push(line);
    else if (inner?.name === name) {
      lines.splice(inner.at, lines.length, `${inner.indent}// Here: ${name}`);
      inner = undefined;
    }
  }
  return trimBlank(lines).join('\n');
}

export function listRegions(source: string): string[] {
  return source.split('\n').flatMap((line) => {
    const [, kind, name] = MARKER.exec(line) ?? [];
    return kind === 'region' && name ? [name] : [];
  });
}

function findBounds(lines: string[], region: string): [number, number] {
  const markerAt = (wanted: string, after: number) =>
    lines.findIndex((line, index) => {
      const [, kind, name] = MARKER.exec(line) ?? [];
      return index >= after && kind === wanted && name === region;
    });
  const start = markerAt('region', 0);
  if (start < 0) throw new Error(`no region "${region}"; ${describe(lines)}`);
  const end = markerAt('endregion', start);
  if (end < 0) throw new Error(`region "${region}" is not closed: add "#endregion ${region}"`);
  return [start + 1, end];
}

function describe(lines: string[]): string {
  const names = listRegions(lines.join('\n'));
  return names.length ? `the file has: ${names.join(', ')}` : 'the file has no regions';
}

function trimBlank(lines: string[]): string[] {
  const filled = lines.map((line) => line.trim() !== '');
  return lines.slice(Math.max(filled.indexOf(true), 0), filled.lastIndexOf(true) + 1);
}

function dedent(lines: string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const common = Math.min(...indents);
  return lines.map((line) => line.slice(common === Infinity ? 0 : common));
}
