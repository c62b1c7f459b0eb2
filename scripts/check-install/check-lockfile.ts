/** The parts of a package-lock.json (version 3) that are looked at. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface LockedPackage {
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  /** A folder of this repository, which `resolved` names. */
  readonly link?: boolean;
  readonly resolved?: string;
}

/** Install scripts that only send statistics; nothing is missing without them. */
const unneededScripts = ['node_modules/@scarf/scarf'];

/**
 * What in a lockfile would make an installation depend on the machine: addresses of a registry, and production packages
 * that need an install script. One sentence each.
 */
export function checkLockfile(lockfile: Lockfile): readonly string[] {
  const packages = Object.entries(lockfile.packages);
  const addressed = packages
    .filter(([, entry]) => entry.resolved !== undefined && !entry.link)
    .map(([name]) => name);
  const scripted = packages
    .filter(([, entry]) => entry.hasInstallScript && !entry.dev)
    .map(([name]) => name)
    .filter((name) => !unneededScripts.includes(name));
  return [
    ...(addressed.length > 0
      ? [
          `package-lock.json names a registry for ${addressed.length} packages, first ${addressed[0]}. ` +
            'Run `npm install --package-lock-only --omit-lockfile-registry-resolved`.',
        ]
      : []),
    ...scripted.map(
      (name) => `${name} has an install script, which .npmrc keeps from running. Use a package without one.`,
    ),
  ];
}
