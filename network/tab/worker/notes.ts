/** The notes that a PXE of this tab knows. */
import type { Fr } from '@aztec/foundation/fields';
import type { AztecAddress } from '@aztec/stdlib/aztec-address';
import { computeUniqueNoteHash, siloNoteHash } from '@aztec/stdlib/hash';
import { type Note, NoteStatus, type NotesFilter } from '@aztec/stdlib/note';
import type { TxEffect, TxHash } from '@aztec/stdlib/tx';
import type { NoteView } from '../../../core/tabMessages';
import type { Names } from './names';
import type { TabNetwork } from './network';

/** A note in the PXE's own database, which knows more of it than the PXE tells. */
interface KnownNote {
  note: Note;
  contractAddress: AztecAddress;
  noteNonce: Fr;
  noteHash: Fr;
  recipient: AztecAddress;
  txHash: TxHash;
  siloedNullifier: Fr;
}
interface Inside {
  noteDataProvider: { getNotes(filter: NotesFilter): Promise<KnownNote[]> };
}

export class Notes {
  constructor(
    private readonly network: TabNetwork,
    private readonly names: Names,
  ) {}

  /** Notes of a contract that the transaction made or used up, as far as an account of this tab can read them. */
  async changes(contractAddress: AztecAddress, { txHash, nullifiers }: TxEffect) {
    const artifact = await this.names.artifact(contractAddress);
    if (!artifact?.functions.some(({ name }) => name === 'sync_private_state')) return { created: [], spent: [] };
    const notes = await this.of(contractAddress);
    const isToken = artifact.functions.some(({ name }) => name === 'balance_of_private');
    const views = (list: KnownNote[]) => Promise.all(list.map((note) => this.view(note, artifact.name, isToken)));
    return {
      created: await views(notes.filter((note) => note.txHash.equals(txHash))),
      spent: await views(
        notes.filter((note) => nullifiers.some((nullifier) => nullifier.equals(note.siloedNullifier))),
      ),
    };
  }

  /** Two PXEs may have the same account, and so the same note. */
  private async of(contractAddress: AztecAddress): Promise<KnownNote[]> {
    const known = new Map<string, KnownNote>();
    for (const pxe of this.network.pxes) {
      if (!(await pxe.getContractMetadata(contractAddress)).contractInstance) continue;
      await pxe.getNotes({ contractAddress }); // It looks for new ones first.
      const filter = { contractAddress, status: NoteStatus.ACTIVE_OR_NULLIFIED };
      const notes = await (pxe as unknown as Inside).noteDataProvider.getNotes(filter);
      for (const note of notes) known.set(note.siloedNullifier.toString(), note);
    }
    return [...known.values()];
  }

  private async view(known: KnownNote, contract: string, isToken: boolean): Promise<NoteView> {
    const siloed = await siloNoteHash(known.contractAddress, known.noteHash);
    return {
      contract,
      address: String(known.contractAddress),
      owner: await this.names.of(known.recipient),
      amount: isToken ? known.note.items.at(-1)!.toBigInt().toString() : null,
      hash: String(await computeUniqueNoteHash(known.noteNonce, siloed)),
      nullifier: String(known.siloedNullifier),
    };
  }
}
