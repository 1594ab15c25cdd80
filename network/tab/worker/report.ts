/** What the world sees of each transaction, and what only a PXE of this tab knows. */
import type { GasUsed } from '@aztec/stdlib/gas';
import type { ProcessedTx, Tx } from '@aztec/stdlib/tx';
import type { TxView } from '../../../core/tabMessages';
import { Names } from './names';
import type { TabNetwork } from './network';
import { Notes } from './notes';
import { ownOf, type Proven } from './own';
import { gasOf, worldOf } from './world';

/** The gas of a transaction is not in its effects, so it is taken where its block is made. */
interface Making {
  blockOf(processed: ProcessedTx, ...rest: unknown[]): unknown;
}

/** Tells of every transaction from now on. */
export function reportTo(network: TabNetwork, tell: (tx: TxView) => void): void {
  const { node } = network;
  const proven = new WeakMap<object, Proven>();
  const gas = new Map<string, GasUsed>();
  const reporter = new Reporter(network, gas);
  const making = node as unknown as Making;
  const blockOf = making.blockOf.bind(node);
  making.blockOf = (processed, ...rest) => {
    gas.set(processed.hash.toString(), processed.gasUsed);
    return blockOf(processed, ...rest);
  };
  network.watch((pxe) => {
    const prove = pxe.proveTx.bind(pxe);
    pxe.proveTx = async (request, ...rest) => {
      const result = await prove(request, ...rest);
      proven.set(result.publicInputs, { request, result });
      return result;
    };
  });
  const send = node.sendTx;
  node.sendTx = async (tx: Tx) => {
    await send(tx);
    // Before the program goes on, so that what it prints stands after what it did. It must not fail because of us.
    await reporter.view(tx, proven.get(tx.data)).then(tell, () => undefined);
  };
}

class Reporter {
  private readonly names: Names;
  private readonly notes: Notes;

  constructor(
    private readonly network: TabNetwork,
    private readonly gas: ReadonlyMap<string, GasUsed>,
  ) {
    this.names = new Names(network);
    this.notes = new Notes(network, this.names);
  }

  async view(tx: Tx, proven: Proven | undefined): Promise<TxView> {
    const { node } = this.network;
    const { data, l2BlockNumber } = (await node.getTxEffect(tx.getTxHash()))!;
    const used = this.gas.get(data.txHash.toString())!;
    const world = { ...(await worldOf(tx, data, this.names)), gas: await gasOf(used, node, l2BlockNumber) };
    const own = await ownOf(tx, data, proven, this.names, this.notes);
    return { hash: data.txHash.toString(), block: l2BlockNumber, world, own };
  }
}
