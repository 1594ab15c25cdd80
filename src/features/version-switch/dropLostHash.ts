import { versionOfAddress } from '../../../core/versions';

/** After a switch from the version at `from`: a heading that this version does not have is left out of the address. */
export function dropLostHash(from: string): void {
  const { pathname, search, hash } = location;
  const switched = versionOfAddress(from) !== versionOfAddress(pathname);
  // Headings have plain names; what needs decoding is not from us.
  if (!switched || !hash || hash.includes('%') || document.getElementById(hash.slice(1))) return;
  history.replaceState(history.state, '', pathname + search);
}
