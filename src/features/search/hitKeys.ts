import type { Hit } from '../../../core/search/types';

/** A hit keeps its element when better results move it. A hosted search may name one address twice. */
export function hitKeys(hits: readonly Hit[]): string[] {
  const times = new Map<string, number>();
  return hits.map(({ url }) => {
    times.set(url, (times.get(url) ?? 0) + 1);
    return `${url} ${times.get(url)}`;
  });
}
