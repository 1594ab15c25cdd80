import { lazyPart } from '../../bridge/lazyPart';

/** Everything behind the Run button of a code block. */
export const RunPanel = lazyPart(() => import('./RunPanel'), { name: 'The part that runs code' });
