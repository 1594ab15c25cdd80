/** `npm run network [-- --version nightly --port 8080 --l1-port 8545]`: the local network for people. */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { STABLE, VERSIONS } from '../core/versions';
import { compileNetwork, EVM_HOME, nodeCommand, whyNot } from './room';

const { values } = parseArgs({
  options: {
    version: { type: 'string', default: STABLE.id },
    port: { type: 'string', default: '8080' },
    'l1-port': { type: 'string', default: '8545' },
  },
});

async function main(): Promise<void> {
  const version = VERSIONS.find(({ id }) => id === values.version);
  if (!version) throw new Error(`--version is one of ${VERSIONS.map(({ id }) => id).join(', ')}`);
  const reason = whyNot(version.id);
  if (reason) throw new Error(`The network cannot start: ${reason}`);
  await compileNetwork();
  console.log(`A local Aztec network with the packages of ${version.sdk}`);
  const { args, env } = nodeCommand(version.id, 'serve', EVM_HOME, values.port, values['l1-port']);
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 0));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
