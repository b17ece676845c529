import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';
import { nextOccurrences } from '#lib/events/series/occurrences.ts';
import { closingOf } from '#lib/forms/form-dates.ts';
import { readOpenForms } from '#lib/forms/read-forms.ts';
import { spokenForm } from '#lib/forms/spoken/spoken-form.ts';
import { findLatestSermon } from '#lib/sermons/queries.ts';
import { filledText } from '#lib/site-pages/public/load-blocks.ts';
import { listPages } from '#lib/site-pages/queries.ts';
import { itemsOf } from '../present-letter.ts';
import type { ClosingSignUp, WeekFacts, WeekPost, WeekSermon } from './week-facts.ts';

/** Returns what the week from `now` on is made of. */
export async function readWeekFacts(now: Date): Promise<WeekFacts> {
  const [events, news, sermon, last] = await Promise.all([
    listEventsWithExceptions(),
    readNews(now),
    readSermon(),
    readLastWeek(db()),
  ]);
  return { now, events, news, sermon, last, signUps: await readSignUps(events, now) };
}

async function readNews(now: Date): Promise<WeekPost[]> {
  return (await listPages({ kind: 'news', now })).flatMap(({ title, summary, path, published_at }) =>
    published_at
      ? [
          {
            title: filledText(title),
            summary: filledText(summary),
            path,
            published_at: new Date(published_at),
          },
        ]
      : [],
  );
}

async function readSermon(): Promise<WeekSermon | null> {
  const sermon = await findLatestSermon({});
  if (!sermon) return null;
  const { id, title, speaker, passage, date, created_at, untranslated } = sermon;
  return { id, title, speaker, passage, date, created_at: new Date(created_at), untranslated };
}

/** What the last week told is not told again. */
async function readLastWeek(database: Database): Promise<WeekFacts['last']> {
  const week = await database.letter.findFirst({
    where: { kind: 'week', corrects: null, state: { in: ['sending', 'sent'] } },
    orderBy: { sent_at: 'desc' },
  });
  if (!week) return null;
  const sermon = itemsOf(week).find(({ kind }) => kind === 'sermon');
  return { composed_at: week.created_at, sermon_url: sermon?.url ?? null };
}

/** How many dates of a series are asked for the one that closes next: a month of daily ones. */
const mostDates = 31;

/** Returns the next closing of each form that takes answers. */
async function readSignUps(events: readonly EventWithExceptions[], now: Date): Promise<ClosingSignUp[]> {
  const byId = new Map(events.map((event) => [event.id, event]));
  return (await readOpenForms(now)).flatMap((form) => {
    const ids = form.event_id ? [form.event_id, ...form.later_event_ids] : [];
    const dates = ids.flatMap((id) => {
      const event = byId.get(id);
      return event ? nextOccurrences(event, churchToday(now), mostDates) : [];
    });
    const closings = dates
      .filter(({ is_cancelled }) => !is_cancelled)
      .flatMap((date) => closingOf(form, date) ?? [])
      .filter((closes) => closes > now);
    const [closes] = closings.sort((one, other) => one.getTime() - other.getTime());
    const { title, untranslated } = spokenForm(form);
    return closes ? [{ title, path: unlinkedPaths.form(form.slug), closes, untranslated }] : [];
  });
}
