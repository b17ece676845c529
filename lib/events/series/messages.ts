import { sentencesIn } from '#lib/core/language/sentences.ts';

const { list } = sentencesIn('en');

/** '1st', '2nd', '3rd', '4th', 'last'. */
const nths = ['1st', '2nd', '3rd', '4th', 'last'] as const;

function nthOf(nth: number): string {
  return nths[nth - 1] ?? 'last';
}

/** 'the 1st, 3rd and last Sunday' without the article. */
function pattern(chosen: readonly number[], weekday: string): string {
  return `${list(chosen.map(nthOf))} ${weekday}`;
}

/** In the log: ' of “Choir”'. */
function of(name: string | null): string {
  return name ? ` of ${name}` : '';
}

/** What events say of themselves: dates, repetition, status; and what the log and the form call their fields. */
export const eventWords = {
  dateError: 'Date error',
  /** The date of a card: 'Sunday, Nov 29'. */
  weekdayAndDay: (weekday: string, day: string) => `${weekday}, ${day}`,
  /** Of a multi-day event: 'Nov 29 to Dec 2'. */
  dayToDay: (first: string, last: string) => `${first} to ${last}`,
  online: 'Online',
  /** The product's name in calendar files. */
  calendar: 'Church Calendar',

  statuses: { cancelled: 'Cancelled', moved_online: 'Online only', late: 'Starts late' },
  movedFrom: (day: string) => `Moved from ${day}`,
  statusOn: (status: string, day: string) => `${status} on ${day}`,

  frequencies: {
    daily: 'Daily',
    weekly: 'Weekly',
    biweekly: 'Bi-Weekly',
    monthly: 'Monthly',
    advanced_monthly: 'Advanced Monthly',
    yearly: 'Yearly',
  },
  /** The occurrences of a weekday in a month, in the form. */
  weeks: { '1': '1st', '2': '2nd', '3': '3rd', '4': '4th', '5': 'Last' },
  /** The same within a sentence. */
  nthOf,

  everyDay: 'Every day',
  everyWeek: (weekday: string) => `Every week on ${weekday}`,
  everyOtherWeek: (weekday: string) => `Every other ${weekday}`,
  everyMonth: (day: string) => `Every month on the ${day}`,
  lastDayOfMonth: 'Last day of every month',
  everyYear: (day: number, month: string) => `Every year on ${day} ${month}`,
  everyWeekday: (weekday: string) => `Every ${weekday}`,
  everyNth: (chosen: readonly number[], weekday: string) => `Every ${pattern(chosen, weekday)}`,
  nthOfMonth: (nth: number, weekday: string) =>
    nth === 5 ? `Last ${weekday} of every month` : `${nthOf(nth)} ${weekday} of every month`,

  endsBefore: 'The series ends before its first date.',
  no31st: 'Months without a 31st use their last day.',
  no30th: 'February has no 30th: its last day is used.',
  no29th: 'In most years February has no 29th: its last day is used.',
  leapDay: 'Years without 29 February use 28 February.',
  noneChosen: (chosen: readonly number[], weekday: string) =>
    `No occurrence is chosen: the start date’s own is used, the ${pattern(chosen, weekday)} of every month.`,
  lastVaries: (weekday: string) =>
    `The last ${weekday} is the fourth in most months, and the fifth where there is one.`,
  startsOff: (chosen: readonly number[], weekday: string, first: string) =>
    `The start date is not the ${pattern(chosen, weekday)} of its month: the first date is ${first}.`,

  fields: {
    kind: 'Kind',
    title: 'Title',
    short_title: 'Short name',
    date: 'Date',
    time: 'Time',
    length_minutes: 'Length in minutes',
    location: 'Location',
    is_offsite: 'Elsewhere',
    description: 'Description',
    image_url: 'Picture',
    is_recurring: 'Repeats',
    recurrence_frequency: 'Frequency',
    weekday_occurrences: 'Weeks of the month',
    target_weekday: 'Weekday',
    end_date: 'Last date',
    is_featured: 'Featured event',
    show_in_banner: 'Show in banner',
    is_streamed: 'Streamed live',
    listed: 'Also among the events',
  },
  dateFields: { kind: 'This date', new_date: 'Moved to' },
  syncedWith: 'Synced with',

  /** Within a sentence of the log. */
  singular: 'event',
  plural: 'events',
  pluralOfDates: 'dates of events',
  /** The filter of the log. */
  kind: 'Events',
  subjects: {
    event: (name: string) => `the event ${name}`,
    series: (name: string) => `the series ${name}`,
    service: (name: string) => `the service ${name}`,
  },
  kinds: { event: 'event', service: 'church service' },
  loggedFrequencies: {
    daily: 'every day',
    weekly: 'every week',
    biweekly: 'every other week',
    monthly: 'every month',
    yearly: 'every year',
    advanced_monthly: 'on weekdays of the month',
  },
  loggedKinds: {
    removed: 'taken out',
    cancelled: 'cancelled',
    moved_online: 'online only',
    late: 'starts late',
    changed: 'takes place, changed',
  },
  logged: {
    removed: (day: string, name: string | null) => `Took one date out${of(name)}: ${day}`,
    cancelled: (day: string, name: string | null) => `Cancelled one date${of(name)}: ${day}`,
    moved_online: (day: string, name: string | null) => `Moved one date online${of(name)}: ${day}`,
    late: (day: string, name: string | null) => `Made one date start late${of(name)}: ${day}`,
    changed: (day: string, name: string | null) => `Changed one date${of(name)}: ${day}`,
    asUsual: (day: string, name: string | null) => `Made one date${of(name)} as usual: ${day}`,
    back: (day: string, name: string | null) => `Brought back one date${of(name)}: ${day}`,
  },
  exported:
    'Events and church services (`kind`). For a series it is the rule, and `exceptions` in the JSON says what differs on single dates.',
  exportedDates:
    'What differs on single dates of events; the same as within the events. Null: as the event has it.',
} as const;
