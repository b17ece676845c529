import { theHour } from '#lib/core/dates/messages.es.ts';
import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { serviceTimeMessages } from './messages.ts';

const { list } = sentencesIn('es');

const wholeHours: Readonly<Record<number, string>> = { 1: 'una hora', 2: 'dos horas', 3: 'tres horas' };
const quarters: Readonly<Record<number, string>> = {
  0: '',
  15: ' y cuarto',
  30: ' y media',
  45: ' y tres cuartos',
};

function everyWeek(weekday: string, clock: string): string {
  return `los ${/s$/.test(weekday) ? weekday : `${weekday}s`} a ${theHour(clock)}`;
}

export const serviceTimeMessagesEs: Catalogue<typeof serviceTimeMessages> = {
  title: (name, when) => `${name}, ${when}`,
  onDay: everyWeek,
  everyWeek,
  named: (time, name) => `${time} (${name})`,
  // Within a sentence, like the others.
  inRhythm: (rhythm, clock) => `${rhythm.charAt(0).toLowerCase()}${rhythm.slice(1)}, a ${theHour(clock)}`,
  fromDay: (day, times) => `Desde el ${day}: ${times}`,
  untilDay: (day) => `Hasta el ${day}`,
  clocks: (clocks) => list(clocks),
  andAt: (first, clocks) => list([first, ...clocks.map((clock) => `a ${theHour(clock)}`)]),
  streamed: (lines) => `Horarios de culto: ${lines}`,
  length: (minutes) => {
    const hours = wholeHours[Math.floor(minutes / 60)];
    const rest = quarters[minutes % 60];
    if (minutes === 30) return 'media hora';
    if (hours !== undefined && rest !== undefined) return `${hours}${rest}`;
    return `${minutes} minutos`;
  },
};
