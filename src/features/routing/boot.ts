/** The event that React's router sends after it has shown another page. */
export const ROUTE_EVENT = 'site:route';

/** Runs now, for the page that was loaded, and after each client-side navigation. */
export function onRoute(action: () => void): void {
  action();
  addEventListener(ROUTE_EVENT, action);
}
