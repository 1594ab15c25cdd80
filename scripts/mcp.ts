import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readServerEnv } from '../server/env';
import { createMcpServer, openDocs } from '../server/mcp/server';

/** The documentation for one local assistant, over standard input and output. Needs a build. */
async function main(): Promise<void> {
  const { BUILD_DIR } = readServerEnv();
  await createMcpServer(openDocs(BUILD_DIR)).connect(new StdioServerTransport());
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
