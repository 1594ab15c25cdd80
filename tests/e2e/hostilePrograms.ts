/** Prints REACHED where the attempt came through. */
const attempt = (code: string): string =>
  `try { ${code}; console.log('REACHED'); } catch (error) { console.log('refused: ' + error); }`;
/** The same for what fails later. */
const later = (code: string): string => attempt(`await (${code})`);
/** Something that must not be there at all. */
const absent = (name: string): string => attempt(`if (typeof ${name} === 'undefined') throw 'absent'`);
const URL = 'https://example.com/';

export const hostilePrograms = (site: string): Record<string, string> => ({
  'fetch elsewhere': later(`fetch('${URL}')`),
  'fetch the site': later(`fetch('${site}/')`),
  'fetch without cors': later(`fetch('${URL}', { mode: 'no-cors' })`),
  'fetch with keepalive': later(`fetch('${URL}', { keepalive: true, method: 'POST', body: 'x', mode: 'no-cors' })`),
  'fetch data': later(`fetch('data:text/plain,hello')`),
  'relative fetch': later(`fetch('/index.html')`),
  XMLHttpRequest: attempt(`const r = new XMLHttpRequest(); r.open('GET', '${URL}', false); r.send()`),
  'XMLHttpRequest of the site': attempt(`const r = new XMLHttpRequest(); r.open('GET', '${site}/', false); r.send()`),
  WebSocket: later(
    `new Promise((done, fail) => { const s = new WebSocket('wss://example.com'); s.onopen = done; s.onerror = fail; })`,
  ),
  EventSource: later(
    `new Promise((done, fail) => { const s = new EventSource('${URL}'); s.onopen = done; s.onerror = fail; })`,
  ),
  WebTransport: later(`new WebTransport('https://example.com:443/').ready`),
  'import of another site': later(`import('${URL}x.js')`),
  'import of the site': later(`import('${site}/assets/js/main.js')`),
  'import of data': later(`import('data:text/javascript,export default 1')`),
  importScripts: attempt(`importScripts('${URL}x.js')`),
  'importScripts of data': attempt(`importScripts('data:text/javascript,1')`),
  sendBeacon: attempt(`if (!navigator.sendBeacon('${URL}')) throw 'refused'`),
  RTCPeerConnection: absent('RTCPeerConnection'),
  eval: attempt(`(0, eval)('1')`),
  'new Function': attempt(`new Function('return 1')()`),
  'constructor of functions': attempt(`(() => {}).constructor('return 1')()`),
  'constructor of async functions': later(`(async () => {}).constructor('return 1')()`),
  'timer with text': attempt(
    `setTimeout('globalThis.late = 1', 0); await new Promise((r) => setTimeout(r, 20)); if (!globalThis.late) throw 'nothing came'`,
  ),
  document: absent('document'),
  window: absent('window'),
  parent: absent('parent'),
  top: absent('top'),
  frames: absent('frames'),
  opener: absent('opener'),
  open: absent('open'),
  alert: absent('alert'),
  localStorage: absent('localStorage'),
  sessionStorage: absent('sessionStorage'),
  cookieStore: later(`cookieStore.set('stolen', '1')`),
  indexedDB: later(
    `new Promise((done, fail) => { const r = indexedDB.open('x'); r.onsuccess = done; r.onerror = () => fail(r.error); })`,
  ),
  'cache storage': later(`caches.open('x')`),
  'file system': later(`navigator.storage.getDirectory()`),
  'persistent storage': attempt(`if (!(await navigator.storage.persist())) throw 'refused'`),
  locks: later(`navigator.locks.request('x', () => 1)`),
  'channel to the site': attempt(
    `const c = new BroadcastChannel('site'); c.postMessage('hello'); throw 'nobody there'`,
  ),
  'shared worker': attempt(`new SharedWorker('${site}/x.js')`),
  'worker of the site': later(
    `new Promise((done, fail) => { const w = new Worker('${site}/assets/js/main.js'); w.onmessage = done; w.onerror = fail; setTimeout(fail, 2000, 'nothing came'); })`,
  ),
  'worker of its own, to fetch': later(
    `new Promise((done, fail) => { const w = new Worker(URL.createObjectURL(new Blob(["fetch('${URL}').then(() => postMessage(1), () => postMessage(0))"]))); w.onmessage = ({ data }) => (data ? done() : fail('refused')); w.onerror = fail; })`,
  ),
  'service worker': later(`navigator.serviceWorker.register('/x.js')`),
  notifications: attempt(`if (Notification.permission !== 'granted') throw 'refused'`),
  'address of the site': attempt(`if (self.origin === 'null' && location.protocol === 'blob:') throw 'none'`),
  navigation: attempt(`location.href = '${URL}'; throw 'no effect'`),
  'messages to the frame': attempt(
    `postMessage({ ended: 1 }); postMessage('<img src=x onerror=alert(1)>'); throw 'nobody listens'`,
  ),
  'markup as output': `console.log('<img src=x onerror="document.title=1"><script>document.title=2</script>');`,
  'a getter that throws in output': `console.log({ get x() { throw new Error('boo'); } });`,
  'a proxy as output': `console.log(new Proxy({}, { get() { throw new Error('boo'); }, ownKeys() { throw new Error('boo'); } }));`,
  'a very long line': `console.log('x'.repeat(1e7));`,
  'a thousand nested arrays': `let a = []; for (let i = 0; i < 1e4; i++) a = [a]; console.log(a);`,
  recursion: attempt(`const f = () => f(); f()`),
  'large buffers': `const all = []; for (let i = 0; i < 100; i++) all.push(new ArrayBuffer(2 ** 33))`,
  'large WebAssembly memory': attempt(`new WebAssembly.Memory({ initial: 65536 * 2 })`),
  'an error with markup': `throw new Error('<script>document.title = 3</script>');`,
  'a thrown nothing': `throw undefined;`,
  'a rejection nobody waits for': `Promise.reject(new Error('left behind'));`,
  'forged results': attempt(`globalThis.__at('x'.repeat(1e5), -1); throw 'no effect'`),
  'closing the port': attempt(`MessagePort.prototype.close.call({}); `),
  'frozen globals': `Object.freeze(globalThis.console);`,
});

export const ENDLESS = {
  loop: `console.log('begun');\nfor (;;);`,
  messages: `for (;;) { console.log('again'); await null; }`,
};

/** Leaves nothing of the language in working order. */
export const BROKEN = `console.log('begun');
for (const type of [Array, Map, Promise, Object, Function, MessagePort, Uint8Array])
  for (const name of Object.getOwnPropertyNames(type.prototype))
    try { type.prototype[name] = () => { throw new Error('broken'); }; } catch {}`;

/** What the network itself stumbles over at the next run. */
export const POLLUTION = `Object.prototype.polluted = true;\nconsole.log('changed');`;

/** After its end. */
export const FLOOD_LATER = `setTimeout(() => { for (let i = 0; i < 3000; i++) console.log('late', i); }, 200);`;
