import 'server-only';
import { type RegularService, usualServiceMinutes } from '#lib/core/church/regular-service.ts';
import { clockText, mainService, serviceTitle } from '#lib/core/church/service-labels.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday, clockOf } from '#lib/core/dates/church-time.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { findService } from '#lib/events/church-services/queries.ts';
import { knownServices } from '#lib/events/church-services/read-services.ts';
import { createService, updateService } from '#lib/events/commands.ts';
import { messages } from '#lib/language/messages.ts';
import type { MainService, TypedService } from './schema.ts';

/** Returns the main service for its form; empty without one. */
export async function findMainService(services: readonly RegularService[]): Promise<MainService> {
  const main = mainService(services);
  if (!main) return noService;
  const { id, name, weekday, rhythm, start, lengthMinutes } = main;
  const row = (await knownServices()).find((service) => service.id === id);
  return {
    id,
    heading: serviceTitle(main),
    title: name,
    ...(weekday !== null && { weekday }),
    time: clockOf(start),
    length_minutes: String(lengthMinutes),
    location: row?.location ?? '',
    rhythm,
    updated_at: row?.updated_at ?? null,
  };
}

const noService: MainService = {
  id: '',
  get heading() {
    return messages.setup.firstService;
  },
  title: '',
  weekday: 0,
  time: '',
  length_minutes: String(usualServiceMinutes),
  location: '',
  rhythm: null,
  updated_at: null,
};

/**
 * Saves the differences from the present service. A new one begins this week, weekly; staff say where it is streamed.
 * @throws AppError as the commands of services do
 */
export async function saveMainService(
  actor: Actor,
  { id, title, weekday, time, ...details }: TypedService,
  { stored, if_match }: { stored: MainService; if_match?: string | undefined },
): Promise<void> {
  if (!id) {
    const date = onWeekday(churchToday(), weekday ?? 0);
    const typed = { title, date, time: timeText(time), ...changedDetails(details, newService) };
    await createService.execute(actor, { ...newService, ...typed });
    return;
  }
  const row = await findService({ id });
  const change = {
    ...(title.trim() !== stored.title && { title, short_title: null }),
    ...(time !== stored.time && { time: timeText(time) }),
    ...(weekday !== undefined && weekday !== stored.weekday && { date: onWeekday(row.date, weekday) }),
    ...changedDetails(details, stored),
  };
  if (Object.keys(change).length > 0) await updateService.execute(actor, { id, if_match, ...change });
}

type Details = Pick<TypedService, 'length_minutes' | 'location'>;

/** Returns length and location, if given and different. The schema rejects an invalid length. */
function changedDetails({ length_minutes, location }: Details, stored: object): object {
  const { length_minutes: length, location: place } = { location: '', ...stored } as Details;
  return {
    ...(length_minutes !== undefined &&
      length_minutes.trim() !== String(length) && {
        length_minutes: /^\s*\d+\s*$/.test(length_minutes) ? Number(length_minutes) : Number.NaN,
      }),
    ...(location !== undefined && location.trim() !== place && { location }),
  };
}

const newService = {
  kind: 'service',
  length_minutes: usualServiceMinutes,
  is_streamed: false,
  listed: false,
  is_recurring: true,
  recurrence_frequency: 'weekly',
} as const;

/** Returns the date of a weekday in the same week, from Sunday on. */
function onWeekday(date: string, weekday: number): string {
  return addDays(date, weekday - (weekdayOn(date) ?? weekday));
}

/** Returns a typed time as service times are written: '9:30 AM' for '09:30'; other texts unchanged. */
function timeText(typed: string): string {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(typed) ?? [];
  return hours && minutes ? clockText(Number(hours) * 60 + Number(minutes)) : typed;
}
