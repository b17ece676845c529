import type { Language } from '#lib/core/language/languages.ts';

/** Minutes since midnight. `end` passes 1440 when the event goes on past midnight. */
export interface TimeRange {
  start: number;
  end: number | null;
}

const clock = '(noon|midnight|(?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d)?\\s?(?:[ap]m)?)';
const pattern = new RegExp(`^(?:from |at |starts at |starting at )?${clock}(?:\\s?-\\s?${clock})?$`);

/**
 * Parses a typed time as people mean it, in English or Spanish ('9:30 AM - 12:00 PM', '7 pm', 'Noon', '10-11:30am',
 * '19:00', '7:00:00 PM', 'de 5 a 7 de la tarde'), or null when the text leaves it open ('All day', 'After the service',
 * '7-9'). Nothing is guessed: an early hour without am or pm stays open.
 */
export function parseTimeRange(text: string): TimeRange | null {
  const match = pattern.exec(normalize(text));
  if (!match?.[1]) return null;
  const first = readClock(match[1]);
  const second = match[2] ? readClock(match[2]) : null;
  if (!isPossible(first) || (second && !isPossible(second))) return null;
  if (!second) {
    const start = settle(first);
    return start === null ? null : { start: start % day, end: null };
  }
  return settleBoth(first, second);
}

interface Clock {
  hour: number;
  minute: number;
  half: 'am' | 'pm' | null;
  /** In 24-hour notation: '19:00', '09:30'. */
  isFullDay: boolean;
  hasMinutes: boolean;
}

const day = 24 * 60;
const halfDay = 12 * 60;

function normalize(text: string): string {
  return Object.values(readers)
    .reduce((read, reader) => reader(read), text.normalize('NFKC').toLowerCase())
    .replace(/\([^)]*\)/g, ' ')
    .replace(/(\d:[0-5]\d):[0-5]\d\b/g, '$1')
    .replace(/[‐-―−]|\b(?:to|until|till|through)\b/g, '-')
    .replace(/o['’]?clock/g, ' ')
    .replace(/([ap])\.?\s?m\b\.?/g, '$1m')
    .replace(/(\d)\s?([ap])(?![a-z])/g, '$1$2m')
    .replace(/\b12(?::00)?\s?(?:pm\s?)?(noon|midnight)\b/g, '$1')
    .replace(/\b(?:[ecmp][sd]?t|central(?: time)?)$/, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** For each language, what replaces its words of times by those that `normalize` reads. */
const readers: Readonly<Record<Language, (text: string) => string>> = { en: (text) => text, es: fromSpanish };

function fromSpanish(text: string): string {
  return (
    text
      .replace(/\b(?:de |del |el )?medio ?d[ií]a\b/g, 'noon')
      .replace(/\b(?:de )?(?:la )?medianoche\b/g, 'midnight')
      .replace(/\b(\d+) y (media|cuarto)\b/g, (_, hour, part) => `${hour}:${part === 'media' ? 30 : 15}`)
      // Twelve in the morning is noon, twelve at night midnight; one to five at night is left open.
      .replace(/\b12(?:[:.]00)? (?:de|en|por) la (ma[ñn]ana|noche)\b/g, (_, half) =>
        half === 'noche' ? 'midnight' : 'noon',
      )
      .replace(/(\d) (?:de|en|por) la (?:ma[ñn]ana|madrugada)\b/g, '$1 am')
      .replace(/(\d) (?:de|en|por) la tarde\b/g, '$1 pm')
      .replace(/\b((?:0?[6-9]|1[01])(?:[:.]\d\d)?) (?:de|en|por) la noche\b/g, '$1 pm')
      // 'h' is of the 24-hour clock.
      .replace(
        /\b(\d{1,2})(?:[:.](\d\d) ?(?:h|hs|hrs?|horas)| ?hs?)(?![a-z])\.?/g,
        (_, hour, minute = '00') => `${hour.padStart(2, '0')}:${minute}`,
      )
      .replace(/(\S) hasta (?:las? |el )?|(\S) al? (?:las? )?(?=\d|noon|midnight)/g, '$1$2-')
      .replace(/^ ?(?:desde |de |empieza |comienza )?(?:al? )?(?:las? )?(?=\d|noon|midnight)/, '')
  );
}

function readClock(text: string): Clock {
  if (text === 'noon') return { hour: 12, minute: 0, half: 'pm', isFullDay: false, hasMinutes: true };
  if (text === 'midnight') return { hour: 12, minute: 0, half: 'am', isFullDay: false, hasMinutes: true };
  const [, hour = '0', minute, half] = /^(\d+)(?:[:.](\d\d))?\s?([ap]m)?$/.exec(text) ?? [];
  return {
    hour: Number(hour),
    minute: Number(minute ?? 0),
    half: half === 'am' || half === 'pm' ? half : null,
    isFullDay:
      !half && minute !== undefined && (Number(hour) > 12 || Number(hour) === 0 || hour.startsWith('0')),
    hasMinutes: minute !== undefined,
  };
}

function isPossible({ hour, minute, half }: Clock): boolean {
  return half ? hour >= 1 && hour <= 12 : hour < 24 || minute === 0;
}

/** The minute of the day, or null when morning and evening are both possible. */
function settle(clock: Clock, half: Clock['half'] = clock.half): number | null {
  const { hour, minute } = clock;
  if (half) return (hour % 12) * 60 + minute + (half === 'pm' ? halfDay : 0);
  // 8:00 to 12:59 without am or pm is always the morning or noon; 1:00 to 7:59 is not clear.
  return clock.isFullDay || (clock.hasMinutes && hour >= 8 && hour <= 12) ? hour * 60 + minute : null;
}

function settleBoth(first: Clock, second: Clock): TimeRange | null {
  const isFullDay = (first.isFullDay || second.isFullDay) && !first.half && !second.half;
  if (isFullDay) return ordered(first.hour * 60 + first.minute, second.hour * 60 + second.minute);
  if (first.half) {
    const start = settle(first);
    return start === null ? null : ordered(start, second.half ? settle(second) : nextAfter(start, second));
  }
  if (!second.half) return ordered(settle(first), settle(second));
  const end = settle(second);
  if (end === null || first.hour > 12) return null;
  // '10-11:30am' means ten in the morning, '11-1pm' eleven in the morning.
  const same = settle(first, second.half);
  return ordered(same !== null && same < end ? same : settle(first, second.half === 'pm' ? 'am' : 'pm'), end);
}

/** The first time after `start` that reads so: '9am-12' ends at noon, '7pm-9' at nine in the evening. */
function nextAfter(start: number, clock: Clock): number | null {
  if (clock.hour > 12) return clock.hour * 60 + clock.minute;
  const morning = (clock.hour % 12) * 60 + clock.minute;
  return [morning, morning + halfDay, morning + day].find((time) => time > start) ?? null;
}

function ordered(start: number | null, end: number | null): TimeRange | null {
  if (start === null || end === null || start === end) return null;
  return { start, end: end > start ? end : end + day };
}
