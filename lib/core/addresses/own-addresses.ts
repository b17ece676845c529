import { setTimeout as pause } from 'node:timers/promises';
import { changeCountOf, isListeningForChanges } from '#lib/core/cache/change-bus.ts';
import { log } from '#lib/core/process/log.ts';
import { perProcess } from '#lib/core/process/per-process.ts';

/** The addresses of the church's own pages at one moment. */
export interface OwnAddresses {
  /** The paths of public pages, in lower case. */
  readonly pages: ReadonlySet<string>;
  /** Former paths of pages whose planned new one has come, before it is written, with the new ones. */
  readonly moved: ReadonlyMap<string, string>;
  /** By an address in another language, the path of its page: `/es/bodas`, `/weddings`. */
  readonly spoken?: ReadonlyMap<string, string>;
  /** The paths of built-in pages that are switched off. */
  readonly hidden?: ReadonlySet<string>;
}

interface Snapshot {
  changes: number;
  until: number;
  addresses: OwnAddresses;
}

/** The maximum age of a snapshot, for changes that no trigger reports. */
const longestMilliseconds = 300_000;
/** A request waits no longer for a new snapshot. */
const patienceMilliseconds = 1000;
const none: OwnAddresses = { pages: new Set(), moved: new Map() };

const held = perProcess(
  'own-addresses',
  (): {
    read?: () => Promise<OwnAddresses>;
    latest: Snapshot;
    flight?: { changes: number; end: Promise<void> } | undefined;
    /** The changes before the last reading, even one that failed. */
    tried?: number;
  } => ({ latest: { changes: -1, until: 0, addresses: none } }),
);

/** Sets how this process reads the addresses. Without it the site has no pages of its own. */
export function provideOwnAddresses(read: () => Promise<OwnAddresses>): void {
  held.read = read;
}

/** Returns whether a path has the form of an own page's, in any spelling; the site's own routes may have it too. */
export function isOwnShaped(path: string): boolean {
  return /^\/[a-z\d-]+(?:\/[a-z\d-]+){0,2}\/?$/i.test(path) && !/^\/api(?:\/|$)/.test(path);
}

/** Returns whether the addresses are as the last change left them. */
export function areOwnAddressesKnown(): boolean {
  if (!held.read) return true;
  const { changes, until } = held.latest;
  return isListeningForChanges() && changes === changesNow() && Date.now() < until;
}

/**
 * Returns whether it is known which built-in pages are switched off. Without a database the last known ones are, so that
 * no page waits for it.
 */
export function areHiddenPagesKnown(): boolean {
  return !held.read || held.tried === changesNow();
}

/** Reads the addresses, once for all concurrent callers since the last change. After a failure the last ones are kept. */
export async function refreshOwnAddresses(): Promise<void> {
  const { read } = held;
  if (!read) return;
  const changes = changesNow();
  if (held.flight?.changes === changes) return held.flight.end;
  const end = read().then(
    (addresses) => {
      held.latest = { changes, until: Date.now() + longestMilliseconds, addresses };
    },
    (error: unknown) => log.warn({ err: error }, 'the addresses of own pages could not be read'),
  );
  const patience = pause(patienceMilliseconds, undefined, { ref: false });
  const flight = { changes, end: Promise.race([end, patience]) };
  held.flight = flight;
  await flight.end;
  held.tried = changes;
  if (held.flight === flight) held.flight = undefined;
}

/** Returns whether a public page of the church's own has exactly this path. */
export function isOwnPage(path: string): boolean {
  return held.latest.addresses.pages.has(path);
}

/** Returns whether the built-in page at this path is switched off. */
export function isHiddenPage(path: string): boolean {
  return held.latest.addresses.hidden?.has(path) ?? false;
}

/** Returns the path of the own page that another spelling means: upper case, or a slash at its end. */
export function ownPageSpelt(path: string): string | undefined {
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, '');
  return plain !== path && isOwnPage(plain) ? plain : undefined;
}

/** Returns the new path of an own page that was at this one; undefined for others. */
export function ownPageMovedTo(path: string): string | undefined {
  return held.latest.addresses.moved.get(path);
}

/** Returns the path of the own page that has this address in another language; undefined for others. */
export function ownPageSpokenAt(address: string): string | undefined {
  return held.latest.addresses.spoken?.get(address);
}

/** Returns the address that an own page has in the language with this prefix, where it is another than its path. */
export function spokenAddressOf(path: string, prefix: string): string | undefined {
  for (const [address, stored] of held.latest.addresses.spoken ?? [])
    if (stored === path && address.startsWith(`${prefix}/`)) return address;
  return undefined;
}

/** Planned moments follow the church's zone. */
function changesNow(): number {
  return changeCountOf('pages') + changeCountOf('church') + changeCountOf('translations');
}
