import { escapeHtml } from '../../../core/html';

export { escapeHtml };

export const link = (href: string, text: string): string => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** What was added or removed, said in words as well as shown. */
export function mark(change: 'added' | 'removed', html: string): string {
  const tag = change === 'added' ? 'ins' : 'del';
  return `<${tag}><span class="visually-hidden">${change}: </span>${html}</${tag}>`;
}
