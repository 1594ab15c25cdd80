// Prints the empty world state beside the protocol's constants.
import * as constants from '@aztec/constants';
import { Fr } from '@aztec/foundation/fields';
import { ARCHIVE } from './state/operations';
import { WorldState } from './state/worldState';

const worldState = await WorldState.create();
const { root } = await worldState.getCommitted().getTreeInfo(ARCHIVE);
const header = await worldState.getInitialHeader().hash();
const text = (value: bigint) => `0x${value.toString(16)}`;
console.log(
  JSON.stringify({
    ours: { header: text(header.toBigInt()), archive: text(Fr.fromBuffer(root).toBigInt()) },
    theirs: { header: text(constants.GENESIS_BLOCK_HEADER_HASH), archive: text(constants.GENESIS_ARCHIVE_ROOT) },
  }),
);
