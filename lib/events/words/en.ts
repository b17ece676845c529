import { sentencesIn } from '#lib/core/language/sentences.ts';

const { plural } = sentencesIn('en');

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

interface ServiceOnDay {
  title: string;
  short_title: string | null;
  time: string;
  /** Its status where it differs from usual, 'Cancelled'. */
  said: string | null;
}

export default {
  /** What staff read in forms and dialogs. */
  eventForms: {
    event: {
      noun: 'event',
      add: 'Add Event',
      addTitle: 'Add New Event',
      addHint: 'Create a new event for the church calendar. Fill out the details below.',
      edit: 'Edit Event',
      opening: 'Opening the event',
      update: 'Update Event',
      create: 'Create One-time Event',
      createSeries: 'Create Recurring Event',
      delete: 'Delete Event',
      deleteTitle: 'Delete event',
      deleteSeriesTitle: 'Delete recurring event',
      kind: 'Event',
      kindHelp: 'Shown in the lists of events and in the calendar.',
    },
    service: {
      noun: 'service',
      add: 'Add Service',
      addTitle: 'Add a Church Service',
      addHint: 'Its time shows wherever the site tells when church is.',
      edit: 'Edit Service',
      opening: 'Opening the service',
      update: 'Update Service',
      create: 'Add Service',
      createSeries: 'Add Service',
      delete: 'Delete Service',
      deleteTitle: 'Delete service',
      deleteSeriesTitle: 'Delete recurring service',
      kind: 'Church service',
      kindHelp: 'Shown wherever the site tells when church is: countdown, footer, visit page, livestream.',
    },
    updating: 'Updating...',
    creating: 'Creating...',
    editNamed: (title: string) => `Edit ${title}`,
    deleteNamed: (title: string) => `Delete ${title}`,
    restore: 'Undo cancellation',
    restoreNamed: (title: string) => `Undo cancellation: ${title}`,
    deletion: {
      ofSeries: (title: string, day: string) => `“${title}” on ${day} is one date of a series.`,
      forGood: (title: string, day: string) => `“${title}” on ${day} will be gone for good.`,
      date: 'Delete This Occurrence',
      series: 'Delete Entire Series',
      whole: (title: string) => `“${title}” is removed with all of its dates.`,
      deletesDate: (day: string) => `Only ${day}: the other dates stay.`,
      deletesDates: 'Deleting the series deletes all of its dates.',
      deletesSeries: (rows: number) =>
        `${rows} recurring events have this title. Deleting the series deletes all ${rows} of them.`,
      cancelDate: 'Mark this date as cancelled',
      cancelEvent: 'Mark it as cancelled',
      cancelHint: 'It stays listed, struck through, so that people know.',
    },
    kindQuestion: 'What is it?',
    dateOfSeries: 'The first one of the series. The others follow from it.',
    timeExample: '9:30 AM - 12:00 PM',
    locationExample: 'Fellowship Hall',
    taken: {
      title: 'Already something there at that time',
      also: (day: string, title: string, time: string) => `${day}: ${title}, ${time}`,
      later: 'Later dates of this series, too.',
      hint: 'You can save it all the same.',
    },
    whereQuestion: 'Where is that?',
    where: { church: 'At the church', elsewhere: 'Elsewhere' },
    whereHelp: {
      church: 'Visitors and search engines are shown the way to the church.',
      elsewhere: 'Visitors find the way when the location has a house number and a street, or a postal code.',
    },
    pictureHelp: 'Without a picture the site draws one for this event.',
    pictureNow: 'The picture as it is now',
    featuredHelp: 'Shown as a poster on the home page.',
    bannerHelp: 'Runs in the banner on every page in the two weeks before it takes place.',
    streamedHelp: 'The livestream page names its time.',
    languageHelp: (own: string) =>
      `None means ${own}. Visitors are told where it is another language, or more than one.`,
    moreLanguages: 'More languages',
    listedHelp: 'Its dates are in the lists of events and on the calendar page, with pages of their own.',
    shortTitleHelp: 'What the footer and the countdown call it. Left empty, its title.',
    howOften: 'How often',
    repeatQuestion: 'Does it repeat?',
    repeats: { one_time: 'One-time', recurring: 'Recurring' },
    hasEnd: 'The series has an end date',
    hasEndHelp: 'Without one it goes on until you end it.',
    hasEndOfSeries: 'For recurring events only.',
    lastDate: 'Last date of the series',
    multiDay: 'Multi-day event',
    multiDayHelp: 'It runs over several days in a row.',
    endDate: 'End date',
    weeksQuestion: 'Which of the month?',
    noDates: 'This series has no date from today on.',
    scope: {
      question: 'What should change?',
      series: 'The whole series',
      this: (day: string) => `Only ${day}`,
      thisEffect: (day: string) => `Changes ${day} and no other date.`,
      following: (day: string) => `${day} and all following`,
      everyFrom: (day: string) => `Changes every date from ${day} on.`,
      countFrom: (count: number, day: string) =>
        plural(count, { one: `Changes 1 date, ${day}.`, other: `Changes ${count} dates from ${day} on.` }),
    },
    services: {
      title: 'Church services',
      hint: 'A change shows at once in countdown, footer, visit page, livestream and calendars.',
      loading: 'Loading services...',
      streamed: 'Streamed',
      listed: 'Among the events',
      over: 'Over',
      minutes: (count: number) => `${count} minutes`,
      remove: 'Remove this service',
      /** For screen readers. */
      removeNamed: (title: string) => `Remove this service: ${title}`,
    },
  } as const,
  /** What visitors read on the pages of events and on the calendar. */
  eventPages: {
    events: 'Events',
    upcoming: 'Upcoming Events',
    past: 'Past Events',
    whichEvents: 'Which events',
    whichLanguage: 'Held in which language',
    allLanguages: 'All languages',
    noUpcoming: 'No upcoming events',
    noPast: 'No past events',
    allUpcoming: 'All upcoming events',
    allPast: 'All past events',
    askOffice: 'If you would like to know today, please ask the church office.',
    showing: (shown: number, total: number) => `Showing ${shown} of ${total}`,
    less: 'Show Less',
    more: 'Load More Events',
    toCalendar: 'View Full Calendar',
    inCalendar: 'See it in the calendar',
    over: 'This event is over',
    nextDates: 'Next dates',
    date: 'Date',
    time: 'Time',
    place: 'Place',
    days: (first: string, last: string) => `${first} to ${last}`,
    watchHere: 'Online only: watch it here',
    map: 'Show on a map',
    /** For screen readers, after the words of a link. */
    newTab: ' (opens in a new tab)',
    fullPicture: (title: string) => `Open the picture of ${title} in full size`,
    add: 'Add to calendar',
    file: 'Apple or Outlook',
    fileOfDate: 'Apple or Outlook, this date',
    fileOfAll: 'Apple or Outlook, all dates',
    google: 'Google Calendar',
    calendar: 'Church Calendar',
    calendarOf: (church: string) => `Calendar of ${church}`,
    toList: 'Switch to List View',
    /** The links to the month before and after, and what screen readers add. */
    turn: {
      previous: { label: 'Prev', month: (month: string) => ` month, ${month}` },
      next: { label: 'Next', month: (month: string) => ` month, ${month}` },
    },
    /** A day for screen readers: the number stands between the two texts. */
    dayNumber: {
      before: (weekday: string, month: string) => `${weekday}, ${month} `,
      after: (_month: string, year: string) => `, ${year}`,
    },
    isToday: 'today',
    count: (count: number) => plural(count, { one: '1 event', other: `${count} events` }),
    none: 'no events',
    moreOnDay: (count: number) => `${count} more`,
    selected: 'Selected Date',
    today: 'Today',
    wholeDay: (count: number) => `All ${count} of this day`,
    /** Before a link to the contact form, or before `writeTo`. */
    askPlanning: 'Looking for something, or planning it?',
    askToday: 'Would you like to know today?',
    /** Before the church's address. */
    writeTo: 'Write to the church office at',
    ownPhone: 'On your own phone',
    subscribeHint:
      'Subscribe once, and every event and every change shows up in the calendar you already use.',
    subscribe: 'Subscribe',
    /** For screen readers, after 'Subscribe'. */
    subscribeTo: ' to the church calendar',
    download: 'Download .ics',
  } as const,
  /** What events say of themselves: dates, repetition, status; and what the log and the form call their fields. */
  eventWords: {
    dateError: 'Date error',
    /** The date of a card: 'Sunday, Nov 29'. */
    weekdayAndDay: (weekday: string, day: string) => `${weekday}, ${day}`,
    /** Of a multi-day event: 'Nov 29 to Dec 2'. */
    dayToDay: (first: string, last: string) => `${first} to ${last}`,
    online: 'Online',
    /** The product's name in calendar files. */
    calendar: 'Church Calendar',

    statuses: { cancelled: 'Cancelled', moved_online: 'Online only', late: 'Starts late' },
    /** The languages within a sentence: 'In Spanish and English'. */
    heldIn: (languages: string) => `In ${languages}`,
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
    everyYear: (day: number, month: string) => `Every year on ${month} ${day}`,
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
      held_in: 'Language',
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
  } as const,
  events: {
    titleRequired: 'Title is required',
    dateRequired: 'Date is required',
    timeRequired: 'Time is required',
    timeUnreadable: 'Please enter when it starts, such as 10:30 AM.',
    lengthRequired: 'Please enter a length of 5 to 600 minutes.',
    locationRequired: 'Location is required',
    descriptionRequired: 'Description is required',
    combined: 'Please fill in all required fields',
    invalidStart: 'Invalid start date',
    invalidEnd: 'Invalid end date',
    endAfterStart: 'Must be after the start date',
    invalidUrl: 'Please enter a valid URL.',
    created: 'Event created successfully',
    updated: 'Event updated successfully',
    deleted: 'Event deleted successfully',
    seriesDeleted: 'All events in series deleted successfully',
    serviceCreated: 'Service created successfully',
    serviceUpdated: 'Service updated successfully',
    serviceDeleted: 'Service deleted successfully',
    createFailed: (message?: string) =>
      message ? `Error creating event: ${message}` : 'Error creating event. Please try again.',
    updateFailed: (message?: string) =>
      message ? `Failed to update event: ${message}` : 'Failed to update event. Please try again.',
    /** One date was not cancelled or restored. */
    saveFailed: (message: string) => `Failed to save event: ${message}`,
    /** In the confirmation dialog, beside the reason. */
    deleteFailedAtAll: 'Failed to delete event',
    deleteFailed: (message?: string) => `Failed to delete event: ${message || 'Unknown error'}`,
    seriesDeleteFailed: 'Failed to delete event series',
    /** An empty day of the calendar. */
    nothingOn: 'No events scheduled for this date',
    /** A day of the calendar with an unlisted church service. */
    serviceOn: ({ title, short_title, time, said }: ServiceOnDay) =>
      `${short_title ?? title} at ${time}${said ? `: ${said.toLowerCase()}` : ''}`,
    noServices: 'No church service is on the site. The first one you add shows everywhere at once.',
    servicesLoadFailed: (message?: string) =>
      message ? `Failed to load services: ${message}` : 'Failed to load services. Please try again.',
    dayLoadFailed: 'What is on that day could not be loaded.',
    featuredLoadFailed: 'Failed to load featured events. Please try again.',
    missingId: 'Cannot update event: Missing event ID',
    blankId: 'Event ID is required for updates',
    invalidId: 'Cannot update event: Invalid event ID format',
    notFound: 'Event not found',
    serviceNotFound: 'Service not found',
    updateFoundNothing: 'Event not found or update failed',
    closed: (message: string) =>
      `The church is closed then: “${message}” Open it again first, or say for this one date how it is held.`,
    synced: (name: string) =>
      `This event comes from ${name} and is changed there. To change it here, choose “Make it ours” first.`,
    from: (name: string) => `from ${name}`,
    makeOurs: 'Make it ours',
    detached: 'The event is yours now',
    unknownLanguage: (code: string) =>
      code
        ? `“${code}” is not the code of a language, such as es or ko.`
        : 'Please give languages by their codes, such as es or ko.',
    tooManyLanguages: (most: number) => `Please choose at most ${most} languages.`,
    noMinistry: 'There is no such ministry.',
    oursAlready: 'This event is yours already.',
    countRange: 'count must be a whole number from 1 to 50.',
    notADate: (field: string) => `${field} must be a date such as 2026-01-31.`,
    bothEnds: 'Please give both from and to.',
    windowEndsFirst: 'to must not be before from.',
    windowTooLong: 'A window may be at most 2 years long.',
    statusNeedsDate: 'Please choose the one date to cancel, or whose cancellation to undo.',
  } as const,
};
