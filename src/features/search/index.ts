import { lazyPart } from '../../bridge/lazyPart';

export { SearchButton } from './SearchButton';
export { SearchRoot } from './SearchRoot';
// Not `SearchPage`: what stands here is loaded with every page.

/** The page says already that nothing is here: help that does not arrive is not worth a second message. */
export const NotFoundSuggestions = lazyPart(() => import('./NotFoundSuggestions'), {
  name: 'The search',
  failed: () => null,
});
