import { isForgetting } from './forget';
import { consent, dateAnswer, hasDate } from './store';

/** An answer of old gets a date; what the chat assistant left behind in the document before this one goes. */
export function startKeeping(): void {
  if (consent.getSnapshot() && !hasDate()) dateAnswer();
  if (isForgetting()) void import('./stored').then(({ forgetChat }) => forgetChat()).catch(() => undefined);
}
