import type { IndexData, TextData } from '../../../core/search/buildIndex';
import { load, search, type Loaded } from '../../../core/search/engine';
import type { SearchResult } from '../../../core/search/types';
import type { FromWorker, ToWorker } from './workerMessages';

const indexes = new Map<string, Loaded>();
const heads = new Set<string>();

const parse = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(bytes));

function answer(message: ToWorker): SearchResult | undefined {
  const { kind, tag } = message;
  // The page gives it as soon as it is there, and the search again.
  if (kind === 'head' && indexes.has(tag)) return undefined;
  if (kind === 'head' || kind === 'index') {
    indexes.set(tag, load(parse(message.bytes) as IndexData));
    if (kind === 'head') heads.add(tag);
    else heads.delete(tag);
    return undefined;
  }
  const index = indexes.get(tag);
  if (!index) throw new Error(`No index of ${tag} is loaded.`);
  if (kind === 'search')
    return { ...search(index, message.query, message.limit, message.page), partial: heads.has(tag) };
  const text = parse(message.bytes) as TextData;
  if (text.content.length !== index.sections.length || text.code.length !== index.sections.length)
    throw new Error('Text and index are not of one build.');
  index.text = text;
  return undefined;
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  let reply: FromWorker;
  try {
    reply = { id: data.id, result: answer(data) };
  } catch (error) {
    reply = { id: data.id, error: String(error) };
  }
  self.postMessage(reply);
});
