import { readServerEnv } from '../../server/env';
import { createMcpHandler, MCP_PATH } from '../../server/mcp/http';
import { openDocs } from '../../server/mcp/server';

type NetlifyContext = { ip: string };

const handler = createMcpHandler(() => openDocs(readServerEnv().BUILD_DIR));

export default async function mcp(request: Request, context: NetlifyContext): Promise<Response> {
  return handler(request, context.ip);
}

export const config = { path: MCP_PATH };
