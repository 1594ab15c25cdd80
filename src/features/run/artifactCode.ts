import type { TabManifest } from '../../../core/tab';
import type { OwnArtifact } from './artifact';

type Function = OwnArtifact['functions'][number];
type Parameter = Function['abi']['parameters'][number];

/** A value of the type, with which the program can run as it stands; none for what only its writer can fill in. */
function valueOf({ type: { kind, path = '' } }: Parameter): string | undefined {
  if (kind === 'field' || kind === 'integer') return '1n';
  if (kind === 'boolean') return 'true';
  if (kind === 'string') return "'text'";
  return path.endsWith('::AztecAddress') ? 'from' : undefined;
}

/** Without what the macros put in front. */
const ownParameters = ({ abi }: Function): Parameter[] =>
  abi.parameters.filter(({ type }, i) => i > 0 || !type.path?.includes('ContextInputs'));

const valuesOf = (parameters: Parameter[]): string =>
  parameters.map((each) => valueOf(each) ?? `undefined /* ${each.name} */`).join(', ');

const has = ({ custom_attributes }: Function, ...names: string[]): boolean =>
  names.some((name) => custom_attributes.includes(name));

/** What Aztec.nr adds to every contract. */
const isAdded = ({ name }: Function): boolean =>
  name.startsWith('_') || /^(public_dispatch|process_message|sync_private_state)$/.test(name);

/** How a program of 2.0.2 comes to an account, and one of 3.0.0, whose wallets bring a PXE of their own. */
const WITH_PXE = `import { getDeployedTestAccountsWallets } from '@aztec/accounts/testing';
import { Contract, createPXEClient, loadContractArtifact } from '@aztec/aztec.js';
`;
const GET_PXE = `const [wallet] = await getDeployedTestAccountsWallets(createPXEClient('http://localhost:8080'));
const from = wallet.getAddress();
`;
const WITH_WALLET = `import { loadContractArtifact } from '@aztec/aztec.js/abi';
import { Contract } from '@aztec/aztec.js/contracts';
import { createAztecNodeClient } from '@aztec/aztec.js/node';
import { TestWallet, registerInitialSandboxAccountsInWallet } from '@aztec/test-wallet/server';
`;
const GET_WALLET = `const wallet = await TestWallet.create(createAztecNodeClient('http://localhost:8080'));
const [from] = await registerInitialSandboxAccountsInWallet(wallet);
`;

/** A program that deploys a contract of the reader and calls it. */
export function codeFor({ module, functions }: OwnArtifact, { modules }: TabManifest): string {
  const hasWallets = modules.includes('@aztec/test-wallet/server');
  const initializers = functions.filter((each) => has(each, 'initializer'));
  const first = initializers.find(({ name }) => name === 'constructor') ?? initializers[0];
  const args = [`[${first ? valuesOf(ownParameters(first)) : ''}]`];
  if (first && first.name !== 'constructor') args.push(`'${first.name}'`);
  const own = functions.filter((each) => !isAdded(each) && !has(each, 'initializer', 'internal'));
  const views = own.filter((each) => has(each, 'view', 'utility'));
  const isFull = (each: Function) => ownParameters(each).every(valueOf);
  const view = views.find(isFull) ?? views[0];
  const call = view && `contract.methods.${view.name}(${valuesOf(ownParameters(view))}).simulate({ from })`;
  const others = own.filter((each) => each !== view).map(({ name }) => name);
  return `${hasWallets ? WITH_WALLET : WITH_PXE}import json from '${module}' with { type: 'json' };

${hasWallets ? GET_WALLET : GET_PXE}const artifact = loadContractArtifact(json);

const contract = await Contract.deploy(wallet, artifact, ${args.join(', ')}).send({ from }).deployed();
console.log('deployed at', contract.address.toString());
${call ? `console.log('${view.name}:', await ${call});\n` : ''}${others.length ? `// contract.methods also has ${others.slice(0, 12).join(', ')}${others.length > 12 ? ', …' : ''}\n` : ''}`;
}
