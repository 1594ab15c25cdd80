interface Synonyms {
  /** Words of readers, as the tokenizer gives them: lower case, compounds joined. */
  words: string;
  /** The words of the pages. */
  means: string;
  why: string;
}

/** What is general. What belongs to one page stands in its front matter (`asked`). A hosted collection gets them too. */
export const SYNONYMS: readonly Synonyms[] = [
  { words: 'allowance approve approval transferfrom permit eip2612', means: 'authwit', why: 'authwits replace them' },
  { words: 'authwitness', means: 'authwit', why: 'the long form' },
  { words: 'gasprice gwei basefee', means: 'mana fee', why: 'gas is counted as mana' },
  { words: 'paymaster relayer gasless', means: 'fpc sponsored', why: 'fee-paying contracts' },
  { words: 'utxo coin', means: 'note', why: 'a note is one' },
  { words: 'doublespend', means: 'nullifier', why: 'what prevents it' },
  { words: 'devnet localnet', means: 'sandbox', why: 'the local network' },
  { words: 'hardhat foundry ganache remix truffle', means: 'sandbox test', why: 'tools of the same purpose' },
  { words: 'solidity vyper', means: 'noir aztecnr', why: 'the language of contracts' },
  { words: 'ethers viem web3js sdk', means: 'aztecjs', why: 'the JavaScript library' },
  { words: 'constructor', means: 'initializer', why: 'its name here' },
  { words: 'mapping dictionary hashmap', means: 'map', why: 'the state variable' },
  { words: 'modifier decorator annotation', means: 'macro attribute', why: 'written as attributes' },
  { words: 'onlyowner onlyadmin accesscontrol', means: 'msgsender internal visibility', why: 'how access is limited' },
  { words: 'multicall', means: 'batch batchcall', why: 'several calls in one transaction' },
  { words: 'eoa', means: 'account', why: 'every account is a contract' },
  { words: 'aa erc4337', means: 'account abstraction', why: 'the idea behind account contracts' },
  { words: 'proxy uups upgradeable upgradable', means: 'upgrade class', why: 'how code changes' },
  { words: 'abi', means: 'artifact', why: 'what describes a contract' },
  { words: 'typechain abigen', means: 'codegen', why: 'types from an artifact' },
  { words: 'evm opcode', means: 'avm', why: 'the virtual machine' },
  { words: 'zkp snark zksnark', means: 'proof circuit', why: 'abbreviations' },
  { words: 'mnemonic seed seedphrase', means: 'secret key', why: 'what a wallet is made from' },
  { words: 'ledger trezor yubikey hsm', means: 'signer keystore', why: 'where signing keys live' },
  { words: 'passkey webauthn faceid touchid', means: 'secp256r1 ecdsa', why: 'their curve' },
  { words: 'bridging crosschain', means: 'portal bridge', why: 'messages go through portals' },
  { words: 'mempool txpool', means: 'pool pending', why: 'where transactions wait' },
  { words: 'miner blockproducer', means: 'sequencer proposer', why: 'who makes blocks' },
  { words: 'penalty punished penalised', means: 'slashing slash', why: 'its name here' },
  { words: 'unstake unbond', means: 'withdraw exit', why: 'how stake is taken back' },
  { words: 'failover redundancy', means: 'availability', why: 'high-availability sequencers' },
  { words: 'otel telemetry', means: 'opentelemetry otlp', why: 'abbreviation' },
  { words: 'lighthouse prysm beacon', means: 'consensus', why: 'consensus clients' },
  { words: 'geth reth nethermind infura alchemy', means: 'execution rpc', why: 'execution clients and services' },
  { words: 'tx txn txs', means: 'transaction', why: 'abbreviation' },
  { words: 'txe', means: 'testing environment', why: 'abbreviation' },
  { words: 'erc20', means: 'token', why: 'the standard for one' },
  { words: 'erc721 erc1155', means: 'nft', why: 'the standard for one' },
  { words: 'etherscan explorer', means: 'explorer transaction receipt', why: 'where a transaction is looked up' },
  { words: 'metamask rabby', means: 'wallet', why: 'wallets of Ethereum' },
  { words: 'snapshot resync', means: 'sync snapshot', why: 'ways to catch up' },
  { words: 'reboot', means: 'restart', why: 'plain word' },
  { words: 'box vps computer', means: 'machine server', why: 'plain words' },
  { words: 'money coins cash', means: 'funds tokens balance', why: 'plain words' },
  { words: 'penalise penalize penalized punish punishment', means: 'slashing penalty', why: 'slashing' },
  { words: 'earn earned earnings income profit payout', means: 'reward', why: 'what sequencers and provers get' },
  { words: 'cashout redeem', means: 'withdraw claim', why: 'plain words' },
  {
    words: 'hide hidden conceal secret secretly anonymous anonymously confidential',
    means: 'private privacy',
    why: 'privacy',
  },
  { words: 'reveal observer spy track snoop', means: 'leak visible privacy', why: 'privacy' },
  { words: 'cost costs price expensive cheap', means: 'fee gas mana', why: 'fees' },
  { words: 'phone mobile smartphone', means: 'device browser', why: 'where a PXE runs' },
  { words: 'website webpage dapp frontend', means: 'app browser', why: 'plain words' },
  { words: 'clock', means: 'time timestamp', why: 'plain word' },
  { words: 'gone disappeared vanished', means: 'lost missing', why: 'plain words' },
  { words: 'stuck hangs hanging frozen', means: 'pending timeout', why: 'plain words' },
  { words: 'max cap quota', means: 'limit maximum', why: 'plain words' },
  { words: 'recover recovery', means: 'restore backup', why: 'plain words' },
  { words: 'admin', means: 'owner', why: 'plain word' },
  { words: 'random randomness rng vrf', means: 'random oracle', why: 'plain words' },
  { words: 'text', means: 'string', why: 'plain word' },
  { words: 'print println consolelog', means: 'log debug', why: 'how values are printed' },
  { words: 'ide editor intellisense', means: 'vscode lsp', why: 'editors' },
  { words: 'ram gb cores cpu specs', means: 'hardware memory', why: 'hardware' },
  { words: 'router nat', means: 'port forwarding', why: 'ports must be open' },
  { words: 'crash crashed broken', means: 'fail error', why: 'plain words' },
  { words: 'faster slow', means: 'efficient performance', why: 'plain words' },
  { words: 'ballot election poll', means: 'vote voting', why: 'plain words' },
  { words: 'history historic past earlier', means: 'historical', why: 'proofs of the past' },
  { words: 'reorganization', means: 'reorg', why: 'the short form' },
];

const table = new Map(
  SYNONYMS.flatMap(({ words, means }) => words.split(' ').map((word): [string, string[]] => [word, means.split(' ')])),
);

/** Words of the pages for a word of a reader. */
export const synonymsOf = (word: string): readonly string[] => table.get(word) ?? [];
