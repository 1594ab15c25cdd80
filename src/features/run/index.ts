import { lazyWithRetry } from '../../components/lazyWithRetry';

/** Everything behind the Run button of a code block. Stands in a `<LoadBoundary>`. */
export const RunPanel = lazyWithRetry(() => import('./RunPanel'));
