import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { STABLE } from '../../core/versions';
import { logEvent, reasonOf } from '../log';
import { asks, WHICH } from './asks';
import { explainError, openExplainers } from './explainError';
import { AskError, DocsLibrary } from './library';
import { openSearch } from './search';
import { openSymbols, symbolEntry } from './symbols';
import { bounded, comparePage, getPage, listPages, searchDocs, type Docs } from './tools';

const jsonSchemaValidator = new AjvJsonSchemaValidator();
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const tool = <T>(title: string, description: string, inputSchema: T) => ({
  title,
  description,
  inputSchema,
  annotations,
});

export function openDocs(buildDir: string): Docs {
  const library = DocsLibrary.open(buildDir);
  const explainers = openExplainers(library);
  return { library, searchPages: openSearch(buildDir), explainers, symbols: openSymbols(library) };
}

/** Mistakes of the caller are told to it; ours are logged and told in general terms. */
async function answer(work: () => string | Promise<string>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: await work() }] };
  } catch (error) {
    if (!(error instanceof AskError)) logEvent('error', 'mcp tool failed', reasonOf(error));
    const text = error instanceof AskError ? error.message : 'Something went wrong on our side. Please try again.';
    return { content: [{ type: 'text', text }], isError: true };
  }
}

/** Read-only tools over the documentation. */
export function createMcpServer(docs: Docs): McpServer {
  const server = new McpServer(
    { name: 'aztec-docs', version: '1.0.0', title: 'Aztec documentation' },
    {
      jsonSchemaValidator,
      instructions: `Documentation of the Aztec network. ${WHICH} APIs differ: use the version the project depends on.`,
    },
  );
  server.registerTool(
    'search_docs',
    tool('Search the documentation', `Finds sections of the Aztec documentation by words. ${WHICH}`, asks.search),
    (ask) => answer(() => searchDocs(docs, ask)),
  );
  server.registerTool(
    'get_page',
    tool('Read a page', `Gives one page as Markdown. Long pages have parts, named at their top. ${WHICH}`, asks.page),
    (ask) => answer(() => getPage(docs, ask)),
  );
  server.registerTool(
    'list_pages',
    tool('List pages', `Lists the pages of a version with their descriptions. ${WHICH}`, asks.list),
    (ask) => answer(() => listPages(docs, ask)),
  );
  server.registerTool(
    'explain_error',
    tool(
      'Explain an error',
      `Finds known errors in a message, log or stack, with causes and fixes; decodes revert data of the L1 contracts; tells whether the releases that files name fit together. ${WHICH}`,
      asks.explain,
    ),
    (ask) => answer(() => bounded(explainError(docs, ask))),
  );
  server.registerTool(
    'compare_page',
    tool(
      'Compare a page between versions',
      `Tells which sections of a page differ between ${STABLE.label} and the nightly, whether that breaks code, concerns commands, is how things work or only other words, and where its counterpart is.`,
      asks.compare,
    ),
    (ask) => answer(() => comparePage(docs, ask)),
  );
  server.registerTool(
    'look_up_symbol',
    tool(
      'Look up a name of the JavaScript API or of Aztec.nr',
      `Gives signature, meaning, members, import path, pages that use it, and what it is in the other version, for a name that @aztec/aztec.js, accounts, entrypoints or pxe export; for a name of Aztec.nr its meaning, methods, import path and the page that explains it. ${WHICH}`,
      asks.symbol,
    ),
    (ask) => answer(async () => bounded(await symbolEntry(docs, ask))),
  );
  return server;
}
