import { messages } from '#lib/language/messages.ts';
import type { SourceItem } from '../../source.ts';
import { churchZone, happeningItem, spanOfDays, spanOfMoments } from '../happening.ts';
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
  const keys = new Set<string>();
  let hidden = 0;
  for await (const given of appointments) {
    const { appointment, calculated } = partsOf(given);
    const calendar = calendars.get(idIn(fieldsOf(appointment.calendar)));
    if (appointment.isInternal !== false || calendar === undefined) {
      hidden += 1;
      continue;
    }
    const [from, to] = ['startDate', 'endDate'].map((name) => textIn(calculated, name));
    const key = isSeries(appointment) ? `${idIn(appointment)}@${from}` : idIn(appointment);
    // Pages may overlap.
    if (keys.has(key)) continue;
    keys.add(key);
    const isWholeDay = appointment.allDay === true && /^\d{4}-\d\d-\d\d$/.test(from ?? '');
    yield happeningItem(
      {
        key,
        title: textIn(appointment, 'title', 'caption'),
        span: isWholeDay
          ? spanOfDays(from ?? '', to ?? '')
          : spanOfMoments(from ?? '', to ?? '', appointment.allDay === true, church),
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

/** Whether it has several dates, which then are told apart by when they begin. */
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
