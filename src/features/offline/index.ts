import { lazyWithRetry } from '../../components/lazyWithRetry';

export { Kept } from './Kept';
/** Stands in a `<LoadBoundary>`. */
export const OfflinePanel = lazyWithRetry(() => import('./OfflinePanel'));
