import { format } from 'date-fns';
import { es } from 'date-fns/locale/es';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { dateMessages } from './messages.ts';

export const dateMessagesEs: Catalogue<typeof dateMessages> = {
  shapes: {
    'EEEE, MMMM d, yyyy': "EEEE, d 'de' MMMM 'de' yyyy",
    'EEEE, d MMMM yyyy': "EEEE, d 'de' MMMM 'de' yyyy",
    'EEEE, MMMM d': "EEEE, d 'de' MMMM",
    'EEEE, MMMM': 'EEEE, MMMM',
    'EEE, MMM d, yyyy': 'EEE, d MMM yyyy',
    'EEE, MMM d': 'EEE, d MMM',
    'MMMM d, yyyy': "d 'de' MMMM 'de' yyyy",
    'MMMM do, yyyy': "d 'de' MMMM 'de' yyyy",
    'MMMM yyyy': "MMMM 'de' yyyy",
    'MMMM d': "d 'de' MMMM",
    'MMM dd, yyyy': 'd MMM yyyy',
    'MMM d, yyyy': 'd MMM yyyy',
    'MMM d': 'd MMM',
    'd MMMM yyyy': "d 'de' MMMM 'de' yyyy",
    'd MMMM': "d 'de' MMMM",
    EEEE: 'EEEE',
    EEE: 'EEE',
    MMMM: 'MMMM',
    MMM: 'MMM',
    do: 'd',
    d: 'd',
    y: 'y',
  },
  format: (day, pattern) => format(day, pattern, { locale: es }),
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  fullDay: (clock) => clock.replace(/^0/, ''),
  // A line does not break inside a time (CLDR has U+00A0 too).
  am: (clock) => `${clock}\u00a0a.\u00a0m.`,
  pm: (clock) => `${clock}\u00a0p.\u00a0m.`,
  dayAt: (day, clock) => `${day}, a ${theHour(clock)}`,
};

/** Returns a time of day with its article: 'las 18:00', 'la 1:00 p. m.'. */
export function theHour(clock: string): string {
  return `${/^1:/.test(clock) ? 'la' : 'las'} ${clock}`;
}
