import 'server-only';
import { headlineOf } from '#lib/activity/headlines.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { roomPages } from '#lib/core/addresses/page-lists.ts';
import { isOffered } from '#lib/core/auth/permissions.ts';
import { lastUseBefore } from '#lib/core/auth/session-rows.ts';
import { secondTag } from '#lib/core/church/locale.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { type Actor, isPermitted, staffOf } from '#lib/core/operations/access.ts';
import { moment } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { findNavigation } from '#lib/navigation/queries.ts';
import type { Office, OfficeRoom } from './schema.ts';
import { readWaiting } from './waiting.ts';
import { readWeek } from './week.ts';

/** Returns what waits for the actor, what others changed, this week, and the pages that are theirs. */
export const findOffice = privateQuery({
  name: 'findOffice',
  access: 'admin',
  input: moment,
  run: async ({ now }, { actor }): Promise<Office> => {
    const today = churchToday(now);
    const since = await lastVisit(actor, now);
    const [waiting, changed, week, { hidden }] = await Promise.all([
      readWaiting(actor, now, since),
      readChanged(actor, since),
      readWeek(today),
      findNavigation({}),
    ]);
    return { waiting, changed, today, week, rooms: roomsOf(actor, hidden) };
  },
});

const longestMilliseconds = 7 * 86_400_000;
const mostRead = 50;
const mostShown = 5;

/** When the person was here last, at most a week ago. */
async function lastVisit(actor: Actor, now: Date): Promise<Date> {
  const { sessionId, staffId } = staffOf(actor);
  const weekAgo = new Date(now.getTime() - longestMilliseconds);
  const last = await lastUseBefore(sessionId, staffId);
  return last && last > weekAgo ? last : weekAgo;
}

/** The browsers of the shared password count as others of each other. */
async function readChanged(actor: Actor, since: Date): Promise<Office['changed']> {
  const { staffId } = staffOf(actor);
  const { rows } = await listActivity.execute(actor, { limit: mostRead });
  const others = rows.filter(
    ({ at, by, is_this_session }) =>
      new Date(at) > since && !is_this_session && (staffId === null || by?.id !== staffId),
  );
  const entries = others.slice(0, mostShown).map((entry) => {
    const { id, at, by } = entry;
    return { id, at, headline: headlineOf(entry), by: by?.name ?? null };
  });
  return { since: since.toISOString(), entries, more: others.length - entries.length };
}

/** The pages for these roles, without those that are switched off. */
function roomsOf(actor: Actor, hidden: readonly string[]): OfficeRoom[] {
  return roomPages
    .filter(({ href }) => !hidden.includes(href))
    .filter(({ access }) => isOffered(access, staffOf(actor).roles))
    .filter(({ needsTwoLanguages }) => !needsTwoLanguages || secondTag() !== null)
    .filter(({ needsOneOf }) => !needsOneOf || needsOneOf.some((needed) => isPermitted(needed, actor)))
    .map(({ href, group, label, hint }) => ({ path: href, group, label: label(), hint: hint() }));
}
