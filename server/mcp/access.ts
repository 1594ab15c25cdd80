import { isIP } from 'node:net';

export type Access = {
  /** The address of the site. Its name is always answered to. */
  siteUrl?: string | undefined;
  /** More names that the site is reached by. Undefined where the host itself sorts requests by name. */
  hosts?: readonly string[] | undefined;
};

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** Numbers and `localhost` are not looked up, so that nobody can point a name of theirs at them. */
function isKnownHost(hostname: string, { siteUrl, hosts }: Access): boolean {
  if (hosts === undefined || hostname === 'localhost' || isIP(bare(hostname)) !== 0) return true;
  return hosts.includes(hostname) || (siteUrl !== undefined && new URL(siteUrl).hostname === hostname);
}

/**
 * A page of another site must not use a reader's browser to ask a server that only the reader can reach. The page's
 * origin is sent by the browser; a name that was pointed at this server shows in the host. Programs send no origin.
 */
export function originOf(request: Request, access: Access): { refused: string } | { allowed: string | undefined } {
  const own = new URL(request.url);
  if (!isKnownHost(own.hostname, access))
    return { refused: 'This server does not answer to that host name. Whoever runs it can add it to ALLOWED_HOSTS.' };
  const origin = request.headers.get('origin');
  if (origin === null) return { allowed: undefined };
  const foreign = { refused: 'Pages of other sites may not ask. Connect from a program.' };
  if (!URL.canParse(origin)) return foreign;
  const { host, hostname, origin: sent } = new URL(origin);
  const ours = host === own.host || (access.siteUrl !== undefined && sent === new URL(access.siteUrl).origin);
  return ours || access.hosts?.includes(hostname) ? { allowed: origin } : foreign;
}
