const asked = new Set<string>();

/**
 * Takes the place of Docusaurus' own (plugins/slim-theme), which inserts a link for each page that is linked to, though
 * pages share most of their files. React's router decides what is prefetched, and on which connections.
 */
export default async function prefetch(url: string): Promise<void> {
  if (asked.has(url)) return;
  asked.add(url);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}
