/** Where a question about a page can be asked. Plain links: nothing is sent before one is followed. */
export function assistants(markdownUrl: string): { name: string; href: string }[] {
  const question = encodeURIComponent(`Read ${markdownUrl} and help me with it.`);
  return [
    { name: 'ChatGPT', href: `https://chatgpt.com/?q=${question}` },
    { name: 'Claude', href: `https://claude.ai/new?q=${question}` },
  ];
}
