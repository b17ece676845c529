import { sentencesIn } from '#lib/core/language/sentences.ts';

const { number } = sentencesIn('en');

/** Messages about imports, on screen, in the API and of the command. */
export const importMessages = {
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
  },
  states: {
    running: 'Working',
    ready: 'Ready to bring in',
    done: 'Brought in',
    failed: 'Did not work',
    undone: 'Undone',
  },
} as const;

/** Texts of the page. */
export const importPanelMessages = {
  title: 'Coming from another site',
  lead: 'Bring in what you have: you see everything before anything is written, and one press undoes it all.',
  source: 'Where it comes from',
  table: 'What the list holds',
  file: 'File',
  url: 'Address',
  key: 'Key',
  keyHelp: 'Used once and stored nowhere.',
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
} as const;
