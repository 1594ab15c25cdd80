// Programs that make errors happen: see typescript.ts.
//# undefined-argument 1
await token.methods.transfer(bob).send({ from }).wait();
//# undefined-argument 1 works
await token.methods.transfer(bob, 1n).send({ from }).wait();
//# invalid-argument 1
await nft.methods.transfer_in_public(alice, bob, Fr.random, 0n).request();
//# not-serialisable-argument 1
await nft.methods.transfer_in_public(alice, bob, Promise.resolve(1n), 0n).request();
//# not-serialisable-argument 2
await nft.methods.transfer_in_public(alice, bob, { amount: 1 }, 0n).request();
//# not-serialisable-argument 2 works
await nft.methods.transfer_in_public(alice, bob, { toField: () => new Fr(1) }, 0n).request();
//# encoding-param 1
const { encodeArguments } = await import('@aztec/stdlib/abi');
const vec = { kind: 'struct', path: 'std::collections::bounded_vec::BoundedVec', fields: [
  { name: 'storage', type: { kind: 'array', length: 2, type: { kind: 'field' } } },
  { name: 'len', type: { kind: 'integer', sign: 'unsigned', width: 32 } },
] };
encodeArguments({ name: 'f', parameters: [{ name: 'list', type: vec, visibility: 'private' }] }, [[1n, 2n, 3n]]);
//# unsupported-signed 1
const { decodeFunctionSignature } = await import('@aztec/stdlib/abi');
decodeFunctionSignature('f', [{ name: 'a', type: { kind: 'integer', sign: 'signed', width: 32 } }]);
//# not-enough-returns 1
const { decodeFromAbi } = await import('@aztec/stdlib/abi');
decodeFromAbi([{ kind: 'array', length: 2, type: { kind: 'field' } }], [new Fr(1)]);
//# fr-invalid-string 1
Fr.fromString('<YOUR_SALT>');
//# fq-invalid-string 1
const { Fq } = await import('@aztec/foundation/fields');
Fq.fromString('<YOUR_KEY>');
//# hex-invalid 1
Fr.fromString('0x1234 ');
//# hex-invalid 1 works
Fr.fromString('0x1234 '.trim());
//# field-modulus 1
const { keccak256 } = await import('@aztec/foundation/crypto');
const hash = Buffer.concat([Buffer.from([0xff]), keccak256(Buffer.from('a')).subarray(1)]);
new Fr(BigInt(`0x${hash.toString('hex')}`));
//# field-modulus 1 works
const { keccak256 } = await import('@aztec/foundation/crypto');
const hash = Buffer.concat([Buffer.from([0xff]), keccak256(Buffer.from('a')).subarray(1)]);
Fr.fromBufferReduce(hash);
//# field-negative 1
new Fr(1n - 2n);
//# field-type 1
new Fr('0x1234');
//# field-type 1 works
Fr.fromString('0x1234');
//# field-type 2
class Field {
  constructor(value) {
    this.value = value;
  }
}
new Fr(new Field(1n));
//# field-too-long 1
new Fr(Buffer.alloc(33));
//# safe-integer 1
alice.toField().toNumber();
//# safe-integer 1 works
alice.toField().toBigInt();
//# eth-address-string 1
const { EthAddress } = await import('@aztec/foundation/eth-address');
EthAddress.fromString(alice.toString());
//# eth-address-size 1
const { EthAddress } = await import('@aztec/foundation/eth-address');
new EthAddress(alice.toBuffer());
//# aztec-address-length 1
const { EthAddress } = await import('@aztec/foundation/eth-address');
new AztecAddress(EthAddress.random().toBuffer());
//# hex-string-buffer 1
const { fromHex } = await import('@aztec/foundation/bigint-buffer');
fromHex('0x123');
//# bigint-32-bytes 1
const { serializeToBuffer } = await import('@aztec/foundation/serialize');
serializeToBuffer(1n << 256n);
//# cannot-serialise-field 1
const { poseidon2Hash } = await import('@aztec/foundation/crypto');
await poseidon2Hash([{ amount: 1 }]);
//# reader-not-consumed 1
const { BufferReader, numToUInt32BE } = await import('@aztec/foundation/serialize');
const reader = BufferReader.asReader(Buffer.concat([Buffer.from([0, 0, 0, 33]), Buffer.alloc(64)]));
reader.readBufferArray(5);
//# reader-beyond 1
const { Tx } = await import('@aztec/stdlib/tx');
Tx.fromBuffer(Buffer.alloc(40));
//# fields-not-enough 1
const { FieldReader } = await import('@aztec/foundation/serialize');
new FieldReader([new Fr(1)]).readFieldArray(2);
//# fixed-array 1
const { assertLength } = await import('@aztec/foundation/serialize');
assertLength([1, 2, 3], 4);
//# selector-whitespace 1
const { FunctionSelector } = await import('@aztec/stdlib/abi');
await FunctionSelector.fromSignature('f(Field, u32)');
//# selector-whitespace 1 works
const { FunctionSelector } = await import('@aztec/stdlib/abi');
await FunctionSelector.fromSignature('f(Field,u32)');
