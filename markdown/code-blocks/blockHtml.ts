import type { Fence } from '../../core/fence';
import { highlightLines } from './highlight';
import { hidePlaceholders, showPlaceholders } from './placeholders';

/** Lines that stand out: marked ones, and in a diff what was added and removed. */
function lineHtml(line: string, source: string, { lang, marked }: { lang: string; marked: boolean }): string {
  const kind =
    lang !== 'diff' ? '' : source.startsWith('+') ? ' class="i"' : source.startsWith('-') ? ' class="d"' : '';
  return kind || marked ? `<b${kind}>${line}\n</b>` : `${line}\n`;
}

export async function blockHtml(code: string, fence: Fence): Promise<string> {
  const { text, names } = hidePlaceholders(code);
  const lang = fence.lang ?? 'text';
  const lines = await highlightLines(text, lang);
  const sources = text.split('\n');
  const html = lines
    .map((line, i) => lineHtml(line, sources[i] ?? '', { lang, marked: fence.highlight.includes(i + 1) }))
    .join('');
  return showPlaceholders(html.replace(/\n$/, ''), names);
}
