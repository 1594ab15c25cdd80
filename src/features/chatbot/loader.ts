import type { onConsent } from '../consent/boot';

interface Settings {
  key: string;
  scriptUrl: string;
}

let launcher: HTMLButtonElement | undefined;
let requested = false;

/** The widget finds its key on its own element (Ask Cookbook) or on its script (most others). */
function load({ key, scriptUrl }: Settings): void {
  if (requested) return;
  requested = true;
  const mount = document.createElement('div');
  mount.id = '__cookbook';
  mount.dataset.apiKey = key;
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptUrl;
  script.dataset.apiKey = key;
  script.addEventListener('load', () => launcher?.remove());
  script.addEventListener('error', () => {
    launcher?.remove();
    mount.remove();
    console.warn('The documentation chatbot did not load.');
  });
  document.body.append(mount, script);
}

function whenIdle(action: () => void): void {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(action) : setTimeout(action, 2000));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

function showLauncher(onClick: () => void): void {
  launcher = document.createElement('button');
  launcher.type = 'button';
  launcher.className = 'chatbot button';
  launcher.textContent = 'Ask the docs';
  launcher.addEventListener('click', () => {
    launcher!.disabled = true;
    onClick();
  });
  document.body.append(launcher);
}

/**
 * The script comes from another origin, which learns of the visit. So it is loaded when the reader asks for it; and by
 * itself, when the browser is idle, only for readers who accepted to be counted.
 */
export function offerChatbot(settings: Settings, whenConsented: typeof onConsent): void {
  showLauncher(() => load(settings));
  whenConsented((granted) => granted && whenIdle(() => load(settings)));
}
