/** The query of the address stands in the field at once, and React is on its way to answer it. */
export function fillSearchPage(): void {
  const field = document.querySelector<HTMLInputElement>('.search-page__input');
  const query = new URLSearchParams(location.search).get('q')?.slice(0, field?.maxLength);
  if (!query?.trim() || !field) return;
  field.value = query;
  field.form!.setAttribute('data-wake', '');
}
