/** The logs of a transaction, by what they are: a private log may well be in the clear. */
import { PRIVATE_LOG_SIZE_IN_FIELDS } from '@aztec/constants';
import { sha256 } from '@aztec/foundation/crypto';
import type { Fr } from '@aztec/foundation/fields';
import { ContractClassPublishedEvent } from '@aztec/protocol-contracts/class-registry';
import { ContractInstancePublishedEvent } from '@aztec/protocol-contracts/instance-registry';
import { decodeFunctionSignature, EventSelector } from '@aztec/stdlib/abi';
import type { ContractClassLog, PrivateLog, PublicLog } from '@aztec/stdlib/logs';
import type { TxEffect } from '@aztec/stdlib/tx';
import type { LogView } from '../../../core/tabMessages';
import { cut, type Names } from './names';

type Part = LogView['parts'][number];

const FIELD_BYTES = 32;
/** Names of a reader's own contract may have any length, and its logs up to 4,096 fields. A page takes no more than this. */
const MAX_NAME = 200;
const MAX_PARTS = 40;
const KEYS = ['nullifier', 'incoming viewing', 'outgoing viewing', 'tagging'].flatMap((key) => [
  `${key} key, x`,
  `${key} key, y`,
]);
const INSTANCE = ['event', 'address', 'version', 'salt', 'class', 'initialization hash', ...KEYS, 'deployer'];
const CLASS = ['event', 'class', 'version', 'artifact hash', 'private functions root'];

const named = (names: string[], fields: Fr[]): Part[] =>
  fields.map((field, i) => [names[i] ?? `field ${i + 1}`, field.toString()]);
const hex = (fields: Fr[]): string => `0x${fields.map((field) => field.toString().slice(2)).join('')}`;
const hashed = (what: string, fields: Fr[]): Part => [
  `SHA-256 of the ${what} (${fields.length * FIELD_BYTES} bytes)`,
  `0x${sha256(Buffer.from(hex(fields).slice(2), 'hex')).toString('hex')}`,
];

/**
 * Nothing in the protocol says that a log is encrypted. Messages that Aztec.nr encrypts fill a log: after the tag a point,
 * and then 31 bytes of ciphertext in each field. By chance none of these is as small as an amount, a flag or padding.
 */
function isEncrypted(fields: Fr[]): boolean {
  const [, point, ...rest] = fields.map((field) => field.toBigInt());
  return (
    fields.length === PRIVATE_LOG_SIZE_IN_FIELDS &&
    [point!, ...rest].every((value) => value >= 1n << 128n) &&
    rest.every((value) => value < 1n << 248n)
  );
}

function privateLog(log: PrivateLog): LogView {
  const fields = log.getEmittedFields();
  const bytes = fields.length * FIELD_BYTES;
  if (ContractInstancePublishedEvent.isContractInstancePublishedEvent(log))
    return { kind: 'instance', bytes, parts: named(INSTANCE, fields) };
  if (!isEncrypted(fields)) return { kind: 'private', bytes, parts: named(['tag'], fields) };
  return {
    kind: 'encrypted',
    bytes,
    parts: [...named(['tag'], fields.slice(0, 1)), ['ciphertext', hex(fields.slice(1))]],
  };
}

function classLog(log: ContractClassLog): LogView {
  const fields = log.getEmittedFields();
  const isClass = ContractClassPublishedEvent.isContractClassPublishedEvent(log);
  const known = fields.slice(0, isClass ? CLASS.length : 1);
  const rest = fields.slice(known.length);
  const content = isClass ? 'public bytecode' : 'content';
  const bytes = fields.length * FIELD_BYTES;
  const parts: Part[] = [['contract', log.contractAddress.toString()], ...named(CLASS, known), hashed(content, rest)];
  return isClass
    ? { kind: 'class', bytes, parts }
    : { kind: 'class', title: 'Log of the class registry', bytes, parts };
}

/** The members of an event, if this is one that the contract declares and each takes one field; its selector is last. */
async function eventOf(
  log: PublicLog,
  fields: Fr[],
  names: Names,
): Promise<{ name: string; members: string[] } | undefined> {
  const artifact = await names.artifact(log.contractAddress);
  const last = fields.at(-1);
  if (!last || last.toBigInt() >= 1n << 32n) return undefined;
  for (const event of artifact?.outputs.structs.events ?? []) {
    if (event.kind !== 'struct') continue;
    const { path, fields: members } = event;
    const name = path.split('::').at(-1)!;
    const selector = await EventSelector.fromSignature(decodeFunctionSignature(name, members as never));
    if (members.length === fields.length - 1 && selector.toField().equals(last))
      return { name, members: [...members.map((member) => cut(member.name, MAX_NAME)), 'event'] };
  }
  return undefined;
}

async function publicLog(log: PublicLog, names: Names): Promise<LogView> {
  const fields = log.getEmittedFields();
  const [contract, event] = await Promise.all([names.of(log.contractAddress), eventOf(log, fields, names)]);
  const [shown, rest] = [fields.slice(0, MAX_PARTS - 2), fields.slice(MAX_PARTS - 2)];
  return {
    kind: 'public',
    title: cut(event ? `${contract}.${event.name}` : contract, MAX_NAME),
    bytes: fields.length * FIELD_BYTES,
    parts: [
      ['contract', log.contractAddress.toString()],
      ...named(event?.members ?? [], shown),
      ...(rest.length ? [hashed('other fields', rest)] : []),
    ],
  };
}

export const logsOf = async (effect: TxEffect, names: Names): Promise<LogView[]> => [
  ...effect.privateLogs.map(privateLog),
  ...(await Promise.all(effect.publicLogs.map((log) => publicLog(log, names)))),
  ...effect.contractClassLogs.map(classLog),
];
