/** Why a copy was not made, as `Outcome.tsx` tells it. */
export type Reason = 'stopped' | 'full' | 'lost' | 'forbidden' | 'busy';

export class NotKept extends Error {
  constructor(
    readonly reason: Reason,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

export const nameOf = (error: unknown): string => (error as Partial<Error> | undefined)?.name ?? '';

export function reasonOf(error: unknown, signal: AbortSignal): Reason {
  if (error instanceof NotKept) return error.reason;
  if (signal.aborted) return 'stopped';
  if (nameOf(error) === 'QuotaExceededError') return 'full';
  return ['SecurityError', 'InvalidStateError', 'NotSupportedError'].includes(nameOf(error)) ? 'forbidden' : 'lost';
}
