/**
 * Docusaurus accepts `## Title {#id}`, which MDX reads as a broken expression. Docusaurus escapes it before
 * parsing; so do we, keeping every line where it is.
 */
export function escapeHeadingIds(source: string): string {
  let fenced: string | undefined;
  return source
    .split('\n')
    .map((line) => {
      const fence = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (fence && !fenced) fenced = fence;
      else if (fence && fenced && fence.startsWith(fenced)) fenced = undefined;
      return fenced || !/^\s*#{1,6}\s/.test(line) ? line : line.replace(/\{(#[^}]*)\}\s*$/, '\\{$1\\}');
    })
    .join('\n');
}
