import { site } from './site';
import { makePolicy } from './trustedTypes';

/** Our own files, and the scripts that the settings name. */
function known(url: string): string {
  const { href } = new URL(url, location.href);
  const { analytics, chatbot } = site().settings ?? {};
  const bases = [`${location.origin}/`, analytics?.scriptUrl, chatbot?.scriptUrl];
  if (!bases.some((base) => base && href.startsWith(base))) throw new TypeError(`Not a script of this site: ${href}`);
  return href;
}

/** The address of a script or worker passes our policy, which both bundles share. */
export const scriptUrl = (url: string): string =>
  (site().policy ??= makePolicy('site', { createScriptURL: known })).createScriptURL(url);

/** The one place that makes a script element. The promise fails where the script does not load. */
export async function loadScript(url: string, prepare?: (script: HTMLScriptElement) => void): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- Nobody sees it, and React does not load scripts in order.
  const script = document.createElement('script');
  script.src = scriptUrl(url);
  // In the order of the calls, unless `prepare` says otherwise.
  script.async = false;
  prepare?.(script);
  document.head.append(script);
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`Did not load: ${url}`)));
  });
}
