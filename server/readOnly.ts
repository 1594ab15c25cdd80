export const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

export const readOnly = (headers: Readonly<Record<string, string>> = {}): Response =>
  new Response('Method not allowed\n', {
    status: 405,
    headers: { ...headers, Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' },
  });
