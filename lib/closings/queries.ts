import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import { db } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchTimestamp, churchToday, nextChurchMidnight } from '#lib/core/dates/church-time.ts';
import { moment, noInput } from '#lib/core/operations/fields.ts';
import { latestFirst } from '#lib/core/operations/list-order.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { planClosing } from './close-dates.ts';
import { nearClosings } from './coming-closings.ts';
import { toClosing } from './content.ts';
import { type ChurchStatus, type Closing, closingSelection } from './schema.ts';
import { spokenClosing } from './spoken-closing.ts';

const mostInFeed = 20;

/** Returns the dates that a closing would touch. Changes nothing. */
export const previewClosing = privateQuery({
  name: 'previewClosing',
  access: 'events',
  input: closingSelection,
  run: async (selection) => {
    const { dates } = await planClosing(db(), selection);
    return { occurrences: dates.map(({ occurrence }) => occurrence) };
  },
});

/** Returns all closings, the newest first. */
export const listClosings = privateQuery({
  name: 'listClosings',
  access: 'events',
  input: noInput,
  run: async (): Promise<Closing[]> => {
    const rows = await db().closing.findMany({ orderBy: latestFirst });
    return rows.map(toClosing);
  },
});

/** Returns closings of today and later that were not reopened, the newest first; schedules a change at midnight. */
export const listComingClosings = publicQuery({
  name: 'listComingClosings',
  input: moment,
  run: ({ now }): Promise<readonly Closing[]> => {
    scheduleChange('events', nextChurchMidnight(now));
    return readFrom(churchToday(now));
  },
});

/** Returns those of them within the next 7 days, the nearest first. */
export const listNearClosings = publicQuery({
  name: 'listNearClosings',
  input: moment,
  run: async ({ now }) => nearClosings(await listComingClosings({ now }), churchToday(now)),
});

/** Returns the nearest closing of today or the next 7 days, or null. */
export const findCurrentClosing = publicQuery({
  name: 'findCurrentClosing',
  input: moment,
  run: async ({ now }): Promise<Closing | null> => (await listNearClosings({ now }))[0] ?? null,
});

/** Returns whether the church is open today, and the message when it is not. */
export const findChurchStatus = publicQuery({
  name: 'findChurchStatus',
  input: moment,
  run: async ({ now }): Promise<ChurchStatus> => {
    const today = churchToday(now);
    scheduleChange('events', nextChurchMidnight(now));
    const holding = (await readFrom(today)).filter(({ from }) => from <= today);
    const whole = holding.find(({ left_on }) => left_on.length === 0);
    const { at } = await readLastChange();
    return churchStatusOf(whole ?? holding[0] ?? null, at);
  },
});

/** Returns the latest closings, including reopened ones. */
export const listAlerts = publicQuery({
  name: 'listAlerts',
  input: noInput,
  run: () => readAlerts(),
});

/** The closings of that day or later, the newest first. */
const readFrom = cacheQuery('events', async (day: string): Promise<readonly Closing[]> => {
  const rows = await db().closing.findMany({
    where: { reopened_at: null, to_date: { gte: day } },
    orderBy: latestFirst,
  });
  return rows.map(spokenClosing);
});

const readLastChange = cacheQuery('events', async (): Promise<{ at: string | null }> => {
  const { _max } = await db().closing.aggregate({ _max: { updated_at: true } });
  return { at: _max.updated_at?.toISOString() ?? null };
});

const readAlerts = cacheQuery('events', async (): Promise<readonly Closing[]> => {
  const rows = await db().closing.findMany({ orderBy: { updated_at: 'desc' }, take: mostInFeed });
  return rows.map(spokenClosing);
});

/** Returns the status of a day with that closing, or with none; times are in the church's zone. */
function churchStatusOf(
  closing: Pick<Closing, 'mode' | 'from' | 'to' | 'after_time' | 'message' | 'left_on'> | null,
  changedAt: string | null,
): ChurchStatus {
  if (!closing) return { status: 'open', from: null, until: null, message: null, updated_at: changedAt };
  const { mode, from, to, after_time, message, left_on } = closing;
  const cancelled = left_on.length === 0 ? 'closed' : 'open';
  return {
    status: mode === 'cancelled' ? cancelled : mode,
    from: churchTimestamp(`${from}T${after_time ?? '00:00'}:00`),
    until: churchTimestamp(`${addDays(to, 1)}T00:00:00`),
    message,
    updated_at: changedAt,
  };
}
