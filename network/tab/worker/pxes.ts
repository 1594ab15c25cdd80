import type { PXE } from '@aztec/stdlib/interfaces/client';

export interface PxeList {
  /** As many as programs have made and not stopped; with 2.0.2 there is one. */
  pxes: Set<PXE>;
  /** Called for each of them, now and later. */
  watch(see: (pxe: PXE) => void): void;
}

/** Tells everybody who wants to know of each PXE. */
export function pxeList(): PxeList & { add(pxe: PXE): void } {
  const pxes = new Set<PXE>();
  const watchers: ((pxe: PXE) => void)[] = [];
  return {
    pxes,
    watch(see) {
      watchers.push(see);
      pxes.forEach(see);
    },
    add(pxe) {
      pxes.add(pxe);
      const running = pxe as { stop?: () => Promise<void> };
      const stop = running.stop?.bind(pxe);
      running.stop = async () => {
        pxes.delete(pxe);
        await stop?.();
      };
      watchers.forEach((see) => see(pxe));
    },
  };
}
