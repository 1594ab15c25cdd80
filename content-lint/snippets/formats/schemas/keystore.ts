import { hex, index, oneOrMany, strict, text } from './shapes';

const signer = {
  anyOf: [text, strict({ remoteSignerUrl: text, certPath: text, certPass: text }, ['remoteSignerUrl'])],
};
const account = {
  anyOf: [
    hex(64),
    hex(40),
    strict({ address: hex(40), remoteSignerUrl: text, certPath: text, certPass: text }, ['address']),
    strict({ path: text, password: text }, ['path']),
    strict(
      {
        mnemonic: text,
        addressIndex: index(0),
        accountIndex: index(0),
        addressCount: index(1),
        accountCount: index(1),
      },
      ['mnemonic'],
    ),
  ],
};

/** Keystore of a node: who attests, publishes, proves, and which signer holds the keys. */
export const keystore = {
  ...strict(
    {
      schemaVersion: { const: 1 },
      remoteSigner: signer,
      slasher: oneOrMany(account),
      prover: { anyOf: [account, strict({ id: hex(40), publisher: oneOrMany(account) }, ['id', 'publisher'])] },
      validators: {
        type: 'array',
        items: strict(
          {
            attester: oneOrMany(account),
            publisher: oneOrMany(account),
            coinbase: hex(40),
            feeRecipient: hex(64),
            remoteSigner: signer,
          },
          ['attester', 'feeRecipient'],
        ),
      },
    },
    ['schemaVersion'],
  ),
  anyOf: [{ required: ['validators'] }, { required: ['prover'] }],
};
