import { messages } from '#lib/language/messages.ts';
import { dateText } from './changed-fields.ts';
import { contentOf, type LoggedTable } from './content-tables.ts';
import type { ActivityEntry, LoggedChange } from './entry.ts';

type LoggedEntry = Pick<ActivityEntry, 'changes' | 'change_count' | 'restores'>;

/** Returns an entry in one sentence: 'Deleted the event “Picnic”'. */
export function headlineOf(entry: LoggedEntry): string {
  const { changes, change_count, restores } = entry;
  const [first] = changes;
  if (!first) return messages.headlines.changedBack;
  const lead = changes.find(isLead);
  if (lead) return headlineOfRow(lead);
  if (restores) return messages.headlines.undone(subjectOf(entry));
  const following = followingFrom(changes);
  if (following) {
    return messages.headlines.changedFrom(nameOf(following), dateText(String(following.after?.date)));
  }
  const main = mainChanges(changes);
  if (main.length === 1 && change_count === changes.length) return headlineOfRow(main[0] ?? first);
  const actions = [...new Set(main.map(({ action }) => action))];
  if (actions.includes('deleted') && actions.length > 1 && change_count === changes.length) {
    return summaryByAction(main);
  }
  const [action = 'updated'] = actions.length === 1 ? actions : [];
  return messages.headlines.actions[action](subjectOf(entry));
}

function isLead(change: LoggedChange): boolean {
  const { leads } = contentOf(change.table_name);
  return typeof leads === 'function' ? leads(change) : leads === true;
}

/** 'Deleted 18 events and 24 sermons, changed 2 events': what was deleted comes first. */
function summaryByAction(main: readonly LoggedChange[]): string {
  const whole = main.filter(({ table_name }) => !contentOf(table_name).partOf);
  const { actions, together } = messages.headlines;
  const sentences = (['deleted', 'created', 'updated'] as const).flatMap((action) => {
    const done = whole.filter((change) => change.action === action);
    const tables = [...new Set(done.map(({ table_name }) => table_name))];
    return done.length > 0 ? [actions[action](countedByTable(done, tables))] : [];
  });
  return together(sentences);
}

/** What an entry is about: 'the event “Picnic”', '3 sermons'. */
function subjectOf({ changes, change_count }: LoggedEntry): string {
  const main = mainChanges(changes);
  const [first] = main;
  if (!first) return messages.headlines.nothing;
  if (main.length === 1 && change_count === changes.length) {
    // A part without a subject of its own is a date of an event.
    const { partOf, words } = contentOf(first.table_name);
    return partOf && !words().subject ? messages.headlines.oneDate(nameOf(first)) : nameOf(first);
  }
  const isOneName = main.every(({ table_name, title }) => table_name === 'events' && title === first.title);
  if (isOneName && change_count === changes.length) {
    const { seriesNamed, eventsNamed } = messages.headlines;
    return (main.every(isSeries) ? seriesNamed : eventsNamed)(main.length, quoted(first));
  }
  const count = change_count === changes.length ? main.length : change_count;
  const tables = [...new Set(main.map(({ table_name }) => table_name))];
  if (tables.length === 1) return `${count} ${contentOf(first.table_name).words().plural}`;
  const isOneKind = new Set(main.map(({ action }) => action)).size === 1 && first.action !== 'updated';
  return isOneKind && change_count === changes.length
    ? countedByTable(main, tables)
    : messages.headlines.things(count);
}

/** '18 events, 24 sermons and 1 announcement' */
function countedByTable(main: readonly LoggedChange[], tables: readonly LoggedTable[]): string {
  const counts = tables.map((table) => {
    const count = main.filter(({ table_name }) => table_name === table).length;
    const { singular, plural } = contentOf(table).words();
    return `${count} ${count === 1 ? singular : plural}`;
  });
  return messages.headlines.list(counts);
}

/** What happened to one row. */
export function headlineOfRow(change: LoggedChange): string {
  const { headline } = contentOf(change.table_name);
  return (
    headline?.(change, change.title ? quoted(change) : null) ??
    messages.headlines.actions[change.action](nameOf(change))
  );
}

/** Returns the main rows of an entry: parts are left out where the row they belong to is in it. */
function mainChanges(changes: readonly LoggedChange[]): LoggedChange[] {
  const isMade = (id: unknown) =>
    changes.some(({ action, row_id }) => row_id === id && (action === 'created' || action === 'deleted'));
  const main = changes.filter(({ table_name, before, after }) => {
    const { partOf, isAside } = contentOf(table_name);
    return !isAside && (!partOf || !isMade((after ?? before)?.[partOf.column]));
  });
  return main.length > 0 ? main : [...changes];
}

/** Returns the series that 'this and following' created, if the entry is such a change. */
function followingFrom(changes: readonly LoggedChange[]): LoggedChange | undefined {
  const events = changes.filter(({ table_name }) => table_name === 'events');
  const begun = events.find(({ action }) => action === 'created');
  const ended = events.find(({ action, after }) => action === 'updated' && after && 'end_date' in after);
  return events.length === 2 && ended ? begun : undefined;
}

function nameOf(change: LoggedChange): string {
  const { subject: subjectIn, words } = contentOf(change.table_name);
  const { subject, singular } = words();
  const name = quoted(change);
  if (subjectIn) return subjectIn(change, name);
  if (typeof subject === 'function') return subject(name);
  return subject ?? messages.headlines.named(singular, name);
}

function isSeries({ before, after }: LoggedChange): boolean {
  return (after ?? before)?.is_recurring === true;
}

function quoted({ title }: LoggedChange): string {
  const name = (title ?? '').trim() || messages.headlines.untitled;
  return messages.headlines.quoted(name.length > 90 ? `${name.slice(0, 88).trimEnd()} …` : name);
}
