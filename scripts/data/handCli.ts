import type { CliCommand } from './commander';

/** Commands of the `aztec` script itself, which no package defines. */
export const SCRIPT_COMMANDS: CliCommand[] = [
  {
    name: 'test',
    arguments: ['[nargo options...]'],
    options: [
      { flags: '-e, --env <key=value>' },
      { flags: '--no-tty' },
      { flags: '--rm' },
      { flags: '-i, --interactive' },
      { flags: '-t, --tty' },
    ],
  },
  {
    name: 'codegen',
    arguments: ['<noir-abi-path>'],
    options: [{ flags: '-o, --outdir <path>' }, { flags: '-f, --force' }],
  },
  { name: 'supervised-start', as: 'start', arguments: [], options: [] },
  { name: 'flamegraph', arguments: ['<artifact_path>', '<function>'], options: [] },
];

export const WALLET_GLOBALS = {
  2: [
    { flags: '-d, --data-dir <string>', default: '~/.aztec/wallet' },
    { flags: '-p, --prover <string>', default: 'native', env: 'PXE_PROVER' },
    { flags: '--remote-pxe', default: false, env: 'REMOTE_PXE' },
    { flags: '-n, --node-url <string>', default: 'http://host.docker.internal:8080', env: 'AZTEC_NODE_URL' },
  ],
  3: [
    { flags: '-d, --data-dir <string>', default: '~/.aztec/wallet' },
    { flags: '-p, --prover <string>', default: 'native', env: 'PXE_PROVER' },
    { flags: '-n, --node-url <string>', default: 'http://host.docker.internal:8080', env: 'AZTEC_NODE_URL' },
  ],
};

/** In 3.0 the wallet talks to a node instead of a PXE server, and `deploy-account` takes the account as argument. */
export function toThirdWallet(command: CliCommand): CliCommand {
  const options = command.options.map((option) =>
    option.flags.includes('--rpc-url')
      ? { ...option, flags: '-n, --node-url <string>', env: 'AZTEC_NODE_URL' }
      : option,
  );
  if (command.name === 'create-account') options.push({ flags: '-f, --from <string>' });
  if (command.name !== 'deploy-account') return { ...command, options };
  return { ...command, arguments: ['<address>'], options: options.filter(({ flags }) => !flags.includes('--from')) };
}
