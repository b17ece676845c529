import { useIsOffered } from '#components/account/own-session.ts';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { EditControl } from '#components/editing/edit-control.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Trash2 } from '#components/ui/icons/generated/icons.ts';
import { clockWords } from '#lib/core/church/service-labels.ts';
import { formatDate, minutesAt } from '#lib/core/dates/calendar-date.ts';
import { formatDay } from '#lib/core/dates/day-words.ts';
import { unbrokenTimes } from '#lib/core/dates/unbroken-times.ts';
import type { ServiceDate } from '#lib/events/church-services/schema.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import type { EventRow } from '#lib/events/schema.ts';
import { statusName } from '#lib/events/series/occurrence-status.ts';
import { describeRecurrence } from '#lib/events/series/recurrence-labels.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import type { ControlledOccurrence } from '../edit/changes-of.ts';
import { DeleteEventDialog } from '../edit/delete-event-dialog.tsx';
import { EventControls } from '../edit/event-controls.tsx';
import { HeldInBadge } from '../held-in/held-in-badge.tsx';

interface ServiceSettingsProps {
  service: EventRow;
  /** Its upcoming dates, nearest first. */
  dates: readonly ServiceDate[];
  onOpen: (() => void) | undefined;
}

const datesShown = 3;

/** One church service and its next dates, each with its actions. */
export function ServiceSettings({ service, dates, onOpen }: ServiceSettingsProps) {
  const { title, time, length_minutes, is_streamed, listed } = service;
  const length = length_minutes === null ? '' : `, ${messages.eventForms.services.minutes(length_minutes)}`;
  const when = describeRecurrence(service) ?? formatDate(service.date, 'EEEE, MMMM d, yyyy');
  return (
    <li className="rounded-card border border-rule bg-white/50 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
        <h3 className="text-lg">{title}</h3>
        {is_streamed && <Badge>{messages.eventForms.services.streamed}</Badge>}
        <HeldInBadge event={service} />
        {listed && <Badge>{messages.eventForms.services.listed}</Badge>}
        {dates.length === 0 && <Badge tone="ink">{messages.eventForms.services.over}</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-2">{`${when}, ${unbrokenTimes(shownTime(time))}${length}`}</p>
      <ul className="mt-3">
        {dates.length === 0 && <EventControls occurrence={lastOf(service)} onOpen={onOpen} />}
        {dates.slice(0, datesShown).map((date) => (
          <DateRow key={date.id} service={service} date={date} onOpen={onOpen} />
        ))}
      </ul>
      {dates.length > 0 && <RemoveService service={service} onOpen={onOpen} />}
    </li>
  );
}

/** Removes the service with all of its dates. Without upcoming dates, the controls of the row itself do. */
function RemoveService({ service, onOpen }: Omit<ServiceSettingsProps, 'dates'>) {
  const isOffered = useIsOffered('events');
  const { remove, removeNamed } = messages.eventForms.services;
  const open = () => {
    onOpen?.();
    openStaffDialog('delete-event', (dialog) => (
      <DeleteEventDialog key={service.id} occurrence={lastOf(service)} isWhole {...dialog} />
    ));
  };
  if (!isOffered) return null;
  return (
    <div className="border-t border-rule pt-3">
      <EditControl label={removeNamed(service.title)} icon={Trash2} onClick={open}>
        {remove}
      </EditControl>
    </div>
  );
}

type DateRowProps = Omit<ServiceSettingsProps, 'dates'> & { date: ServiceDate };

function DateRow({ service, date, onOpen }: DateRowProps) {
  const occurrence = occurrenceOf(service, date);
  const said = statusName(date.status);
  const day = formatDay(occurrence.date, 'EEE, MMM d');
  const clock = clockWords(minutesAt(date.starts_at));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-rule py-2">
      <span className="tabular">
        {occurrence.is_cancelled ? <s>{`${day}, ${clock}`}</s> : <span>{`${day}, ${clock}`}</span>}
        {said && <span className="font-semibold text-paintbrush">{` ${said}`}</span>}
        {date.title !== service.title && <span className="block text-sm text-ink-2">{date.title}</span>}
      </span>
      <EventControls occurrence={occurrence} onOpen={onOpen} />
    </li>
  );
}

function occurrenceOf(
  service: EventRow,
  { id, title, starts_at, status }: ServiceDate,
): ControlledOccurrence {
  return {
    ...lastOf(service),
    is_of_series: false,
    id,
    title,
    date: starts_at.slice(0, 10),
    original_date: parseOccurrenceId(id)?.date ?? service.date,
    is_cancelled: status === 'cancelled',
  };
}

/** The row itself, for a service without upcoming dates. */
function lastOf({ id, kind, title, date, is_recurring }: EventRow): ControlledOccurrence {
  return {
    id,
    kind,
    title,
    date,
    original_date: date,
    is_recurring,
    is_cancelled: false,
    is_of_series: true,
  };
}
