import { lazyWithRetry } from '../../components/lazyWithRetry';

export { looksLikeError } from '../../../core/errors/looksLikeError';

/** What is known of an error that was put into another field than our box. Stands in a `<LoadBoundary>`. */
export const ErrorAnswer = lazyWithRetry(() => import('./ErrorAnswer'));
