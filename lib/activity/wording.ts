import type { ActivityEntry, LoggedTable, RowChange } from './entry.ts';
import { dayInWords } from './field-words.ts';

type Told = Pick<ActivityEntry, 'changes' | 'change_count' | 'restores'>;

/** What an entry tells in one plain sentence: 'Deleted the event “Picnic”'. */
export function headlineOf(entry: Told): string {
  const { changes, change_count, restores } = entry;
  const [first] = changes;
  if (!first) return 'Changed something and changed it back';
  if (restores) return `Restored ${subjectOf(entry)}`;
  const following = followingFrom(changes);
  if (following) return `Changed ${nameOf(following)} from ${dayInWords(String(following.after?.date))} on`;
  const main = mainChanges(changes);
  if (main.length === 1 && change_count === changes.length) return headlineOfRow(main[0] ?? first);
  const verbs = new Set(main.map(({ action }) => verbOf[action]));
  return `${verbs.size === 1 ? [...verbs][0] : 'Changed'} ${subjectOf(entry)}`;
}

/** What an entry is about: 'the event “Picnic”', '3 sermons'. */
function subjectOf({ changes, change_count }: Told): string {
  const main = mainChanges(changes);
  const [first] = main;
  if (!first) return 'nothing';
  if (main.length === 1 && change_count === changes.length) {
    return first.table_name === 'event_exceptions' ? `one date of ${nameOf(first)}` : nameOf(first);
  }
  const isOneName = main.every(({ table_name, title }) => table_name === 'events' && title === first.title);
  if (isOneName && change_count === changes.length) {
    return `${main.length} ${main.every(isSeries) ? 'series' : 'events'} named ${quoted(first)}`;
  }
  const count = change_count === changes.length ? main.length : change_count;
  const isOneTable = main.every(({ table_name }) => table_name === first.table_name);
  return isOneTable ? `${count} ${plurals[first.table_name]}` : `${count} things`;
}

/** What happened to one row. */
export function headlineOfRow(change: RowChange): string {
  switch (change.table_name) {
    case 'event_exceptions':
      return headlineOfDate(change);
    case 'prayer_team_emails':
      return headlineOfTeam(change);
    default:
      return `${verbOf[change.action]} ${nameOf(change)}`;
  }
}

const verbOf = { created: 'Added', updated: 'Changed', deleted: 'Deleted' } as const;

/** The rows an entry is about: dates go along with their event. */
function mainChanges(changes: readonly RowChange[]): RowChange[] {
  const isMade = (id: unknown) =>
    changes.some(({ action, row_id }) => row_id === id && (action === 'created' || action === 'deleted'));
  const main = changes.filter(
    ({ table_name, before, after }) =>
      table_name !== 'event_exceptions' || !isMade((after ?? before)?.event_id),
  );
  return main.length > 0 ? main : [...changes];
}

/** The series that 'this and following' began, when that is what was done. */
function followingFrom(changes: readonly RowChange[]): RowChange | undefined {
  const events = changes.filter(({ table_name }) => table_name === 'events');
  const begun = events.find(({ action }) => action === 'created');
  const ended = events.find(({ action, after }) => action === 'updated' && after && 'end_date' in after);
  return events.length === 2 && ended ? begun : undefined;
}

function headlineOfDate(change: RowChange): string {
  const { action, before, after } = change;
  const day = dayInWords(String((after ?? before)?.date));
  const of = change.title ? ` of ${quoted(change)}` : '';
  const kind = action === 'deleted' ? null : (after?.kind ?? before?.kind);
  if (kind === 'removed') return `Took one date out${of}: ${day}`;
  if (kind === 'cancelled' && before?.kind !== 'cancelled') return `Cancelled one date${of}: ${day}`;
  if (kind || action === 'updated') return `Changed one date${of}: ${day}`;
  return before?.kind === 'changed'
    ? `Made one date${of} as usual: ${day}`
    : `Brought back one date${of}: ${day}`;
}

function headlineOfTeam({ action, before, after }: RowChange): string {
  if (action === 'created') return 'Added an address to the prayer team';
  if (action === 'deleted') return 'Took an address off the prayer team';
  if (before?.active === after?.active) return 'Changed an address of the prayer team';
  return after?.active
    ? 'An address of the prayer team gets mail again'
    : 'Paused an address of the prayer team';
}

function nameOf(change: RowChange): string {
  if (change.table_name === 'site_settings') return settingsName(change);
  const noun = isSeries(change) ? 'series' : singulars[change.table_name];
  return `the ${noun} ${quoted(change)}`;
}

function isSeries({ table_name, before, after }: RowChange): boolean {
  return table_name === 'events' && (after ?? before)?.is_recurring === true;
}

function settingsName({ before, after }: RowChange): string {
  const names = Object.keys(after ?? before ?? {});
  return names.every((name) => name === 'hero_background_url')
    ? 'the home page’s picture'
    : 'the stream settings';
}

function quoted({ title }: RowChange): string {
  const words = (title ?? '').trim() || 'Untitled';
  return `“${words.length > 90 ? `${words.slice(0, 88).trimEnd()} …` : words}”`;
}

const singulars: Readonly<Record<LoggedTable, string>> = {
  events: 'event',
  event_exceptions: 'event',
  sermons: 'sermon',
  ministries: 'ministry',
  announcements: 'announcement',
  site_settings: 'settings',
  prayer_team_emails: 'prayer team',
};

const plurals: Readonly<Record<LoggedTable, string>> = {
  events: 'events',
  event_exceptions: 'dates of events',
  sermons: 'sermons',
  ministries: 'ministries',
  announcements: 'announcements',
  site_settings: 'settings',
  prayer_team_emails: 'addresses of the prayer team',
};
