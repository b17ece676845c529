import { currentChurch } from '#lib/core/church/current-church.ts';
import { db } from '#lib/core/database/db.ts';
import { type Actor, isPermitted } from '#lib/core/operations/access.ts';
import { updater } from '#lib/core/process/env.ts';
import { messages } from '#lib/language/messages.ts';
import { knownReleases, theRow } from './known-releases.ts';
import { readMissingRoom } from './missing-room.ts';
import { readRootState, readWish } from './own-files.ts';
import { presentVersion } from './releases/present-version.ts';
import type { RootState, VersionRow } from './schema.ts';
import { type Standing, standingOf } from './standing.ts';

export interface KnownStanding {
  standing: Standing;
  checkedAt: Date | null;
}

const noChoice = { refused_version: null, put_away: null };

/** Returns the state of updates, by the releases, the wish, root's state and what staff chose. */
export async function readStanding(now: Date): Promise<KnownStanding> {
  const [{ releases, checkedAt }, wish, root, choice] = await Promise.all([
    knownReleases(now),
    readWish(),
    readRootState(),
    db().updateChoice.findUnique({ where: theRow }),
  ]);
  return {
    standing: standingOf({ version: presentVersion(), releases, wish, root, choice: choice ?? noChoice }),
    checkedAt,
  };
}

/** Returns it for the API. Details of root are for those who may change settings. */
export function toVersionRow({ standing, checkedAt }: KnownStanding, actor: Actor): VersionRow {
  const { newest, isSecurity, state, root } = standing;
  const { notes } = newest ?? {};
  return {
    version: presentVersion(),
    latest: newest?.version ?? null,
    is_security: isSecurity,
    notes: (currentChurch().language === 'es' ? notes?.es : undefined) ?? notes?.en ?? null,
    state,
    went_back_because:
      root && state !== 'updating' ? reasonWords(root, isPermitted('settings', actor)) : null,
    checked_at: checkedAt?.toISOString() ?? null,
    updater: updater(),
  };
}

/** Returns why an update went back or did not begin: 'The disk has too little room. (1.2 GB are missing)'. */
export function reasonWords({ because, detail }: RootState, hasDetail: boolean): string {
  const words = messages.updateReasons[because ?? 'unknown'];
  if (!hasDetail || !detail) return words;
  const room = readMissingRoom(detail);
  return messages.updateReasons.withDetail(words, room ? messages.updateReasons.missing(room) : detail);
}
