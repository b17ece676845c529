import 'server-only';
import { type RegularService, usualServiceMinutes } from '#lib/core/church/regular-service.ts';
import { clockWords, mainService } from '#lib/core/church/service-labels.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { createService, updateService } from '#lib/events/church-services/commands.ts';
import { findService } from '#lib/events/church-services/queries.ts';
import { knownServices } from '#lib/events/church-services/read-services.ts';
import type { MainService, TypedService } from './schema.ts';

/** The service that stands for all, as its form has it; empty of a church without one, null for one that is not weekly. */
export async function findMainService(services: readonly RegularService[]): Promise<MainService | null> {
  const main = mainService(services);
  if (!main) return { id: '', title: '', weekday: 0, time: '', updated_at: null };
  if (main.weekday === null) return null;
  const { id, name, weekday, start } = main;
  const row = (await knownServices()).find((service) => service.id === id);
  return { id, title: name, weekday, time: clockOf(start), updated_at: row?.updated_at ?? null };
}

/**
 * Writes what differs from what the service is. One that is new begins this week, weekly and streamed.
 * @throws AppError as the commands of services do
 */
export async function saveMainService(
  actor: Actor,
  { id, title, weekday, time }: TypedService,
  { stored, if_match }: { stored: MainService | null; if_match?: string | undefined },
): Promise<void> {
  if (!id) {
    const date = onWeekday(churchToday(), weekday);
    await createService.execute(actor, { ...newService, title, date, time: timeText(time) });
    return;
  }
  const row = await findService({ id });
  const change = {
    ...(title.trim() !== stored?.title && { title, short_title: null }),
    ...(time !== stored?.time && { time: timeText(time) }),
    ...(weekday !== stored?.weekday && { date: onWeekday(row.date, weekday) }),
  };
  if (Object.keys(change).length > 0) await updateService.execute(actor, { id, if_match, ...change });
}

const newService = {
  kind: 'service',
  length_minutes: usualServiceMinutes,
  is_streamed: true,
  listed: false,
  is_recurring: true,
  recurrence_frequency: 'weekly',
} as const;

/** The date in the same week, from Sunday on, that falls on a weekday. */
function onWeekday(date: string, weekday: number): string {
  return addDays(date, weekday - (weekdayOn(date) ?? weekday));
}

/** '09:30', as fields of a time hold it. */
function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** What was typed as service times are written: '9:30 AM' for '09:30', and any other text as it is. */
function timeText(typed: string): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(typed) ?? [];
  return hours && minutes ? clockWords(Number(hours) * 60 + Number(minutes)) : typed;
}
