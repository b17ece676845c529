import { toDateText } from '#lib/core/dates/day-number.ts';
import type { SourceRecord } from '../source.ts';
import type { Entry } from './entry.ts';
import type { EntryGroup, EventGroup } from './entry-groups.ts';
import { titleOf } from './event-values.ts';
import { icsMessages } from './messages.ts';
import { repeatingRecords } from './repeating-records.ts';
import { dateKey, type RecordContext, singleRecord } from './single-records.ts';
import { dayOf, onClock } from './zone.ts';

/** What a calendar says under one UID, as rows of ours: series where we have one for its rule, else single dates. */
export function groupRecords({ events, orphans }: EntryGroup, context: RecordContext): SourceRecord[] {
  const shown = orphans.filter((orphan) => !orphan.isCancelled && isTitled(orphan, context));
  return [
    ...events.flatMap((each) => (isTitled(each.event, context) ? eventRecords(each, context) : [])),
    ...shown.map((orphan) => changeRecord(orphan, orphan.uid, context)),
  ];
}

function isTitled(entry: Entry, { tell }: RecordContext): boolean {
  const isTold = titleOf(entry) !== '';
  if (!isTold) tell(icsMessages.untitled(toDateText(dayOf(entry.start))));
  return isTold;
}

function eventRecords(group: EventGroup, context: RecordContext): SourceRecord[] {
  const { event } = group;
  if (event.rules.length === 0 && event.added.length === 0) return onlyRecords(group, context);
  if (event.isCancelled) context.tell(icsMessages.cancelledSeries(titleOf(event)));
  return event.isCancelled ? [] : (repeatingRecords(group, context) ?? onlyRecords(group, context));
}

/** What takes place once. A change of its date stands for it; changes of other dates stand beside it. */
function onlyRecords({ event, changes }: EventGroup, context: RecordContext): SourceRecord[] {
  const isOwn = ({ instead }: Entry) =>
    instead !== null &&
    dayOf(event.start) ===
      dayOf(instead.isDate ? instead.wall : onClock(instead.wall, instead.zone, event.zone));
  const said = changes.findLast(isOwn) ?? event;
  const others = changes.filter((change) => !isOwn(change) && !change.isCancelled);
  return [
    singleRecord(event.uid, said, said.start, context),
    ...others.map((change) => changeRecord(change, event.uid, context)),
  ];
}

/** A date of a series that the calendar does not tell of. */
function changeRecord(change: Entry, uid: string, context: RecordContext): SourceRecord {
  const key = dateKey({ uid }, change.instead?.wall ?? change.start);
  return singleRecord(key, change, change.start, context);
}
