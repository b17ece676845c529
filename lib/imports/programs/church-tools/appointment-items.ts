import { toDateText } from '#lib/core/dates/day-number.ts';
import { messages } from '#lib/language/messages.ts';
import { dayOf } from '../../ics/zone.ts';
import type { SourceItem } from '../../source.ts';
import { churchZone, happeningItem, type Span, spanOfDays, spanOfMoments } from '../happening.ts';
import { type Fields, fieldsOf, idIn, textIn } from '../values.ts';
import { pictureOf } from './picture.ts';

interface Surroundings {
  base: string;
  /** The names of the public calendars by id. */
  calendars: ReadonlyMap<string, string>;
  timeZone: string;
}

/** Yields the appointments of public calendars that are not internal. */
export async function* appointmentItems(
  appointments: AsyncIterable<Fields>,
  { base, calendars, timeZone }: Surroundings,
): AsyncGenerator<SourceItem> {
  const church = churchZone(timeZone);
  const known = new Set<string>();
  const keys = new Map<string, number>();
  let hidden = 0;
  for await (const given of appointments) {
    const { appointment, calculated } = partsOf(given);
    const calendar = calendars.get(idIn(fieldsOf(appointment.calendar)));
    if (appointment.isInternal !== false || calendar === undefined) {
      hidden += 1;
      continue;
    }
    const [from, to] = ['startDate', 'endDate'].map((name) => textIn(calculated, name));
    // Pages may overlap.
    const date = `${idIn(appointment)} ${from}`;
    if (known.has(date)) continue;
    known.add(date);
    const isWholeDay = appointment.allDay === true && /^\d{4}-\d\d-\d\d$/.test(from ?? '');
    const span = isWholeDay
      ? spanOfDays(from ?? '', to ?? '')
      : spanOfMoments(from ?? '', to ?? '', appointment.allDay === true, church);
    yield happeningItem(
      {
        key: keyOf(appointment, span, keys),
        title: textIn(appointment, 'title', 'caption'),
        span,
        location: placeOf(fieldsOf(appointment.address)),
        texts: textsOf(appointment, calendar),
        picture: pictureOf(fieldsOf(appointment.image), base),
        isCancelled: appointment.isCanceled === true,
      },
      church,
    );
  }
  if (hidden > 0) yield { problem: messages.programs.notPublic(hidden) };
}

/** An appointment's own fields, and when one of its dates is: beside each other, or within `appointment`. */
function partsOf(given: Fields): { appointment: Fields; calculated: Fields } {
  const { base, calculated } = 'base' in given ? given : fieldsOf(given.appointment);
  return { appointment: fieldsOf(base), calculated: { ...fieldsOf(base), ...fieldsOf(calculated) } };
}

/** Returns the id, of a series with its day: another time of day is the same date. */
function keyOf(appointment: Fields, span: Span | null, keys: Map<string, number>): string {
  const day = isSeries(appointment) && span ? `@${toDateText(dayOf(span.start))}` : '';
  const key = `${idIn(appointment)}${day}`;
  const times = (keys.get(key) ?? 0) + 1;
  keys.set(key, times);
  return times === 1 ? key : `${key}~${times}`;
}

/** Whether it has several dates. */
function isSeries({ repeatId, additionals }: Fields): boolean {
  return Number(repeatId ?? 0) !== 0 || (Array.isArray(additionals) && additionals.length > 0);
}

function placeOf(address: Fields): string {
  const town = [textIn(address, 'zip'), textIn(address, 'city')].filter(Boolean).join(' ');
  return [textIn(address, 'meetingAt', 'name'), textIn(address, 'street'), town].filter(Boolean).join(', ');
}

function textsOf(appointment: Fields, calendar: string): string[] {
  return [
    textIn(appointment, 'subtitle', 'note'),
    textIn(appointment, 'description', 'information'),
    calendar === '' ? '' : messages.programs.categories([calendar]),
    textIn(appointment, 'link'),
  ];
}
