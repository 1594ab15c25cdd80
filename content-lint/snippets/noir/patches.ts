/**
 * Places where the stable Aztec.nr, written for an older compiler, does not pass the one we have. They are changed in
 * memory when the file is read. Remove this file when the stable version is one that the compiler takes as it is.
 */
interface Patch {
  file: string;
  find: RegExp;
  replace: string;
}

const PATCHES: Patch[] = [
  // The compiler refuses type parameters that nothing constrains.
  { file: 'aztec/macros/utils.nr', find: /impl<let N: u32, Env> (?=AsStrQuote for)/, replace: 'impl ' },
  {
    file: 'aztec/state_vars/public_immutable.nr',
    find: /, let O: u32> HasStorageSlot<O>([^{]*?)WithHash<T, M>: Packable<N = O>/,
    replace: '> HasStorageSlot<M + 1>$1T: Packable<N = M>',
  },
  // It refuses placeholders in where clauses.
  {
    file: 'aztec/state_vars/delayed_public_mutable.nr',
    find: /HasStorageSlot<M>( for [^{]*?)WithHash<(\w+<T, InitialDelay>), _>: Packable/,
    replace: 'HasStorageSlot<M + 1>$1$2: Packable',
  },
];

export function patchSource(file: string, text: string): string {
  return PATCHES.filter((patch) => patch.file === file).reduce(
    (patched, patch) => patched.replace(patch.find, patch.replace),
    text,
  );
}
