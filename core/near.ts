import { distance } from './editDistance';

/** The names closest to a misspelt one, for messages that offer a fix. */
export function nearNames(name: string, known: Iterable<string>, count = 3): string[] {
  const limit = Math.max(2, Math.floor(name.length / 3));
  return [...known]
    .map((each) => ({ each, edits: distance(name.toLowerCase(), each.toLowerCase(), limit) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits || a.each.localeCompare(b.each))
    .slice(0, count)
    .map(({ each }) => each);
}

export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearNames(name, known);
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
}
