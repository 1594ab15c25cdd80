const EDIT = '/edit/main/';

/** Where a file of a repository can be changed. */
export const editAddress = (repository: string, file: string): string => `${repository}${EDIT}${file}`;

/** Where that file's repository has another one. */
export const besideIt = (edit: string, file: string): string => edit.split(EDIT)[0]! + EDIT + file;

/** Where a problem of a page is reported: in the repository that holds it, or else to those who make Aztec. */
export function reportAddress(page: string, edit: string | undefined): string {
  const title = `title=${encodeURIComponent(`docs: ${page}`)}`;
  return edit
    ? `${edit.split(EDIT)[0]}/issues/new?template=page.yml&${title}`
    : `https://github.com/AztecProtocol/aztec-packages/issues/new?${title}`;
}
