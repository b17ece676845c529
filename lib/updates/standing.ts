import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchMoment, churchToday } from '#lib/core/dates/church-time.ts';
import { compareVersions, isPrerelease } from './releases/version-order.ts';
import type { Release, RootState, VersionRow, Wish } from './schema.ts';

/** What is known about updates, from the places that say so. */
export interface UpdateFacts {
  /** The version of this site. */
  version: string;
  releases: readonly Release[];
  wish: Wish | null;
  root: RootState | null;
  choice: { refused_version: string | null; put_away: Date | null };
}

export interface Standing {
  /** The newest release, whether it is newer than this site or not. */
  newest: Release | null;
  /** The newest release, if it is newer than this site and was not refused. */
  offered: Release | null;
  isSecurity: boolean;
  state: VersionRow['state'];
  /** What root says of an update that went back, did not begin or is under way. */
  root: RootState | null;
  /** The wish that waits for root. */
  planned: Wish | null;
}

const finished: readonly RootState['step'][] = ['done', 'went_back', 'refused'];

/** Returns the state of updates: one under way before a planned one, that before a way back, that before an offer. */
export function standingOf({ version, releases, wish, root, choice }: UpdateFacts): Standing {
  const newest = newestOf(releases, version);
  const newer = releases.filter((each) => compareVersions(each.version, version) > 0);
  const isNewer = newest !== null && compareVersions(newest.version, version) > 0;
  const offered = isNewer && newest.version !== choice.refused_version ? newest : null;
  const shared = { newest, offered, isSecurity: isNewer && newer.some(({ is_security }) => is_security) };
  if (root && isUnderWay(root)) return { ...shared, state: 'updating', root, planned: null };
  if (wish && isWaiting(wish, version, root))
    return { ...shared, state: 'planned', root: null, planned: wish };
  if (root && isToTell(root, version, choice)) return { ...shared, state: 'went_back', root, planned: null };
  const refused = root?.step === 'refused' && root.to === offered?.version ? root : null;
  return { ...shared, state: offered ? 'available' : 'current', root: refused, planned: null };
}

/** Versions for trials are for sites that run one. */
function newestOf(releases: readonly Release[], version: string): Release | null {
  const fitting = releases.filter((each) => !isPrerelease(each.version) || isPrerelease(version));
  return fitting.toSorted((a, b) => compareVersions(b.version, a.version))[0] ?? null;
}

/** Until the old version is up again, a way back is under way. */
function isUnderWay({ step, ended_at }: RootState): boolean {
  return !finished.includes(step) || (step === 'went_back' && ended_at === null);
}

/** Returns whether root has not taken the wish up yet; one that was refused since others were at work is tried again. */
function isWaiting({ version: wished, at }: Wish, version: string, root: RootState | null): boolean {
  if (compareVersions(wished, version) <= 0) return false;
  const isTaken = root?.to === wished && new Date(root.began_at) >= new Date(at);
  return !isTaken || (root.step === 'refused' && (root.because === 'busy' || root.because === 'no_release'));
}

/** Returns whether staff are still to be told of a way back: it was not put away, and the version was not reached since. */
function isToTell(
  { step, to, ended_at }: RootState,
  version: string,
  { put_away }: UpdateFacts['choice'],
): boolean {
  const isPutAway = ended_at !== null && put_away !== null && new Date(ended_at) <= put_away;
  return step === 'went_back' && compareVersions(to, version) > 0 && !isPutAway;
}

const clock = '03:45:00';

/** Returns the next moment at which the church's clock shows 3:45 at night: the backup of the night is made by then. */
export function nextUpdateNight(now: Date): Date {
  const tonight = churchMoment(`${churchToday(now)}T${clock}`);
  return tonight > now ? tonight : churchMoment(`${addDays(churchToday(now), 1)}T${clock}`);
}
