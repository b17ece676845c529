import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { church } from './church.ts';

/** A church service that comes round, as it is told where the service times stand. */
export interface RegularService {
  id: string;
  /** Its short title, else its title. */
  name: string;
  /** 0 Sunday to 6 Saturday of a weekly one; null for one that comes round otherwise. */
  weekday: number | null;
  /** How one that is not weekly comes round: 'Every other Friday'. */
  rhythm: string | null;
  /** Minutes since midnight on the church's clock. */
  start: number;
  lengthMinutes: number;
  isStreamed: boolean;
  /** What it is from a date on, where that is known and near. */
  coming?: ComingService | null;
  /** Its last date, where that is near. */
  until?: DateText | null;
}

/** When a service is from a date on. */
export interface ComingService extends Pick<RegularService, 'weekday' | 'rhythm' | 'start'> {
  /** Its first date. */
  from: DateText;
}

/** How long a service lasts of which nothing says so. */
export const usualServiceMinutes = 75;

/** The services of a site whose staff have said nothing of them, as the file of the church has them. */
export const defaultServices: readonly [RegularService, ...RegularService[]] = [
  { id: 'b3117000-0000-4000-8000-0000000005a1', ...weekly(church.services.sunday), isStreamed: true },
  { id: 'b3117000-0000-4000-8000-0000000005a2', ...weekly(church.services.bibleStudy), isStreamed: false },
];

function weekly({
  label,
  weekday,
  hour,
  minute,
}: Record<'weekday' | 'hour' | 'minute', number> & { label: string }) {
  return {
    name: label,
    weekday,
    rhythm: null,
    start: hour * 60 + minute,
    lengthMinutes: usualServiceMinutes,
  };
}
