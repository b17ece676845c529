import { z } from 'zod';
import { type Database, db } from '#lib/core/database/db.ts';
import { env } from '#lib/core/process/env.ts';
import { log } from '#lib/core/process/log.ts';
import { askReleases, isFolder } from './releases/ask-releases.ts';
import { presentVersion } from './releases/present-version.ts';
import { UntrustedReleases } from './releases/trust.ts';
import { compareVersions } from './releases/version-order.ts';
import { type Release, release } from './schema.ts';

/** The key of the one row. */
export const theRow = { id: 1 };

export interface KnownReleases {
  releases: Release[];
  checkedAt: Date | null;
}

const none: KnownReleases = { releases: [], checkedAt: null };
const dayMilliseconds = 86_400_000;
/** The newest ones: what is older than the site is not stored. */
const mostStored = 100;

/** Returns the releases that are known and trusted: of a folder as they are now, else as the last answer had them. */
export async function knownReleases(now = new Date()): Promise<KnownReleases> {
  const { UPDATES_URL: source, UPDATES } = env();
  if (!source || UPDATES === 'off') return none;
  if (isFolder()) return { releases: await trustedOrNone(source, now), checkedAt: now };
  const row = await db().updateCheck.findUnique({ where: theRow });
  if (row?.source !== source) return none;
  return { releases: z.array(release).catch([]).parse(row.releases), checkedAt: row.checked_at };
}

/**
 * Asks for releases where the last try is a day ago, in one of all processes. Without an answer what is known stays;
 * releases that are not trusted take its place: none.
 */
export async function checkForUpdates(now = new Date(), ask = askReleases): Promise<void> {
  const { UPDATES_URL: source, UPDATES } = env();
  if (!source || UPDATES === 'off' || isFolder() || !(await isTurn(source, now))) return;
  const found = await ask(source, now).catch((error: unknown) => {
    log.warn({ err: error }, 'the releases in UPDATES_URL were not read');
    if (error instanceof UntrustedReleases) return [];
    throw error;
  });
  const version = presentVersion();
  const releases = found
    .toSorted((a, b) => compareVersions(b.version, a.version))
    .filter((each, at) => at === 0 || compareVersions(each.version, version) > 0)
    .slice(0, mostStored);
  await db().updateCheck.update({ where: theRow, data: { checked_at: now, releases } });
}

/** Notes the try; another address is asked at once. */
async function isTurn(source: string, now: Date): Promise<boolean> {
  await ensureCheckRow(db());
  const dayAgo = new Date(now.getTime() - dayMilliseconds);
  const { count } = await db().updateCheck.updateMany({
    where: {
      ...theRow,
      OR: [
        { tried_at: null },
        { tried_at: { lte: dayAgo } },
        { tried_at: { gt: now } },
        { NOT: { source } },
        { source: null },
      ],
    },
    data: { tried_at: now, source },
  });
  return count > 0;
}

async function trustedOrNone(source: string, now: Date): Promise<Release[]> {
  try {
    return await askReleases(source, now);
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'the releases in UPDATES_URL were not read');
    return [];
  }
}

/** Makes the row of what was found, where there is none yet. */
export async function ensureCheckRow(database: Database): Promise<void> {
  await database.updateCheck.createMany({ data: [theRow], skipDuplicates: true });
}
