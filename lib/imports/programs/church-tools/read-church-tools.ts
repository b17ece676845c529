import { addDays } from '#lib/core/dates/calendar-date.ts';
import { monthsAfter, toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { ReadSource, SourceContext, SourceItem } from '../../source.ts';
import { type AskJson, bodyOf, jsonAsker } from '../ask-json.ts';
import { type Clock, realClock } from '../clock.ts';
import { horizonMonths } from '../happening.ts';
import { fieldsOf, idIn, listOf, textIn } from '../values.ts';
import { appointmentItems } from './appointment-items.ts';
import { baseOf } from './base.ts';
import { readHomepages } from './homepages.ts';
import { entriesOf } from './pages.ts';

interface Options {
  url: string;
  token: string;
}

/** Returns a reader of the API of a ChurchTools. */
export function churchToolsReader(clock: Clock = realClock): ReadSource<Options> {
  return async function* ({ url, token }, context) {
    const base = baseOf(url);
    const ask = jsonAsker({
      name: messages.churchTools.name,
      origin: new URL(base).origin,
      headers: { authorization: `Login ${token}` },
      wrongKey: () => messages.churchTools.wrongKey,
      signal: context.signal,
      clock,
    });
    await checkToken(ask, base);
    yield* readCalendars(ask, base, context);
    yield* readHomepages(ask, base, context);
  };
}

export const readChurchTools = churchToolsReader();

/** ChurchTools answers without a login, too, and as if there were nothing. @throws AppError `invalid` */
async function checkToken(ask: AskJson, base: string): Promise<void> {
  const { name, wrongKey } = messages.churchTools;
  const { data } = fieldsOf(bodyOf(await ask(`${base}/api/whoami?only_allow_authenticated=true`), name));
  if (!(Number(fieldsOf(data).id) > 0)) throw new AppError('invalid', wrongKey);
}

async function* readCalendars(
  ask: AskJson,
  base: string,
  context: SourceContext,
): AsyncGenerator<SourceItem> {
  const { name, noCalendar, privateCalendars } = messages.churchTools;
  const calendars = listOf(fieldsOf(bodyOf(await ask(`${base}/api/calendars`), name)).data);
  const shown = calendars.filter(({ isPublic }) => isPublic === true);
  if (shown.length < calendars.length) yield { problem: privateCalendars(calendars.length - shown.length) };
  if (shown.length === 0) return yield { problem: noCalendar };
  const names = new Map(
    shown.map((calendar) => [idIn(calendar), textIn(calendar, 'nameTranslated', 'name')] as const),
  );
  const horizon = monthsAfter(toDayNumber(context.today) ?? 0, horizonMonths);
  const query = new URLSearchParams([
    ...[...names.keys()].map((id) => ['calendar_ids[]', id]),
    // The day before holds what goes on past midnight.
    ['from', addDays(context.today, -1)],
    ['to', toDateText(horizon)],
  ]);
  const appointments = entriesOf(ask, `${base}/api/calendars/appointments?${query}`, name);
  yield* appointmentItems(appointments, { base, calendars: names, timeZone: context.timeZone });
}
