const NEXT_PARTS = /^- \[Part \d+\]\((\S+)\)/gm;

/** The paths of the other files of a long page, from the list at the top of its first. */
export function otherParts(text: string): string[] {
  const list = text.slice(0, 5000);
  return [...list.matchAll(NEXT_PARTS)].map(([, url]) => new URL(url!).pathname);
}

async function read(path: string): Promise<string> {
  const answer = await fetch(path, { headers: { Accept: 'text/markdown' } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** The whole page as Markdown. */
export async function fetchPage(path: string): Promise<string> {
  const first = await read(path);
  const others = await Promise.all(otherParts(first).map(read));
  return [first, ...others].join('\n\n');
}
