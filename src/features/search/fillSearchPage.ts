import { MAX_QUERY } from './scope';

/** The query of the address stands in the field at once, and React is on its way to answer it. */
export function fillSearchPage(): void {
  const query = new URLSearchParams(location.search).get('q')?.slice(0, MAX_QUERY);
  const field = document.querySelector<HTMLInputElement>('.search-page__input');
  if (!query?.trim() || !field) return;
  field.value = query;
  field.form!.setAttribute('data-wake', '');
}
