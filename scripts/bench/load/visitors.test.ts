import { afterAll, expect, test } from 'vitest';
import { createAnswerer } from '../../../server/mcp/message';
import { openDocs } from '../../../server/mcp/server';
import { makeTestLibrary } from '../../../server/mcp/testLibrary';
import { HOSTILE } from './visitors';

const library = makeTestLibrary();
afterAll(library.remove);

test('hostile programs call every tool there is', async () => {
  const { body } = await createAnswerer(() => openDocs(library.dir))({
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  const { result } = JSON.parse(body) as { result: { tools: { name: string }[] } };
  expect(Object.keys(HOSTILE).sort()).toEqual(result.tools.map(({ name }) => name).sort());
});
