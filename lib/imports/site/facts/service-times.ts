import { usualServiceMinutes } from '#lib/core/church/regular-service.ts';
import { clockText } from '#lib/core/church/service-labels.ts';
import { parseTimeRange } from '#lib/events/times/time-range.ts';
import { messages } from '#lib/language/messages.ts';
import { type Token, tokensOf } from './service-tokens.ts';
import {
  calendarDate,
  fillers,
  languageWords,
  noService,
  passing,
  plain,
  serviceHeading,
  serviceWord,
  styleWord,
} from './service-words.ts';

/** A service as its domain takes it, without its first date. */
export interface ServiceRow {
  title: string;
  time: string;
  length_minutes: number;
  is_recurring: true;
  recurrence_frequency: 'weekly' | 'advanced_monthly';
  recurrence_pattern?: 'nth_weekday';
  weekday_occurrences?: readonly string[];
  target_weekday: number;
  held_in?: readonly string[];
}

const longestLine = 300;
const longestTitle = 60;

/**
 * Returns the services that a line states, in English or Spanish; none where it leaves anything open. `heading` is the
 * one above the line; `isFrame` says that it is of the part that all pages have.
 */
export function serviceTimesIn(line: string, { heading = '', isFrame = false } = {}): ServiceRow[] {
  if (line.length > longestLine || isPassing(line) || isPassing(heading) || isOther(heading)) return [];
  const clauses = line.split(/\s*[|•·;\n]\s*|\s\/\s/).filter((clause) => clause !== '');
  const times: Timed[] = [];
  let known: Known = { days: null, words: '' };
  for (const clause of clauses) {
    const read = timesOf(tokensOf(clause), known);
    known = read.known;
    times.push(...read.times.filter(({ label, lead }) => !isOther(`${lead} ${label}`)));
  }
  const isNamed = ({ label, lead }: Timed) => serviceWord.test(plain(`${lead} ${label}`));
  const stated = times.some(isNamed) || serviceHeading.test(plain(heading));
  const isOfSunday = isFrame && times.some(({ days }) => days.includes(0));
  if (!stated && !times.every((timed) => isBareLine(timed, isOfSunday))) return [];
  const own = times.filter(({ label }) => serviceWord.test(plain(label)));
  const meant = own.length > 0 && own.length < times.length ? times.filter(isServiceBeside) : times;
  return meant.flatMap((timed) => rowsOf(timed, `${line} ${heading}`));
}

/** Whether the words are of what is no service. */
function isOther(words: string): boolean {
  return noService.test(plain(words));
}

function isPassing(words: string): boolean {
  const text = plain(words);
  return passing.test(text) || calendarDate.test(text);
}

interface Days {
  days: readonly number[];
  weeks: readonly string[];
  isPlural: boolean;
}

interface Timed extends Days {
  start: number;
  end: number | null;
  /** The words between this time and those beside it. */
  label: string;
  /** The words before the first time of its days. */
  lead: string;
}

/** A time that is not yet settled. */
interface Open {
  texts: string[];
  isBare: boolean;
  isAt: boolean;
  before: string;
  after: string;
  days: Days | null;
  lead: string;
}

/** What a clause says for the next one: its days, and its words where no time follows them. */
interface Known {
  days: Days | null;
  words: string;
}

/** Returns the times of a clause, each with its days. A clause without days has those of the one before it. */
function timesOf(tokens: readonly Token[], known: Known): { times: Timed[]; known: Known } {
  const { open, days, words } = openTimes(tokens, known);
  const times = open.flatMap((each, place) => settled(each, open.slice(place + 1)) ?? []);
  return { times, known: { days, words: open.length === 0 ? words : '' } };
}

function openTimes(tokens: readonly Token[], known: Known): Known & { open: Open[] } {
  const all: Open[] = [];
  let { days, words } = known;
  let lead = '';
  const first = tokens.find(({ kind }) => kind === 'days' || kind === 'time');
  const isTimeFirst = first?.kind === 'time';
  const waiting = () => all.filter((each) => each.days === null);
  for (const [at, token] of tokens.entries()) {
    const [before, previous] = [tokens[at - 1], tokens[at - 2]];
    if (token.kind === 'words') {
      const last = all.at(-1);
      // Words right behind a time are its own, unless a name is about to begin.
      const isOfNext = tokens[at + 1]?.kind === 'time' && (last?.before ?? '') !== '';
      const isListed = before?.kind === 'and' && previous?.kind === 'words';
      if (last && before?.kind === 'time' && !isOfNext) last.after = token.text;
      else words = [words, token.text].filter(Boolean).join(isListed ? ', ' : ' ');
    }
    if (token.kind === 'days') {
      const joins = before?.kind === 'and' || before?.kind === 'to';
      const goesOn = joins && previous?.kind === 'days' && days !== null;
      days = goesOn && days ? joined(days, token, before.kind === 'to') : token;
      if (isTimeFirst) for (const each of waiting()) each.days = days;
      if (!goesOn) [lead, words] = [isTimeFirst ? '' : words, ''];
    }
    if (token.kind === 'time') {
      const last = all.at(-1);
      if (last && before?.kind === 'to' && previous?.kind === 'time' && last.texts.length === 1) {
        last.texts.push(token.text);
        last.isBare &&= token.isBare;
        continue;
      }
      const { text, isBare, isAt } = token;
      const isOpen =
        isTimeFirst && !tokens.slice(0, at).some(({ kind }) => kind === 'days') && known.days === null;
      const later = isTimeFirst && tokens.slice(at).some(({ kind }) => kind === 'days');
      const shares = before?.kind === 'and' && previous?.kind === 'time' && words === '';
      all.push({
        ...{ texts: [text], isBare, isAt, before: shares ? (last?.before ?? '') : words, after: '', lead },
        days: isOpen || later ? null : days,
      });
      words = '';
    }
  }
  // What stands behind the day of times is said of all of them: '9 am and 10:45am Sunday worship'.
  const end = words;
  const open = all.map((each) => ({ ...each, lead: [each.lead, end].filter(Boolean).join(' ') }));
  return { open, days, words: [lead, words].filter(Boolean).join(' ') };
}

function joined(days: Days, { days: [next = 0], isPlural, weeks }: Days, isRange: boolean): Days {
  const last = days.days.at(-1) ?? 0;
  const span = isRange ? Array.from({ length: (next - last + 7) % 7 }, (_, n) => (last + n + 1) % 7) : [next];
  return {
    days: [...new Set([...days.days, ...span])],
    weeks: [...new Set([...days.weeks, ...weeks])],
    isPlural: days.isPlural || isPlural,
  };
}

/** Returns a time with its days; null for one that is left open. A time without its half takes that of those that follow. */
function settled(open: Open, following: readonly Open[]): Timed | null {
  const { texts, days } = open;
  if (!days) return null;
  const range = rangeOf(open, following);
  if (!range) return null;
  const label = [open.before, open.after].filter(Boolean).join(' ');
  return { ...days, ...range, label, lead: texts.length > 0 ? open.lead : '' };
}

function rangeOf(open: Open, following: readonly Open[]): { start: number; end: number | null } | null {
  const [text = '', until] = open.texts;
  if (until !== undefined) return parseTimeRange(`${text} - ${until}`);
  const alone = open.isBare ? null : parseTimeRange(text);
  if (alone) return alone;
  const later = following.find(({ texts }) => halfOf(texts) !== null || isOfDay(texts));
  const half = later ? halfOf(later.texts) : null;
  if (later && half && halfOf(open.texts) === null) {
    const [next = later] = following;
    const then = (parseTimeRange(next.texts[0] ?? '') ?? parseTimeRange(later.texts[0] ?? ''))?.start ?? 0;
    const halves = [half, half === 'a' ? 'p' : 'a'].map((each) => parseTimeRange(`${text} ${each}m`));
    return halves.find((range) => range !== null && range.start < then) ?? null;
  }
  // '10, 12 y 19 h' is of the clock of 24 hours.
  if (later && open.isBare && isOfDay(later.texts)) return parseTimeRange(`${text.padStart(2, '0')}:00`);
  // On Sundays eight to eleven are of the morning.
  const isMorning = open.isBare && /^(?:8|9|10|11)$/.test(text) && open.days?.days.join() === '0';
  const isListed = open.days?.isPlural || open.isAt;
  return isMorning && isListed ? parseTimeRange(`${text}:00`) : null;
}

function halfOf(texts: readonly string[]): string | null {
  return /([ap])\.? ?m?\.?$/.exec(texts.at(-1) ?? '')?.[1] ?? null;
}

/** Whether a time is of the clock of 24 hours. */
function isOfDay(texts: readonly string[]): boolean {
  return /\d ?(?:hrs?|hs|h|horas)$/.test(texts.at(-1) ?? '');
}

/** Whether a line of days and times alone is about services: of Sundays, or of the Saturday before. */
function isBareLine({ days, label, lead, isPlural, weeks }: Timed, isOfSunday: boolean): boolean {
  const isWeekend = days.every((day) => day === 0 || day === 6) && weeks.length === 0;
  const rest = plain(`${lead} ${label}`).split(/[^\p{L}]+/u);
  const isSilent = rest.every((word) => word === '' || fillers.test(word) || styleWord.test(word));
  return isWeekend && isSilent && (isPlural || isOfSunday);
}

/** Whether a time that stands beside named services is one. */
function isServiceBeside({ label }: Timed): boolean {
  const text = plain(label);
  return label === '' || serviceWord.test(text) || styleWord.test(text) || isFilled(text);
}

function isFilled(text: string): boolean {
  return text.split(/[^\p{L}]+/u).every((word) => word === '' || fillers.test(word));
}

function rowsOf(timed: Timed, context: string): ServiceRow[] {
  const { days, weeks, start, end } = timed;
  const words = plain(`${timed.label} ${timed.lead}`);
  const held = languageWords.find(([word]) => word.test(plain(timed.label)) || word.test(words))?.[1];
  return days.map((target_weekday) => ({
    title: titleOf(timed, context),
    time: end === null ? clockText(start) : `${clockText(start)} - ${clockText(end)}`,
    length_minutes: end === null ? usualServiceMinutes : Math.min(600, Math.max(5, end - start)),
    is_recurring: true,
    ...(weeks.length > 0
      ? {
          recurrence_frequency: 'advanced_monthly' as const,
          recurrence_pattern: 'nth_weekday' as const,
          weekday_occurrences: [...weeks].sort(),
        }
      : { recurrence_frequency: 'weekly' as const }),
    target_weekday,
    ...(held && { held_in: held }),
  }));
}

/** Returns what a service is called on its line, or a plain word. */
function titleOf({ label, lead }: Timed, context: string): string {
  const own = [label, lead]
    .map(tidyTitle)
    .find((text) => serviceWord.test(plain(text)) || styleWord.test(plain(text)));
  const title = own ?? '';
  if (title !== '' && title.length <= longestTitle) return title;
  const [word] = serviceWord.exec(plain(`${lead} ${label}`)) ?? serviceWord.exec(plain(context)) ?? [];
  return word && /mass|misa|cult|eucarist/.test(word) ? capital(singular(word)) : messages.siteFacts.service;
}

/** Returns a name without what leads to it: 'join us for worship' is 'Worship'. */
function tidyTitle(text: string): string {
  const bare = text
    .replace(/\s+(?:at\s+\d|@|with us\b|con nosotros\b).*$/i, '')
    .replace(
      /^(?:.*\b(?:join us|meet|gather|come|unete|acompáñanos|reunimos)\b.*?\b(?:for|in|to|a|al|para)(?: (?:our|the|nuestr[oa]s?|el|la))?\s+)/i,
      '',
    )
    .replace(
      /^(?:(?:of (?:the|each|every) month|del mes|de cada mes|at|for|and|our|the|on|is|are|with|a|de|del|en|y|los|las|el|la|nuestr[oa]s?|every|each|cada|todos),?\s+)+/i,
      '',
    )
    .replace(
      /(?:\s+(?:at|on|the|for|and|is|are|every|each|begins?|starts?|a|de|en|y|los|las|el|todos|cada|son|es|times?|schedule))+$/i,
      '',
    )
    .replace(/\bhorarios? de (?:los |las )?/i, '')
    .replace(/[\s:;,.()–—-]+$|^[\s:;,.()–—-]+/g, '');
  return capital(singular(bare));
}

function singular(text: string): string {
  return text
    .replace(/\b(misa|culto|servicio|service|gathering|celebration|liturgia|eucaristía)s$/i, '$1')
    .replace(/\bmasses$/i, (word) => (word === 'MASSES' ? 'MASS' : word.slice(0, 4)))
    .replace(/\b(celebraci|reuni)ones$/i, '$1ón');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
