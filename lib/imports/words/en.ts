import { sentencesIn } from '#lib/core/language/sentences.ts';

const { number, plural, list } = sentencesIn('en');

/** What an import has found, by its kinds. */
interface FoundCounts {
  pages: number;
  posts: number;
  people: number;
  events: number;
  sermons: number;
  documents: number;
  hasServices: boolean;
}

export default {
  /** Messages about a church's database. */
  churchTables: {
    noTable: (table: string) => `The table ${table} is not there.`,
    closed: (table: string) => `The table ${table} may not be read this way, so nothing of it was imported.`,
    empty: (table: string) => `The table ${table} gave no rows. If it has some, it may not be read this way.`,
    noIds: (table: string) =>
      `The table ${table} has no column id, so its rows cannot be told apart, and it was left out.`,
    missing: (table: string, columns: readonly string[]) =>
      `The table ${table} has no ${columns.join(', ')}; an empty value was used instead.`,
    tooMany: (table: string, most: number) =>
      `The table ${table} has more than ${most.toLocaleString('en-US')} rows.`,
    tooLarge: (table: string, id: string, kilobytes: number) =>
      `The row ${id} of the table ${table} is larger than ${kilobytes} kB and was left out.`,
    relativePicture: (title: string, address: string) =>
      `“${title}”: its picture ${address} is not a full address and was left out.`,
    prayerRequest: 'A prayer request',
    unnamed: 'Without a name',
  } as const,
  /** Messages about lists. */
  csv: {
    label: 'A list from a spreadsheet (CSV)',
    about: 'Events, sermons, ministries, leaders and other lists that were saved as CSV.',
    name: 'a spreadsheet',
    table: 'Please choose what the list holds.',
    matchAgain: 'Please match the columns again.',
    tooManyColumns: (most: number) => `The file has more than ${most} columns.`,
    line: (line: number) => `line ${line}`,
    unknownColumn: (name: string) => `There is no column “${name}” for these rows.`,
    missing: (labels: readonly string[]) =>
      `Please match these with a column of the file: ${labels.join(', ')}.`,
    unreadable: 'The file could not be read as a list.',
    unreadableNear: (line: number) =>
      `The file could not be read as a list. Something is wrong near line ${line}.`,
    openQuote: (line: number) =>
      `The file could not be read as a list. Something is wrong near line ${line}, such as a quotation mark that is never closed.`,
    tooMany: (most: number) => `Only the first ${most} rows were read.`,
    private: (count: number) =>
      count === 1 ? 'One private row was left out.' : `${count} private rows were left out.`,
    strayLetters: (line: number) =>
      `Some letters of the file are not in its encoding, UTF-8, the first in line ${line}. They were read as Windows-1252; please look at them.`,
    eitherWay: (written: string, read: string) =>
      `“${written}” can be read two ways, and this list has dates of both. It was read as ${read}.`,
    noYear: (written: string, year: number) => `“${written}” has no year, so ${year} was taken.`,
    noTime: (written: string) =>
      `the time “${written}” could not be read. It is shown as it is written, and calendars show the whole day.`,
    noStart: (end: string) =>
      `it ends at “${end}” and gives no time to begin, so it is shown for the whole day.`,
    noMoment: (written: string) =>
      `when it was asked, “${written}”, could not be read, so it counts as asked today.`,
    noLanguage: (written: string) => `the language “${written}” is not known, so it was left out.`,
    ofRow: (title: string, line: number, note: string) => `“${title}” (line ${line}): ${note}`,
    prayerRequest: (line: number) => `Prayer request, line ${line}`,
  } as const,
  /** The columns of lists, by their tables, as staff and spreadsheets call them. */
  csvColumns: {
    events: {
      title: 'Title',
      date: 'Date',
      time: 'Time',
      end_time: 'Ends at',
      end_date: 'Last day',
      is_all_day: 'All day',
      location: 'Place',
      description: 'Description',
      image_url: 'Picture',
      recurrence_frequency: 'Repeats',
      weekday_occurrences: 'Weeks of the month (1 to 5)',
      target_weekday: 'Weekday (0 Sunday to 6)',
      is_featured: 'Featured',
      show_in_banner: 'In the banner',
      is_offsite: 'Elsewhere',
      kind: 'Event or service',
      held_in: 'Language (names or codes)',
      length_minutes: 'Length in minutes',
      is_private: 'Private: left out',
      id: 'Id',
    },
    sermons: {
      title: 'Title',
      date: 'Date',
      speaker: 'Speaker',
      video_url: 'Video',
      audio_url: 'Sound',
      description: 'Description',
      passage: 'Passage',
      series: 'Series',
      thumbnail_url: 'Picture',
      notes: 'Notes',
      id: 'Id',
    },
    ministries: {
      title: 'Title',
      description: 'Description',
      category: 'Category',
      leadername: 'Leader',
      meetingtimes: 'Meets',
      link: 'Link',
      imageurl: 'Picture',
      has_fixed_time: 'Always the women’s time',
      id: 'Id',
    },
    leaders: {
      name: 'Name',
      first_name: 'First name',
      last_name: 'Last name',
      role: 'Role',
      words: 'Words',
      email: 'E-mail, for everybody to read',
      picture_url: 'Picture',
    },
    announcements: {
      message: 'Message',
      start_date: 'From',
      end_date: 'Until',
      is_active: 'Active',
      background_color: 'Background',
      text_color: 'Text color',
      link: 'Link',
      scroll_speed: 'Speed',
      timezone: 'Time zone',
      is_urgent: 'Urgent',
      id: 'Id',
    },
    prayer_team_emails: {
      email: 'E-mail',
      name: 'Name',
      first_name: 'First name',
      last_name: 'Last name',
      active: 'Active',
      id: 'Id',
    },
    prayer_requests: {
      name: 'Name',
      first_name: 'First name',
      last_name: 'Last name',
      email: 'E-mail',
      request: 'Request',
      is_anonymous: 'Anonymous',
      status: 'Status',
      created_at: 'Asked at',
      id: 'Id',
    },
  } as const,
  /** Messages about feeds. */
  feed: {
    label: 'A podcast or a channel',
    about: 'Sermons of a podcast or of a channel on YouTube, by its feed.',
    address: 'Please give the whole address of the podcast’s feed, beginning with https://.',
    notAFeed: 'This address gives no podcast and no channel. Please look there for its RSS address.',
    broken: 'The feed could not be read to its end: it is not written as a feed should be.',
    refused: 'The feed has definitions of its own in it, which a podcast has no need for. It was not read.',
    tooMany: (most: number) => `The feed has more than ${most.toLocaleString('en-US')} entries.`,
    untitled: (at: number) => `Entry ${at} of the feed has no title and was left out.`,
    undated: (title: string) => `“${title}” has no date that can be read. It was left out.`,
    future: (title: string) => `“${title}” is dated after today. It was left out.`,
    nothingToPlay: (title: string) => `“${title}” has nothing to hear or to see. It was left out.`,
    twice: (title: string) =>
      `“${title}” is in the feed twice with different words. The first one was taken.`,
    morePages: (pages: number) =>
      `The feed goes on after ${pages} pages. Its older entries were not read; please bring them in another way.`,
    pageFailed: (page: number, reason: string) =>
      `Page ${page} of the feed could not be read, so its older entries are missing: ${reason}`,
    listeners: (episodes: number, megabytes: number) =>
      `${episodes === 1 ? 'One episode has' : `${episodes} episodes have`} sound${megabytes > 0 ? `, ${megabytes.toLocaleString('en-US')} MB` : ''}. Listeners come along once the old host redirects to this site’s feed (“set new feed URL”, itunes:new-feed-url): see Podcast in the office.`,
    latestOnly: (count: number) => `YouTube lists only the latest ${count} videos of a channel.`,
  } as const,
  /** Texts of a sermon where the feed has none. */
  feedWords: {
    speaker: 'Unknown Speaker',
    description: (title: string, source: string) =>
      `“${title}”, a message${source ? ` from ${source}` : ''}.`,
  } as const,
  /** Messages about calendars. */
  ics: {
    label: 'A calendar (Google, Outlook, Planning Center, Breeze, ChurchTools)',
    about: 'Events of a calendar in the iCal format, once or kept in step.',
    name: 'a calendar',
    address: 'Please give the whole address of the calendar, such as https://…/basic.ics.',
    page: 'This address shows a page, not a calendar. Please look there for the calendar’s own address; it often ends in .ics.',
    notACalendar: 'This is not a calendar.',
    brokenOff: 'The calendar broke off before its end.',
    tooLarge: 'The calendar is larger than 20 MB.',
    tooMany: (most: number) => `The calendar has more than ${most.toLocaleString('en-US')} entries.`,
    tooManyDates: (most: number) => `The calendar gives more than ${most.toLocaleString('en-US')} events.`,
    quoted: (title: string) => `“${title}”`,
    entry: (place: number) => `Entry ${place}`,
    unreadable: (name: string) => `${name} could not be read and was left out.`,
    strayLine: (title: string, line: string) => `A line of “${title}” could not be read: “${line}”.`,
    impossibleEnd: (title: string) => `The end of “${title}” cannot be right. It was taken without an end.`,
    removedDate: (title: string, date: string) =>
      `A date that “${title}” leaves out could not be read, and may be shown: “${date}”.`,
    addedDate: (title: string, date: string) =>
      `A further date of “${title}” could not be read and was left out: “${date}”.`,
    untitled: (date: string) => `An entry on ${date} has no title and was left out.`,
    versions: (title: string) =>
      `“${title}” is in the calendar in several versions. The latest one was taken.`,
    private: (count: number) =>
      count === 1 ? 'One private entry was left out.' : `${count} private entries were left out.`,
    unknownZone: (zone: string) =>
      `The time zone “${zone}” is not known: its times were taken as the church’s own.`,
    rule: (title: string) => `“${title}” repeats in a way that the site does not know. It was left out.`,
    noDates: (title: string) =>
      `The rule by which “${title}” repeats gives no date. The date that it begins on was taken.`,
    outdatedExceptions: (title: string) =>
      `“${title}” has exceptions of an outdated kind (EXRULE). Some of its dates may be too many.`,
    cancelledSeries: (title: string) => `All of “${title}” is cancelled. It was left out.`,
    earlierDates: (title: string, count: number) => `Of “${title}” the latest ${count} dates were taken.`,
  } as const,
  /** Texts of the page. */
  importPanel: {
    title: 'Coming from another site',
    lead: 'Bring in what you have: you see everything before anything is written, and one press undoes it all.',
    source: 'Where it comes from',
    table: 'What the list holds',
    file: 'File',
    url: 'Address',
    key: 'Key',
    keyHelp: 'Used once and stored nowhere.',
    keptKeyHelp:
      'Used once and stored nowhere. While it is kept in step it is kept, sealed with this site’s own secret.',
    keepInStep: 'Keep in step',
    keepInStepHelp: 'It is read again every hour. What comes from it is changed there, not here.',
    fetchSound: 'Bring the sound files along',
    fetchSoundHelp:
      'The episodes of a podcast then play from this site, also once the old host is gone. You see beforehand how much there is.',
    keepAddresses: 'Keep old addresses',
    keepAddressesHelp: 'Links to the pages of the old site lead to the new ones.',
    look: 'Look what is there',
    matching: 'Columns of the file',
    leaveOut: 'Leave out',
    missing: (labels: readonly string[]) => `Still to be matched: ${labels.join(', ')}.`,
    beginFailed: (message?: string) => `Failed to begin: ${message || 'no answer'}`,
    loading: 'Looking for earlier imports...',
    loadFailed: (problem: string) => `The imports could not be loaded: ${problem}`,
    earlier: 'Imports so far',
    more: 'Show earlier imports',
    apply: 'Bring it in',
    applyLoss: 'Bring it in all the same',
    lossQuestion:
      'Much of what this source had is gone. What is gone there is deleted here. You can undo this.',
    run: 'Read it now',
    cancel: 'Stop it',
    cancelFailed: () => 'Failed to stop: no answer',
    undo: 'Undo',
    undoQuestion:
      'Everything this import added is deleted, and what it changed is as it was before. Rows that were changed since stay.',
    from: (name: string) => `From ${name}`,
    counts: { added: 'new', updated: 'changed', unchanged: 'as before', skipped: 'left out' },
    removed: 'gone',
    /** How many of each. */
    counted: {
      added: (count: number) => `${number(count)} new`,
      updated: (count: number) => `${number(count)} changed`,
      unchanged: (count: number) => `${number(count)} as before`,
      skipped: (count: number) => `${number(count)} left out`,
      removed: (count: number) => `${number(count)} gone`,
    },
    samples: (count: number) => `The first ${count}`,
    problems: (count: number) => (count === 1 ? 'One thing to know' : `${count} things to know`),
    progress: { reading: 'Reading', writing: 'Bringing in', undoing: 'Undoing' },
    /** How far a phase is. */
    done: (phase: string, done: number) => `${phase} ${number(done)}`,
    doneOf: (phase: string, done: number, total: number) => `${phase} ${number(done)} of ${number(total)}`,
  } as const,
  /** What is said of events and calendars of an old site. */
  siteEvents: {
    noDate: (title: string, address: string) => `“${title}” has no date that can be read (${address}).`,
    noSchedule: (title: string, address: string) =>
      `How “${title}” repeats could not be read (${address}). Please look at its dates.`,
    calendarOffer: (address: string) =>
      `A calendar was found at ${address}: bring it in by itself, and keep it in step.`,
    podcastOffer: (address: string) => `A podcast was found at ${address}: bring it in by itself.`,
    channelOffer: (address: string) =>
      `A channel with videos was found at ${address}: bring its sermons in by itself.`,
  } as const,
  /** Words for what an old site says about the church. */
  siteFacts: {
    service: 'Service',
  } as const,
  /** Facts about the church that an import has found. */
  takenFacts: {
    labels: { services: 'Service times', colours: 'Colors' },
    unknown: (label: string) => `This import has not found “${label}” so.`,
    several: (label: string) => `“${label}” was found with different values. Please choose one of them.`,
    twice: (label: string) => `Please choose one value of “${label}”.`,
    notReady: 'Facts can be taken over once the import has been read, until it is undone.',
    noLogo: 'The logo could not be taken over.',
    changedLater: 'was changed since it was taken over, and stays as it is now',
  } as const,
  /** Moving in by the address of the old site: the form, what was found, and its pages one by one. */
  movingIn: {
    addressHelp: 'Such as your-church.org. Its pages are read one a second, and nothing of it changes.',
    isOurs: 'This is our own site',
    isOursHelp: 'Only your own site may be brought in. The activity log keeps who said so.',
    nowReading: (address: string) => `Now: ${address}`,
    readAgain: 'Read it again',
    builders: {
      wordpress: 'The old site is made with WordPress.',
      squarespace: 'The old site is made with Squarespace.',
      wix: 'The old site is made with Wix.',
      other: 'The old site is made with no builder that is known here, so its pages were read as they look.',
    },
    /** '23 pages, 140 posts and your services'. */
    found: (counts: FoundCounts) => {
      const { pages, posts, people, events, sermons, documents, hasServices } = counts;
      const parts = [
        pages > 0 && plural(pages, { one: '# page', other: '# pages' }),
        posts > 0 && plural(posts, { one: '# post', other: '# posts' }),
        people > 0 && plural(people, { one: '# person', other: '# people' }),
        events > 0 && plural(events, { one: '# event', other: '# events' }),
        sermons > 0 && plural(sermons, { one: '# sermon', other: '# sermons' }),
        documents > 0 && plural(documents, { one: '# PDF', other: '# PDFs' }),
        hasServices && 'your services',
      ].filter((part) => part !== false);
      return parts.length > 0 ? `We found ${list(parts)}.` : 'We found nothing to bring in.';
    },
    facts: {
      title: 'What it says about your church',
      lead: 'Tick what is right. Nothing is taken over that you did not tick.',
      readFrom: (words: string) => `Read from: “${words}”`,
      take: 'Take over the ticked ones',
      tickFirst: 'Please tick something first.',
      taken: (count: number) =>
        plural(count, { one: 'One fact was taken over.', other: '# facts were taken over.' }),
      failed: (message?: string) => `Failed to take over: ${message || 'no answer'}`,
    },
    review: {
      title: 'Theirs beside ours',
      lead: 'Every page of the old site is here as a draft. Take it, and it is public at once, with its address and the redirect from the old one. Until then nothing answers at the old address.',
      open: 'Look at the pages one by one',
      loading: 'Looking for the pages...',
      loadFailed: 'The pages could not be loaded',
      left: (left: number, all: number) => `${number(left)} of ${number(all)} left to decide`,
      none: 'This import has brought no pages.',
      done: 'Every page is decided.',
      back: 'Back to the import',
      theirs: 'Theirs',
      ours: 'Ours',
      theirPage: 'Open the old page',
      noAddress: 'Its old address is not known.',
      post: 'Post',
      page: 'Page',
      drawing: 'Drawing the page...',
      drawFailed: (message: string) => `The page could not be drawn: ${message}`,
      take: 'Take it',
      leave: 'Leave it',
      leaveHelp: '“Leave it” deletes the draft. It can be restored from the activity log.',
      later: 'Later',
      edit: 'Change it first',
      taken: (title: string) => `“${title}” is public now.`,
      leftOut: (title: string) => `“${title}” was left.`,
      failed: (message?: string) => `Failed: ${message || 'no answer'}`,
      takeAll: (left: number) =>
        plural(left, { one: 'Take the one that is left', other: 'Take all # that are left' }),
      takeAllQuestion:
        'All of these drafts become public at once, as they are, and their old addresses lead to them.',
    },
  } as const,
  /** Messages about imports, on screen, in the API and of the command. */
  imports: {
    addressNotKept: (path: string) => `The old address ${path} is not redirected: this site uses it itself.`,
    notFound: 'There is no such import.',
    noSource: (name: string) => `There is no source ${name}.`,
    noTable: (name: string) => `There is no table ${name}.`,
    allDay: 'All day',
    unknownSource: 'Please choose where it comes from.',
    fileMissing: 'Please choose a file.',
    fileUnasked: 'This source takes no file.',
    fileTooLarge: (megabytes: number) =>
      `The file is larger than ${megabytes} MB, which is the most that is taken.`,
    cannotKeepInStep: 'This source can be brought in once, but not kept in step.',
    unreadable: 'The source could not be read. Please check it and try again.',
    writeFailed: 'Writing failed, and nothing was changed. Please try again.',
    undoFailed: 'Undoing it failed, and nothing was changed. Please try again.',
    tooLong:
      'Reading it took too long and was stopped. Please check the source, or bring in a smaller part of it.',
    tooMuchMemory:
      'Reading it took more memory than there is for it and was stopped. Please check the source, or bring in a smaller part of it.',
    tooMuch: (megabytes: number) =>
      `The source gives more than ${megabytes} MB, which is the most that is taken.`,
    tooManyDates: 'What repeats in this source gives more dates than can be counted.',
    triedOften:
      'It was started three times, and each time its process ended before it was done. Nothing was changed; please try again later.',
    cancelled: 'It was stopped here before its end. Nothing was changed.',
    undoCancelled: 'Undoing it was stopped here before its end, and nothing was changed.',
    notUnderWay: 'Only an import that is under way can be stopped.',
    nothing: 'There was nothing to bring in.',
    loss: (had: number, has: number) =>
      `The source has ${has} now and had ${had} before. Nothing was changed. If that is right, please confirm it.`,
    keyGone:
      'The site was restarted while it was reading, and the key is not stored. Nothing was changed; please start again.',
    keyUnopened:
      'The key of this source can no longer be opened: this site’s own secret (AUTH_SECRET) is another one by now. Nothing was changed; please bring it in once more, and type the key again.',
    fileGone:
      'The machine that received the file did not return for a day. Nothing was changed; please start again.',
    expired: 'This import was not continued for a week, so its data was deleted. Please start again.',
    notReady: 'Only an import that is ready can be brought in.',
    notInStep: 'Only a source that is kept in step can be asked again.',
    busy: 'This source is being read already.',
    notDone: 'Only an import that is done can be undone.',
    undoneAlready: 'This import was undone already.',
    twice: 'it is there twice, and the first one counts.',
    rowTooLarge: (kilobytes: number) => `it is larger than ${kilobytes} kB.`,
    changedHere: 'was changed here since, and is left as it is',
    deletedHere: 'was deleted here, and stays so',
    oursNow: 'is yours now, and is left as it is',
    thereAlready: 'is on the site already, not from this source, and is left as it is',
    goneKept: 'is gone at the source, but was changed here, and stays',
    changedLater: 'was changed since the import, and stays as it is now',
    pictureFailed: (address: string) => `has a picture, ${address}, that could not be taken over`,
    soundFailed: 'has sound that could not be brought along, so its old address is kept',
    soundShort: (length: string) =>
      `has only ${length} that its feed tells of: please check that its end is there`,
    quoted: (title: string) => `“${title}”`,
    sizeUnknown: (count: number, titles: string, more: number) =>
      `${count === 1 ? 'One sermon has sound whose size its host does not tell' : `${count} sermons have sound whose size their hosts do not tell`}: ${titles}${more > 0 ? ` and ${more} more` : ''}. It plays on the site, but is left out of the podcast, since directories refuse sound without a size. Please bring the sound files along, or upload them to the site.`,
    fileFailed: 'its file could not be taken over.',
    noPicture: 'It is not a picture that can be read here.',
    unexpectedRow: 'something in it cannot be understood.',
    more: (count: number) => `And ${count} more like these.`,
    named: (title: string, what: string) => `“${title}” ${what}.`,
    skipped: (title: string, reason: string) => `“${title}” was left out: ${reason}`,
    tables: {
      events: 'Events',
      sermons: 'Sermons',
      podcast: 'Podcast',
      ministries: 'Ministries',
      leaders: 'Leaders',
      site_pages: 'Pages and news',
      documents: 'Documents',
      navigation: 'Menus',
      announcements: 'Announcements',
      prayer_team_emails: 'Prayer team',
      prayer_requests: 'Prayer requests',
      translations: 'Translations',
    },
    states: {
      running: 'Working',
      ready: 'Ready to bring in',
      done: 'Brought in',
      failed: 'Did not work',
      undone: 'Undone',
    },
  } as const,
  /** Messages about another database. They never contain its address, which has a password. */
  postgresql: {
    label: 'A PostgreSQL database',
    about:
      'The same tables in a PostgreSQL that this site can reach, by its address. The address is used once and stored nowhere.',
    address: 'Please give the address of the database, such as postgresql://user:password@host/database.',
    noAnswer: 'The database does not answer.',
    refused: 'The database does not let this user in with this password.',
    noDatabase: 'There is no such database there.',
    noEncryption: 'The connection to the database could not be made as safe as its address asks (sslmode).',
    clearText:
      'The database takes no encrypted connection, so its password was not sent. If it is on your own network, please add ?sslmode=disable to its address.',
    sslmode: (modes: readonly string[]) =>
      `Please give sslmode as one of ${modes.join(', ')}, or leave it out.`,
    tooMuch: (megabytes: number) =>
      `The database sends more than ${megabytes} MB at once or in all, which is more than is taken. Nothing was brought in.`,
    brokenOff: 'The connection to the database broke off, or it took too long.',
    nothing: 'The database has none of the tables of a church.',
  } as const,
  /** Messages about a hosted database. They never contain its key. */
  postgrest: {
    label: 'A hosted database (Supabase or PostgREST)',
    about:
      'Events, sermons, ministries, announcements and prayer of a church’s site, by its project’s address and key. The key is used once and stored nowhere.',
    address: 'Please give the address of the project, such as https://example.supabase.co.',
    key: 'Please give the project’s key.',
    wrongKey: 'The project does not take this key.',
    nothing: 'There is no church’s database at this address.',
    noRows: 'The address did not answer with rows.',
  } as const,
  /** Messages about what programs of churches answer, and the pages that are made of it. */
  programs: {
    notAnswered: (name: string) =>
      `The answer of ${name} broke off, or is of a form that is not known here. Nothing was changed.`,
    elsewhere: (name: string) =>
      `${name} led to another address, which the key is not for. Nothing was changed.`,
    busy: (name: string) => `${name} asks to wait longer than can be waited here. Please try again later.`,
    repeats: (name: string) =>
      `${name} gave the same page again before the end of its list. Nothing was changed.`,
    tooMany: (name: string) => `${name} has more than can be read at once. Nothing was changed.`,
    notPublic: (count: number) =>
      count === 1
        ? 'One date that is not public there was left out.'
        : `${count} dates that are not public there were left out.`,
    noTitleOrTime: (title: string) => `“${title}” has no title or no time there, so it was left out.`,
    categories: (names: readonly string[]) => `Categories: ${names.join(', ')}`,
    signUpAt: (address: string) => `Sign up: ${address}`,
    groups: 'Groups',
    groupMore: 'More about this group',
    online: 'Online',
    signUps: 'Sign up',
    signUpNow: 'Sign up',
  } as const,
  /** Messages about Planning Center. */
  planningCenter: {
    label: 'Planning Center',
    about:
      'Events that Church Center shows, as they are there; groups and what is open for signing up come as drafts of pages. It needs a personal access token: Planning Center makes one at api.planningcenteronline.com/oauth/applications. It is only read.',
    name: 'Planning Center',
    keys: { app_id: 'Application ID', secret: 'Secret' },
    noAppId: 'Please give the application ID of the token.',
    noSecret: 'Please give the secret of the token.',
    wrongKey: 'Planning Center does not take this application ID and secret. Please make a new token there.',
    parts: { events: 'Calendar', groups: 'Groups', signUps: 'Registrations' },
    closed: (part: string) =>
      `${part} of Planning Center may not be read with this token, so nothing of it was brought in.`,
    closedNow: (part: string) =>
      `${part} of Planning Center may no longer be read with this token. Nothing was changed.`,
    nothing: 'This token may read nothing of Planning Center that could be brought in.',
  } as const,
  /** Messages about ChurchTools. */
  churchTools: {
    label: 'ChurchTools',
    about:
      'The public calendars of a ChurchTools, as they are there; the groups of its public homepages come as drafts of pages. It needs its address and the login token of an account, which ChurchTools shows with the person’s permissions. It is only read.',
    name: 'ChurchTools',
    keys: { token: 'Login token' },
    address: 'Please give the address of your ChurchTools, such as https://example.church.tools.',
    noToken: 'Please give the login token.',
    wrongKey:
      'ChurchTools does not take this login token. Please copy it again; a new password makes a new one.',
    noCalendar: 'No calendar that this account may see is public, so no events were brought in.',
    privateCalendars: (count: number) =>
      count === 1
        ? 'One calendar that is not public was left out.'
        : `${count} calendars that are not public were left out.`,
  } as const,
  /** Messages about an old site that is read by its address. */
  oldSite: {
    label: 'Our old site, by its address',
    about:
      'Pages and news as drafts at their old addresses, pictures, PDFs, people and menus: what anyone can see of the site that you have now.',
    address: 'Please give the address of your old site, such as www.example.org.',
    notOurs: 'Please confirm that the site is yours. Only your own site can be brought in.',
    noHome: 'The site gives no answer at this address.',
    ledElsewhere: (host: string) => `it leads on to another site, ${host}.`,
    brokenFile: 'what it answers with is a broken or much too large file.',
    robots: (paths: string, more: number) =>
      `The robots.txt of the site asks robots not to read these parts: ${paths}${more > 0 ? ` and ${more} more` : ''}. Since the site is yours they were read all the same. Should anything of them not come? Please leave it out before you publish.`,
    robotsAll: () =>
      'The robots.txt of the site asks robots not to read any of it. Since the site is yours it was read all the same. Should anything of it not come? Please leave it out before you publish.',
    foreignSitemap: (addresses: string) =>
      `A list of pages is of another site, and was not read: ${addresses}`,
    hindered: (address: string, reason: string) => `${address} could not be read: ${reason}`,
    notRead: (address: string, reason: string) => `${address} was left out: ${reason}`,
    hindrances: {
      wall: (status: number) =>
        `a protection against robots stands before it (it answered with ${status}). Please turn it off while the site is read.`,
      login: (status: number) =>
        `only those who sign in see it (it answered with ${status}). What few may see does not come along.`,
      status: (status: number) => `it answered with ${status}.`,
      scripts: {
        wordpress:
          'its words are drawn by scripts in the browser only. WordPress can export them under Tools, Export, All content.',
        squarespace:
          'its words are drawn by scripts in the browser only. Squarespace can export them under Settings, Import & Export, for WordPress.',
        wix: 'its words are drawn by scripts in the browser only. Wix has no export of pages; the posts of a Wix blog can be brought in by its feed, /blog-feed.xml.',
        other:
          'its words are drawn by scripts in the browser only. If the program that it was made with can export WordPress files or lists, please bring in those.',
      },
    },
    spent: (most: number) =>
      `The site is larger than what is read at once (${number(most)} addresses, 2 GB, 40 minutes). What was not reached is not here.`,
    lists: (count: number) =>
      plural(count, {
        one: 'One list of other pages, such as a tag, an archive or a month of a calendar, did not become a page.',
        other:
          '# lists of other pages, such as tags, archives and months of a calendar, did not become pages.',
      }),
    home: 'Home',
    by: (author: string) => `By ${author}`,
    goOn: 'Continue reading',
    askedAddress: (title: string, address: string) =>
      `The old address of “${title}”, ${address}, cannot lead on: this site knows the part behind the question mark of numbered pages only.`,
    split: (title: string, count: number, paths: string) =>
      `“${title}” is longer than a page here, and became ${count} pages. The others are at ${paths}.`,
    partsLeftOut: (title: string, parts: readonly string[]) =>
      `Of “${title}”, what a page here cannot hold was left out: ${parts.join('; ')}.`,
    parts: {
      form: 'a form was here: please make one under Forms',
      login: 'a sign-in was here: its area does not come along',
      shop: 'a shop was here: please link to it',
      map: 'a map was here: the block “Address” shows yours',
      object: 'an embedded part',
    },
    leftFiles: (addresses: string, more: number) =>
      `These files are linked, but do not come along: ${addresses}${more > 0 ? ` and ${more} more` : ''}. Those of your old site are gone once it is, so its links to them were taken off.`,
    nothing: 'No page of the site could be read.',
  } as const,
  /** Messages about the export of a WordPress site. */
  wordpress: {
    label: 'A WordPress or Squarespace site',
    about:
      'Pages and posts as drafts, menus, PDFs, sermons of Sermon Manager, events of The Events Calendar, and what Church Content has of both and of people: the file that WordPress makes under Tools, Export, All content. Squarespace makes one of its pages and posts under Settings, Import & Export, for WordPress.',
    notWxr:
      'This is not an export of a WordPress site. In WordPress it is made under Tools, Export, All content.',
    feed: 'This is a feed, not an export of a WordPress site. It can be brought in as a podcast or channel.',
    broken: (line: number) =>
      `The file cannot be read from line ${line} on: it broke off, or was changed since WordPress wrote it.`,
    doctype: 'The file begins with definitions (DOCTYPE) that no WordPress site writes, so it was not read.',
    nested: 'The file is nested deeper than anything WordPress writes, so it was not read.',
    leftOut: (count: number) =>
      count === 1
        ? 'One draft or private entry was left out.'
        : `${count} drafts and private entries were left out.`,
    noDate: (title: string) => `“${title}” has no date that can be read and was left out.`,
    shortened: (title: string) => `The words of “${title}” are longer than there is room for, and were cut.`,
    singleDates: (title: string, count: number) =>
      `“${title}” repeats in a way that no series here does: ${plural(count, { one: '# date was taken over by itself', other: '# dates were taken over one by one' })}.`,
    firstOnly: (title: string) =>
      `“${title}” repeats in a way that cannot be read: only its own date was taken over.`,
    movedTo: (title: string, path: string, wanted: string) =>
      `“${title}” is at ${path}, since ${wanted} is an address of this site already.`,
    wasProtected: (title: string) =>
      `“${title}” asked for a password on the old site. Here anyone can read it once it is published.`,
    wasPrivate: (title: string) =>
      `“${title}” was private on the old site. Here anyone can read it once it is published.`,
    menus: 'The menus of the old site',
    notInMenu: (label: string) => `“${label}” is in no menu: there was no room for it.`,
    leadsNowhere: (label: string) =>
      `“${label}” is in no menu: what it led to on the old site, such as a category or a tag, is no page here.`,
    unknownPosts: (type: string, count: number) =>
      `${count === 1 ? 'One entry of the kind' : `${count} entries of the kind`} “${type}” ${count === 1 ? 'was' : 'were'} left out: a theme or a plugin of the old site made that kind. Please bring what you need of it by hand, or as a list.`,
    unknownMenus: (count: number) =>
      `${count === 1 ? 'A menu of a block theme' : `${count} menus of a block theme`} (wp_navigation) ${count === 1 ? 'was' : 'were'} left out. Please put the entries together under Menus.`,
    partsLeftOut: (title: string, parts: string) => `Parts of “${title}” were left out: ${parts}.`,
    parts: {
      form: 'a form',
      script: 'a script',
      object: 'an embedded part',
      map: 'a map',
      code: 'a block of code',
    },
    nothing: 'There are no pages, sermons, events or people in this export that are known here.',
  } as const,
  /** Sites of builders that answer programs. */
  builders: {
    noRest:
      'This is a WordPress site that answers no programs (REST): its pages have to be read as visitors see them.',
    noJson:
      'This is a Squarespace site that answers no programs: its pages have to be read as visitors see them.',
    pages: 'Pages',
    posts: 'News',
    media: 'Files',
    events: 'Events',
    sermons: 'Sermons',
    closed: (label: string, status: number | null) =>
      `“${label}” could not be read: ${status === null ? 'the old site gave no answer' : `the old site answered with ${status}`}.`,
    brokeOff: (label: string, from: number, to: number) =>
      `“${label}”: the old site broke off at entries ${from} to ${to}, so these are missing.`,
    onlyFirst: (label: string, most: number) =>
      `“${label}”: only the first ${most} were read, since there are more than there is room for.`,
    wasProtected: (title: string) =>
      `“${title}” asks for a password on the old site, so its words could not be read.`,
    shop: (title: string) => `“${title}” is a shop: its products were left out.`,
    unread: (address: string, status: number | null) =>
      `${address} could not be read: ${status === null ? 'the old site gave no answer' : `the old site answered with ${status}`}.`,
    notJson: (address: string) => `${address} could not be read: the old site answered programs with a page.`,
    cost: (cost: string) => `Cost: ${cost}`,
    unlisted: (count: number, some: string) =>
      `${plural(count, { one: 'One address of the old site was', other: '# addresses of the old site were' })} not among what it tells programs, so please look whether it is needed: ${some}`,
  } as const,
};
