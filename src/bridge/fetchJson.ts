/** The dev server answers whoever may want a page with its app, also where there is no file. */
export const askForJson = (path: string): Promise<Response> => fetch(path, { headers: { accept: 'application/json' } });

/** A file of the site that scripts do not list: its address is known where it is wanted. */
export async function fetchJson<T>(path: string): Promise<T> {
  const answer = await askForJson(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json() as Promise<T>;
}
