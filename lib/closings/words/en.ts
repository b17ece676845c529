import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

/** '1 date', '4 dates' or 'no dates'. */
function dates(count: number): string {
  return count === 0 ? 'no dates' : plural(count, { one: '1 date', other: '# dates' });
}

export default {
  /** What staff read while they close the church. */
  closingForm: {
    leave: 'Leave this window',
    what: 'What',
    how: 'How',
    modes: { cancelled: 'Cancelled', online: 'Online only', late: 'Starts late' },
    newTime: 'Starts at',
    firstDay: 'First day',
    date: 'Date',
    lastDay: 'Last day',
    afterTime: 'From this time on',
    message: 'What everyone reads',
    messageHelp: 'It is shown first in the banner of every page until it is over.',
    staysOn: 'stays as planned',
    isOver: 'already over',
    /** Of all dates; empty without any. */
    touches: (touched: number, all: number) => {
      if (all === 0) return '';
      const dates = plural(all, { one: '1 date', other: '# dates' });
      return touched === all ? `Affects ${dates}.` : `Affects ${touched} of ${dates}.`;
    },
    closedAlready: 'Closed already',
    reopen: 'Reopen',
    reopenNamed: (name: string) => `Reopen: ${name}`,
    change: 'Change',
    changeNamed: (name: string) => `Change: ${name}`,
    changing: 'You are changing this one below.',
    quoted: (message: string) => `“${message}”`,
    holdsToday: (name: string) => `${name} today`,
    holds: (name: string, days: string) => `${name}: ${days}`,
  } as const,
  /** Closings in words: titles, days, what buttons do, the suggested message, the feed, the log. */
  closingWords: {
    names: { cancelled: 'Closed', online: 'Online only', late: 'Starts late' },
    /** Where something of its days takes place as planned. */
    namesInPart: { cancelled: 'Cancelled', online: 'Online only', late: 'Starts late' },
    /** What is touched, after one of these. */
    inPart: (what: string, names: string) => `${what}: ${names}`,
    /** A closing that touches no date: only its message counts. */
    toNote: (when: string) => `Please note: ${when}`,
    named: (names: readonly string[], others: number) =>
      `${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
    dayChoices: {
      today: 'Today',
      tonight: 'Tonight',
      sunday: 'This Sunday',
      date: 'A date',
      range: 'A range',
    },
    span: (first: string, last: string) => `${first} to ${last}`,

    /** When, within a sentence. */
    today: 'today',
    tomorrow: 'tomorrow',
    thisWeekday: (weekday: string) => `this ${weekday}`,
    onDay: (day: string) => `on ${day}`,
    fromSpan: (span: string) => `from ${span}`,
    todayAndTomorrow: 'today and tomorrow',
    throughDay: (day: string) => `through ${day}`,
    title: (name: string, when: string) => `${name} ${when}`,
    titleOfLate: (name: string, clock: string, when: string) => `${name}: ${clock} ${when}`,
    /** With the hour from which the evening is closed. */
    after: (what: string, clock: string) => `${what} from ${clock}`,

    /** What buttons do; the days as one of the three below. */
    actions: {
      cancelled: (days: string) => `Cancel ${days} for everyone`,
      online: (days: string) => `Move ${days} online`,
      late: (days: string) => `Start ${days} late`,
    },
    actionWeekday: (weekday: string) => weekday,
    actionDay: (day: string) => day,
    actionSpan: (span: string) => span,

    /** The message that the form suggests. */
    suggested: {
      cancelled: (when: string) => `Everything is cancelled ${when}.`,
      online: (when: string) => `We meet online only ${when}. Please join us from home.`,
      late: (when: string) => `We start late ${when}.`,
    },
    /** In place of 'Everything is cancelled' where some dates stay on; `clock`: when what is late starts. */
    suggestedInPart: (
      mode: 'cancelled' | 'online' | 'late',
      when: string,
      names: string,
      clock: string | null,
    ) => {
      if (mode === 'late') return `Late ${when}${clock ? `, at ${clock}` : ''}: ${names}.`;
      return `${mode === 'online' ? 'Online only' : 'Cancelled'} ${when}: ${names}.`;
    },
    suggestedLateAt: (when: string, clock: string) => `We start late ${when}: at ${clock}.`,
    fromHourOn: (when: string, clock: string) => `${when}, from ${clock} on`,
    todayNamed: (day: string) => `today, ${day}`,
    tonightNamed: (day: string) => `tonight, ${day}`,
    thisSunday: (day: string) => `this Sunday, ${day}`,
    stillOn: (names: string) => `Still as planned: ${names}.`,

    feed: (church: string) => `When ${church} is closed, online only or starts late.`,
    noLonger: (message: string) => `No longer in effect: ${message}`,
    openAgain: (days: string) => `Open again: ${days}`,
    asPlannedAgain: (days: string) => `As planned again: ${days}`,

    /** Within a sentence of the log. */
    singular: 'closing',
    plural: 'closings',
    /** The filter of the log. */
    kind: 'Closings',
    labels: {
      message: 'Message',
      mode: 'What',
      from_date: 'First day',
      to_date: 'Last day',
      after_time: 'From this time on',
      new_time: 'Starts at',
    },
    about: 'Days on which the church was closed, online only or started late.',
    logged: {
      deleted: (closing: string) => `Deleted the closing of ${closing}`,
      reopened: (closing: string) => `Opened the church again: ${closing}`,
      changed: (closing: string) => `Changed a closing: ${closing}`,
    },
  } as const,
  closings: {
    dates,
    title: 'Closing',
    keep: 'Keep everything',
    description: 'Ice on the roads? Everyone is told at once.',
    looking: 'Looking up what is on...',
    choose: 'Fill in the days and times above to see what is affected.',
    leaveOn: 'Untick what stays on.',
    nothingOn: 'Nothing on the calendar would change. Visitors read your words all the same.',
    closed: (what: string, count: number) => `${what}, ${dates(count)}`,
    failed: (message?: string) => message ?? 'The church could not be closed. Please try again.',
    reopened: 'Open again, as before',
    reopenFailed: (message?: string) => message ?? 'The church could not be opened again. Please try again.',
    loadFailed: (message: string) => `The current closings could not be read: ${message}`,
    dateRequired: 'Please choose a date.',
    modeRequired: 'Please say how: `cancelled`, `online` or `late`.',
    invalidTime: 'Please enter a time such as 18:00.',
    endBeforeStart: 'The last day must not be before the first one.',
    tooLong: 'A closing may be at most a year long.',
    newTimeRequired: 'Please say when it starts.',
    messageRequired: 'Please say in a few words what is closed.',
    notFound: 'This closing is no longer there.',
    alreadyOpen: 'The church is open again already.',
    watch: 'Watch online',
  } as const,
};
