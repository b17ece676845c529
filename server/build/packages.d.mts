export interface PackageEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

/** A lock of npm, as far as it is read. */
export interface PackageLock {
  packages: Record<string, PackageEntry>;
}

/** Which packages are meant: those that a site runs from, or what tests and tools need besides. */
interface Kind {
  development: boolean;
}

/** Whether `found`, the packages that are installed, has those of the lock `wanted`. */
export function isComplete(wanted: PackageLock, found: PackageLock | undefined, kind: Kind): boolean;
/** Whether some of the packages that only development needs are installed. */
export function hasDevelopment(wanted: PackageLock, found: PackageLock | undefined): boolean;
/** How npm installs what the lock says. */
export function installCommand(kind: Kind): string[];
