// The network for people: `npm run network` starts this.
import { startNetwork } from './network';

const [room, port, l1Port] = process.argv.slice(2) as [string, string, string];
const say = (text: string) => console.log(`[${(performance.now() / 1000).toFixed(1)} s] ${text}`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());

const { accounts, sponsor } = await startNetwork({ room, port: Number(port), l1Port: Number(l1Port), say });
accounts.forEach(({ address }, i) => console.log(`test${i}: ${address.toString()}`));
console.log(`Sponsored FPC: ${sponsor.address.toString()}`);
console.log(`
What it is not: there are no proofs, no p2p and no validators. A block appears with each transaction and with nothing
else, holds one transaction and counts as proven at once. Fees are constant. Nothing is kept when it stops.`);
