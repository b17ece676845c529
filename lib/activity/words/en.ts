import { sentencesIn } from '#lib/core/language/sentences.ts';

const { list } = sentencesIn('en');

function lowerAfterFirst(sentence: string, place: number): string {
  return place === 0 ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

export default {
  activity: {
    title: 'Activity',
    description: 'What was changed on this site, when, and from which browser. Kept for a year.',
    loading: 'Loading the activity log...',
    loadFailed: 'The activity log could not be loaded',
    empty: 'Nothing has been changed yet.',
    emptyHint:
      'From now on, every change of events, sermons, ministries, announcements and settings is kept here.',
    everything: 'Everything',
    emptyOfKind: 'Nothing of this kind has been changed.',
    undoAnyway: 'Undo anyway',
    undo: 'Undo',
    undoQuestion: 'What was added is deleted. The undo becomes an entry itself, which can be undone too.',
    restoreQuestion:
      'The previous state is restored. The undo becomes an entry itself, which can be undone too.',
    restored: 'Undone',
    undone: 'Everything in this entry is undone already.',
    restoreFailed: (message: string) => `Failed to undo: ${message}`,
    notFound: 'This entry is no longer in the log.',
    changedSince:
      'This has been changed again since. Undoing it puts the older values in place of the newer ones.',
    blocked: 'What this belongs to has been deleted since. Please undo that first.',
    final: 'The log keeps no addresses of the prayer team, so this cannot be undone.',
    taken: 'Something else has the address of what would come back. Please change or delete that first.',
    nothingDeleted: 'This deletion is no longer in the log.',
    filter: 'Show',
    showMore: 'Show more',
    today: 'Today',
    yesterday: 'Yesterday',
    justNow: 'just now',
    /** The author of a change by the shared password. */
    sharedPassword: 'Shared password',
    origins: {
      here: 'this browser',
      browser: (session: string) => `browser ${session}`,
      outside: 'outside the site',
    },
    asBefore: 'As before again',
    deletedSince: 'Deleted since',
    whatChanged: 'What changed',
    more: (count: number) => `and ${count} more`,
    whatItSaid: 'What it said',
    before: 'before: ',
    after: ' after: ',
    none: 'none',
    yes: 'yes',
    no: 'no',
  } as const,
  /** The sentences of entries. A name is in quotes; what a change is about comes from its table. */
  headlines: {
    changedBack: 'Changed something and changed it back',
    undone: (subject: string) => `Undone: ${subject}`,
    changedFrom: (subject: string, date: string) => `Changed ${subject} from ${date} on`,
    actions: {
      created: (subject: string) => `Added ${subject}`,
      updated: (subject: string) => `Changed ${subject}`,
      deleted: (subject: string) => `Deleted ${subject}`,
    },
    /** Several actions as one sentence: 'Deleted 18 events, changed 2 events'. */
    together: (sentences: readonly string[]) => sentences.map(lowerAfterFirst).join(', '),
    /** Several kinds of rows: '18 events, 24 sermons and 1 announcement'. */
    list,
    /** A date of the event that is its subject. */
    oneDate: (subject: string) => `one date of ${subject}`,
    named: (singular: string, name: string) => `the ${singular} ${name}`,
    seriesNamed: (count: number, name: string) => `${count} series named ${name}`,
    eventsNamed: (count: number, name: string) => `${count} events named ${name}`,
    nothing: 'nothing',
    things: (count: number) => `${count} things`,
    untitled: 'Untitled',
    quoted: (name: string) => `“${name}”`,
  } as const,
};
