import type { Copy } from '../../../core/offline';

/** On the element of the page: from which copy it is. */
const KEPT = 'data-kept';

const escaped = (text: string): string => text.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page of a copy carries its version and day, and loads what shows them (`data-wake`, see src/features/hydration). */
export async function asKept(response: Response, { manifest, keptAt }: Copy): Promise<Response> {
  const html = await response.text();
  const mark = `${KEPT}="${escaped(`${keptAt} ${manifest.label}`)}" data-wake`;
  const headers = new Headers(response.headers);
  // It is neither compressed nor as long any more.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(
    html.replace('<html', () => `<html ${mark}`),
    { headers },
  );
}

/** What the worker wrote into this page. */
export function keptOf({ dataset }: HTMLElement): { keptAt: number; label: string } | undefined {
  const [time, label] = dataset.kept?.split(' ') ?? [];
  return label ? { keptAt: Number(time), label } : undefined;
}
