import { site } from './site';

/** To a page of this site: by the router of the page, or, until that is there, by the browser. */
export function navigate(to: string, how: 'push' | 'replace'): void {
  const { router } = site();
  if (router) router[how](to);
  else if (how === 'push') location.assign(to);
  else location.replace(to);
}
