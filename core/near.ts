/** The names closest to a misspelt one, for messages that offer a fix. */
export function nearNames(name: string, known: Iterable<string>, count = 3): string[] {
  const limit = Math.max(2, Math.floor(name.length / 3));
  return [...known]
    .map((each) => ({ each, distance: distanceBetween(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.each.localeCompare(b.each))
    .slice(0, count)
    .map(({ each }) => each);
}

export function didYouMean(name: string, known: Iterable<string>): string {
  const near = nearNames(name, known);
  return near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
}

function distanceBetween(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      current.push(Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + change));
    }
    previous = current;
  }
  return previous[b.length]!;
}
