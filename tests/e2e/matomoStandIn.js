/**
 * Stands for matomo.js in the tests: no package of the registry carries the real one. It turns `_paq` into the calls of
 * Matomo's documented tracking HTTP API, sets the two first-party cookies, and has the one habit that matters here:
 * what is tracked without consent is kept, and sent as soon as consent is given.
 * Set MATOMO_JS to the path of a real matomo.js to run the same tests with it.
 */
(() => {
  const settings = { consent: true, required: false };
  const waiting = [];
  const cookieName = (base) => `_pk_${base}.${settings.siteId}.1fff`;

  function send(parameters, data = {}) {
    if (!settings.consent) return void waiting.push([parameters, data]);
    document.cookie = `${cookieName('id')}=0123456789abcdef.; Max-Age=33955200; Path=/; SameSite=Lax`;
    document.cookie = `${cookieName('ses')}=1; Max-Age=1800; Path=/; SameSite=Lax`;
    const query = new URLSearchParams({ idsite: settings.siteId, rec: '1' });
    const add = (name, value) => value !== undefined && value !== '' && query.set(name, String(value));
    Object.entries(parameters).forEach(([name, value]) => add(name, value));
    Object.entries(data).forEach(([name, value]) => add(name, value));
    // As matomo.js does: an object can be used once.
    Object.keys(data).forEach((name) => Reflect.deleteProperty(data, name));
    if (settings.required) add('consent', 1);
    navigator.sendBeacon(`${settings.url}?${query}`);
  }

  const page = () => ({ url: settings.pageUrl ?? location.href, urlref: settings.referrer ?? document.referrer });

  const methods = {
    setTrackerUrl: (url) => (settings.url = url),
    setSiteId: (id) => (settings.siteId = id),
    setSecureCookie: () => undefined,
    requireConsent: () => Object.assign(settings, { consent: false, required: true }),
    setConsentGiven() {
      settings.consent = true;
      waiting.splice(0).forEach((call) => send(...call));
    },
    setReferrerUrl: (url) => (settings.referrer = url),
    setCustomUrl: (url) => (settings.pageUrl = url),
    setDocumentTitle: (title) => (settings.title = title),
    trackPageView: () => send({ action_name: settings.title ?? document.title, ...page() }),
    trackEvent: (category, action, name, value, data) =>
      send({ e_c: category, e_a: action, e_n: name, e_v: value, ...page() }, data),
    trackGoal: (goal, revenue, data) => send({ idgoal: goal, revenue, ...page() }, data),
    deleteCookies: () =>
      ['id', 'ses', 'ref'].forEach((base) => (document.cookie = `${cookieName(base)}=; Max-Age=0; Path=/`)),
  };

  const apply = ([name, ...values]) => {
    if (!methods[name]) throw new Error(`The stand-in does not know ${name}`);
    methods[name](...values);
  };
  // As matomo.js does: these come first wherever they are in the queue.
  const first = ['setTrackerUrl', 'setSecureCookie', 'setSiteId', 'requireConsent', 'setConsentGiven'];
  const queue = window._paq ?? [];
  first.forEach((name) => queue.filter((command) => command[0] === name).forEach(apply));
  queue.filter((command) => !first.includes(command[0])).forEach(apply);
  window._paq = { push: apply };
})();
