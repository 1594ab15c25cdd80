import type { TxView } from '../../../core/tabMessages';

const isPublishing = (call: string): boolean => /^Contract\w+Registry\./.test(call);

/** It brought a contract or an account into being. */
export const isDeployment = ({ world, own }: TxView): boolean =>
  world.logs.some(({ kind }) => kind === 'instance' || kind === 'class') ||
  own.calls.some((call) => isPublishing(call) || /\.constructor\(/.test(call));

/** What happened, in one line: the call that the program made, and not how a contract is published. */
export function title({ world, own }: TxView): string {
  const calls = [...own.calls.filter((call) => !isPublishing(call)), ...world.publicCalls];
  return calls[0]?.replace(/\(.*$/s, '') ?? 'an account';
}
