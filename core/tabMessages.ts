/**
 * What the worker of the tab tells its page. The reader's code runs in there too, and can send what it likes: a page takes
 * nothing but what has this shape, with the counts that the protocol allows in one transaction.
 */
import * as z from 'zod/mini';
import { MAX_CALL, MAX_LINE } from './tab';

const PER_TX = 64;

const text = (most: number) => z.string().check(z.maxLength(most));
const list = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most));
const name = text(200);
const digits = z.string().check(z.regex(/^\d{1,80}$/));
/** As long as the longest log. */
const hex = z.string().check(z.regex(/^0x[0-9a-f]{1,1200}$/));
const count = z.int().check(z.nonnegative());

/** A value as the network stores it, in hexadecimal, and what it is. */
const part = z.tuple([name, hex]);

/** A log as it stands in its block. */
const log = z.strictObject({
  /** `private` and `public` are the two kinds that the protocol knows; of some we can tell more. */
  kind: z.enum(['encrypted', 'private', 'public', 'instance', 'class']),
  /** Who emitted which event, where that can be read. */
  title: z.optional(name),
  bytes: count,
  /** All of its bytes; of a contract's bytecode the SHA-256 hash. */
  parts: list(part, 40),
});

/** What the world learns of a transaction. */
const world = z.strictObject({
  feePayer: name,
  /** In the smallest unit of fee juice. */
  fee: digits,
  /** What was billed, in both kinds of gas, and the price of one in the smallest unit of fee juice. */
  gas: list(z.strictObject({ kind: z.enum(['L2', 'DA']), used: count, price: digits }), 2),
  noteHashes: list(hex, PER_TX),
  nullifiers: list(hex, PER_TX),
  logs: list(log, 3 * PER_TX),
  publicCalls: list(text(MAX_CALL), PER_TX),
  publicWrites: list(z.strictObject({ slot: hex, value: hex }), 2 * PER_TX),
  /** To Ethereum. */
  messages: list(hex, PER_TX),
  reverted: z.boolean(),
});

const note = z.strictObject({
  contract: name,
  address: hex,
  owner: name,
  /** In the smallest unit of its token; `null` where we cannot tell amounts from other content. */
  amount: z.nullable(digits),
  /** What the world sees of it: when it is made, and when it is spent. */
  hash: hex,
  nullifier: hex,
});

/** What only the PXE of this tab knows of it. */
const own = z.strictObject({
  sender: name,
  calls: list(text(MAX_CALL), PER_TX),
  created: list(note, PER_TX),
  spent: list(note, PER_TX),
});

const tx = z.strictObject({ hash: hex, block: count, world, own });

const runError = z.strictObject({
  message: text(MAX_LINE),
  /** The step and line of the statement that was running. */
  key: z.optional(text(500)),
  line: z.optional(count),
});

export const fromWorker = z.union([
  z.strictObject({ need: name }),
  z.strictObject({ ready: z.literal(true) }),
  z.strictObject({ step: name }),
  z.strictObject({ running: text(500) }),
  z.strictObject({ level: z.enum(['log', 'error']), text: text(MAX_LINE) }),
  z.strictObject({ tx }),
  /** `changed` names what the program changed of JavaScript itself, which the network lives on too. */
  z.strictObject({ ended: count, error: z.optional(runError), changed: z.optional(name) }),
]);

export type LogView = z.infer<typeof log>;
export type WorldView = z.infer<typeof world>;
export type NoteView = z.infer<typeof note>;
export type OwnView = z.infer<typeof own>;
export type TxView = z.infer<typeof tx>;
export type RunError = z.infer<typeof runError>;
export type FromWorker = z.infer<typeof fromWorker>;
