import { lazyWithRetry } from '../../components/lazyWithRetry';

export { SearchButton } from './SearchButton';
export { SearchRoot } from './SearchRoot';
// Not `SearchPage`: what stands here is loaded with every page.

export const NotFoundSuggestions = lazyWithRetry(() => import('./NotFoundSuggestions'));
