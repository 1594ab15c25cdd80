import { clientNetworks } from '../../server/client';
import { readServerEnv } from '../../server/env';
import { createMcpHandler } from '../../server/mcp/http';
import { createAnswerer } from '../../server/mcp/message';
import { openDocs } from '../../server/mcp/server';

type NetlifyContext = { ip: string };

const handler = createMcpHandler(createAnswerer(() => openDocs(readServerEnv().BUILD_DIR)));

export default async function mcp(request: Request, context: NetlifyContext): Promise<Response> {
  return handler(request, clientNetworks(context.ip));
}

// Netlify reads this without running it: no name of a constant here.
export const config = { path: '/mcp' };
