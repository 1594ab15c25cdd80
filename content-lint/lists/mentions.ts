import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseFence } from '../../core/fence';
import type { Page } from '../page';

export type ListName = 'ports' | 'images' | 'urls';

export interface Mention {
  list: ListName;
  value: string;
  line: number;
}

const LOCAL = String.raw`localhost|127\.0\.0\.1|0\.0\.0\.0|host\.docker\.internal`;
const PORTS = [
  new RegExp(String.raw`(?:${LOCAL}|https?://[a-z][\w-]*):(\d{2,5})\b`, 'g'),
  /(?<![\w./-])(?!localhost)[a-z][a-z-]*[a-z]:(\d{4,5})\b/g, // a service of a compose file
  /\bports? (\d{2,5})\b/gi,
  /\bports? \d{2,5}(?:, \d{2,5})*,? (?:and|or) (\d{2,5})\b/gi,
  /\b(?:[A-Z]+_)*PORT[=:] ?['"]?(\d{2,5})\b/g,
  /--[\w.-]*port[= ](\d{2,5})\b/gi,
  /^\s*- ['"]?(?:[\d.]+:)?(\d{2,5}):\d{2,5}\b/gm, // published by a compose file
  /^\s*- ['"]?(?:[\d.]+:)?\d{2,5}:(\d{2,5})\b/gm,
];
const IMAGES = [/(?<![\w/.:-])((?:[a-z\d.-]+\/)+[a-z\d-]+:(?:v?\d[\w.-]*|latest|<[A-Z_]+>))/g];
/** Of other sites: local services have a port, placeholders have no host. */
const URLS = [new RegExp(String.raw`(https?://(?!${LOCAL})[\w-]+\.[^\s)"'\x60<>|,;\\]*[^\s)"'\x60<>|,;:.?\\])`, 'g')];
const PATTERNS: Record<ListName, RegExp[]> = { ports: PORTS, images: IMAGES, urls: URLS };
export const LISTS = Object.keys(PATTERNS) as ListName[];

/** Texts of a page with the line that each begins at: prose, inline code, blocks, files that blocks show, targets of links. */
function texts(root: string, page: Page): { text: string; line: number; moves: boolean }[] {
  const found: { text: string; line: number; moves: boolean }[] = [];
  visit(page.tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text' || node.type === 'inlineCode') found.push({ text: node.value, line, moves: true });
    if (node.type === 'link') found.push({ text: node.url, line, moves: false });
    if (node.type !== 'code') return;
    const { file } = parseFence(node.lang ?? null, node.meta ?? null);
    const full = file && path.join(root, file);
    if (full && existsSync(full)) found.push({ text: readFileSync(full, 'utf8'), line, moves: false });
    else found.push({ text: node.value, line: line + 1, moves: true });
  });
  return found;
}

/** Every port, image tag and address that a page spells out. */
export function mentions(root: string, page: Page): Mention[] {
  return texts(root, page).flatMap(({ text, line, moves }) =>
    LISTS.flatMap((list) =>
      PATTERNS[list].flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({ 1: value, index }) => ({
          list,
          value: list === 'urls' ? withoutEnd(value!) : value!,
          line: moves ? line + text.slice(0, index).split('\n').length - 1 : line,
        })),
      ),
    ),
  );
}

/** `https://a.b/` and `https://a.b/#part` are the same page. */
const withoutEnd = (url: string): string => url.replace(/#.*$/, '').replace(/\/$/, '');
