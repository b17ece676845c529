import { format } from 'date-fns';

const shapes = {
  'EEEE, MMMM d, yyyy': 'EEEE, MMMM d, yyyy',
  'EEEE, d MMMM yyyy': 'EEEE, d MMMM yyyy',
  'EEEE, MMMM d': 'EEEE, MMMM d',
  'EEEE, MMMM': 'EEEE, MMMM',
  'EEE, MMM d, yyyy': 'EEE, MMM d, yyyy',
  'EEE, MMM d': 'EEE, MMM d',
  'MMMM d, yyyy': 'MMMM d, yyyy',
  'MMMM do, yyyy': 'MMMM do, yyyy',
  'MMMM yyyy': 'MMMM yyyy',
  'MMMM d': 'MMMM d',
  'MMM dd, yyyy': 'MMM dd, yyyy',
  'MMM d, yyyy': 'MMM d, yyyy',
  'MMM d': 'MMM d',
  'd MMMM yyyy': 'd MMMM yyyy',
  'd MMMM': 'd MMMM',
  EEEE: 'EEEE',
  EEE: 'EEE',
  MMMM: 'MMMM',
  MMM: 'MMM',
  do: 'do',
  d: 'd',
  y: 'y',
} as const;

/** A date's form, named by its English pattern (date-fns). */
export type DateShape = keyof typeof shapes;

/** How dates and times of day are written. */
export const dateMessages = {
  /** The pattern of each form. */
  shapes,
  /** The date by its pattern, with the language's names. */
  format: (day: Date, pattern: string) => format(day, pattern),
  /** From Sunday. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  /** A time on the 24-hour clock, from '09:00'. */
  fullDay: (clock: string) => clock,
  /** A time on the 12-hour clock, before and after noon. */
  am: (clock: string) => `${clock} AM`,
  pm: (clock: string) => `${clock} PM`,
  /** 'Sunday, November 29 at 9:00 AM'. */
  dayAt: (day: string, clock: string) => `${day} at ${clock}`,
} as const;
