import { readServerEnv } from '../../server/env';
import { createMcpHandler } from '../../server/mcp/http';
import { openDocs } from '../../server/mcp/server';

import { clientKey } from '../../server/subscribe/client';

type NetlifyContext = { ip: string };

const handler = createMcpHandler(() => openDocs(readServerEnv().BUILD_DIR));

export default async function mcp(request: Request, context: NetlifyContext): Promise<Response> {
  return handler(request, clientKey(context.ip));
}

// Netlify reads this without running it: no name of a constant here.
export const config = { path: '/mcp' };
