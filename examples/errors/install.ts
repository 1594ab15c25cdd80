// Programs that make errors happen: see typescript.ts.
//# anvil-refused 1
const { connect } = await import('node:net');
await new Promise((_, reject) => connect(1, '127.0.0.1').on('error', reject));
//# port-in-use 1
const { createServer } = await import('node:http');
const listen = (port) => new Promise((resolve, reject) => {
  const server = createServer().on('error', reject).listen(port, '127.0.0.1', () => resolve(server));
});
const first = await listen(0);
await listen(first.address().port).finally(() => first.close());
//# node-fetch 1
await fetch('http://127.0.0.1:1').catch((error) => Promise.reject(new Error(`${error}`)));
//# esm-named-export 1
const { execFileSync } = await import('node:child_process');
const code = "import { NoSuchName } from '@aztec/foundation/fields';";
execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: process.env.NETWORK_PACKAGES, stdio: 'pipe' });
//# subpath-not-exported 1
await import('@aztec/accounts/no_such_subpath');
//# cannot-find-module 1
const { createRequire } = await import('node:module');
createRequire(`${process.env.NETWORK_PACKAGES}/package.json`)('./target/my_contract-Mine.json');
