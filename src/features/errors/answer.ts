import { lazyPart } from '../../bridge/lazyPart';

export { looksLikeError } from '../../../core/errors/looksLikeError';

/** What is known of an error that was put into another field than our box. */
export const ErrorAnswer = lazyPart(() => import('./ErrorAnswer'), { name: 'The explanation', failed: () => null });
