import 'server-only';
import { scheduleChange } from '#lib/core/cache/scheduled-change.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { knownServices } from '#lib/events/church-services/read-services.ts';
import type { EventWithExceptions, Occurrence } from '#lib/events/occurrence.ts';
import { findListedEvent } from '#lib/events/queries.ts';
import { nextOccurrences } from '#lib/events/series/occurrences.ts';
import { messages } from '#lib/language/messages.ts';
import { isMailSetUp } from '#lib/mail/sender.ts';
import { closingOf } from '../form-dates.ts';
import { openingOf, openingText } from '../present-form.ts';
import { findFormOnPage } from '../queries.ts';
import type { FormRow } from '../schema.ts';
import { offeredServices } from './offered-services.ts';
import { toShownDate } from './shown-date.ts';
import type { ShownDate, ShownForm } from './shown-form.ts';

/** How many dates of a series are offered where one is chosen. */
const mostDates = 12;

interface Asked {
  id?: string;
  slug?: string;
  event_id?: string;
}

/**
 * Returns a form for a page, or null where visitors see none. On the page of one date it is for that date alone.
 * `privacy` are the words of the link to the church's page about privacy, if there is one.
 */
export async function loadForm(
  asked: Asked,
  { occurrence, privacy }: { occurrence?: Occurrence; privacy?: string | undefined } = {},
): Promise<ShownForm | null> {
  const now = new Date();
  const { form, event_ids, opens_at } = await findFormOnPage(asked);
  if (!form) return null;
  const events = occurrence ? [] : await readEvents(event_ids);
  const found = occurrence
    ? [occurrence]
    : events.flatMap((event) => nextOccurrences(event, churchToday(now), mostDates));
  const dates = found.slice(0, mostDates).map((date) => toShownDate(form, date, now));
  announceClosing(form, found, now);
  const asksService = form.questions.some(({ kind }) => kind === 'service');
  return {
    form,
    dates,
    isSeries: !occurrence && events.some(({ is_recurring }) => is_recurring),
    services: asksService ? offeredServices(await knownServices(), now) : [],
    closed: closedText(form, openingOf({ opens_at }, now), dates),
    isMailed: await isMailSetUp(),
    privacy,
  };
}

/** Services that are not listed have no page, but people sign up for them as well. */
async function readEvents(ids: readonly string[]): Promise<EventWithExceptions[]> {
  const services = ids.length > 0 ? await knownServices() : [];
  const events = await Promise.all(
    ids.map(async (id) => (await findListedEvent({ id })) ?? services.find((service) => service.id === id)),
  );
  return events.filter((event) => event !== undefined && event !== null);
}

function closedText({ is_open, event_id }: FormRow, opening: Date | null, dates: readonly ShownDate[]) {
  const words = messages.formView;
  if (!is_open) return opening ? openingText(opening) : words.closed;
  if (event_id === null || dates.some(({ state }) => state === 'open')) return null;
  if (dates.length !== 1) return words.noDates;
  return dates[0]?.state === 'cancelled' ? `${words.dateStates.cancelled}.` : words.tooLateFor;
}

/** A page that shows open dates is another one when the next of them closes. */
function announceClosing(form: FormRow, dates: readonly Occurrence[], now: Date): void {
  if (!form.is_open) return;
  const moments = dates.flatMap((date) => closingOf(form, date) ?? []).filter((moment) => moment > now);
  for (const moment of moments) scheduleChange('forms', moment);
}
