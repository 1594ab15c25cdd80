const addressOf = (registry, name, version) => `${registry}/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;

/**
 * A lockfile in which each package has its address. Ours name no registry, so that npm uses the one that is set here;
 * but it then reads the list of all releases of each package first, which takes longer than the packages themselves.
 * `registry` has no slash at its end. What is part of another package has no address of its own.
 */
export function withAddresses(lockfile, registry) {
  const packages = Object.entries(lockfile.packages).map(([place, entry]) => {
    const name = entry.name ?? place.split('node_modules/').at(-1);
    const own = place !== '' && !entry.link && !entry.inBundle && entry.resolved === undefined;
    return [place, own ? { ...entry, resolved: addressOf(registry, name, entry.version) } : entry];
  });
  return { ...lockfile, packages: Object.fromEntries(packages) };
}
