'use client';

import { useState } from 'react';
import { EditDialog } from '#components/admin-mode/edit-dialog.tsx';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { EventSignUps } from '#components/forms/on-event/event-sign-ups.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { useTranslation } from '#components/translations/use-translation.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { serviceHeading } from '#lib/events/church-services/service-heading.ts';
import type { UpdateScope } from '#lib/events/edit/schema.ts';
import { unsaidIn } from '#lib/events/edit/unsaid-fields.ts';
import { eventLabels } from '#lib/events/fields.ts';
import { eventFormFrom, eventFormValuesWith, toEventInput } from '#lib/events/form-values.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import type { EventRow } from '#lib/events/schema.ts';
import { continuedRule } from '#lib/events/series/continued-rule.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import { messages } from '#lib/language/messages.ts';
import { type ControlledOccurrence, changesOf } from './changes-of.ts';
import { EventForm } from './event-form.tsx';
import { ScopeChoice } from './scope-choice.tsx';

interface EditEventDialogProps extends StaffDialogProps {
  occurrence: ControlledOccurrence;
}

/** The 'Edit Event' dialog of a single event or a series. */
export function EditEventDialog({ occurrence, ...dialog }: EditEventDialogProps) {
  const id = parseOccurrenceId(occurrence.id)?.baseId ?? occurrence.id;
  const { path, words } = changesOf(occurrence.kind);
  return (
    <EditDialog<EventWithExceptions>
      {...dialog}
      title={words.edit}
      description={occurrence.title}
      describe={occurrence.kind === 'service' ? serviceHeading : undefined}
      opening={words.opening}
      read={(signal) => callApi(`${path}/${id}`, { signal })}
      failureText={messages.events.updateFailed}
    >
      {(event) => <EditEventForm event={event} occurrence={occurrence} onClose={dialog.onClose} />}
    </EditDialog>
  );
}

interface EditEventFormProps {
  event: EventWithExceptions;
  occurrence: ControlledOccurrence;
  onClose: () => void;
}

/** Edits an event; for a series all of it, one date, or one date and all following. */
function EditEventForm(props: EditEventFormProps) {
  const { event, occurrence, onClose } = props;
  const { state, scope, chooseScope } = useEventChange(props);
  return (
    <EventForm
      state={state}
      mode="edit"
      hasRule={scope !== 'this' || !event.is_recurring}
      eventId={event.id}
      onCancel={onClose}
    >
      {event.is_recurring && (
        <ScopeChoice event={event} occurrence={occurrence} scope={scope} onChoose={chooseScope} />
      )}
      <EventSignUps event={event} date={occurrence.original_date} onLeave={onClose} />
    </EventForm>
  );
}

/** The form of a change, and which dates of the event it is for. */
function useEventChange({ event, occurrence, onClose }: EditEventFormProps) {
  const refresh = useRefresh();
  const [scope, setScope] = useState(() => firstScope(event, occurrence));
  const beside = useWords(scope, event, occurrence);
  const state = useEditForm({
    row: event as EventRow,
    beside,
    noun: changesOf(event.kind).words.noun,
    labels: eventLabels(),
    schema: eventFormValuesWith(unsaidIn(event)),
    valuesOf: eventFormFrom,
    defaultValues: eventFormFrom(shownFor(scope, event, occurrence.original_date)),
    toInput: (values, if_match) => ({ ...toEventInput(values), id: occurrence.id, scope, if_match }),
    action: changesOf(event.kind).update,
    failureText: messages.events.updateFailed,
    done: changesOf(event.kind).said.updated,
    onSuccess: ({ id }) => {
      onClose();
      // A date's own page is gone when its series moves to another row or other days.
      void refresh({ whenGone: paths.event(id) });
    },
  });
  // Untouched fields follow the choice.
  const chooseScope = (next: UpdateScope) => {
    setScope(next);
    state.form.reset(eventFormFrom(shownFor(next, event, occurrence.original_date)), {
      keepDirtyValues: true,
    });
  };
  return { state, scope, chooseScope };
}

/** The words of the series in the second language, or of what one date has of its own. */
function useWords(scope: UpdateScope, event: EventWithExceptions, { original_date }: ControlledOccurrence) {
  const isOneDate = scope === 'this' && event.is_recurring;
  const date = event.exceptions.find((exception) => exception.date === original_date);
  const idOf = ({ id }: EventRow) => parseOccurrenceId(id)?.baseId ?? id;
  const whole = useTranslation('events', event.id, { idOf });
  const own = useTranslation('event_exceptions', isOneDate ? date?.id : undefined, { isOwnOnly: true });
  return isOneDate ? own : whole;
}

/** A chosen date is changed alone by default. */
function firstScope(event: EventRow, { is_of_series }: ControlledOccurrence): UpdateScope {
  return event.is_recurring && !is_of_series ? 'this' : 'series';
}

/** A single date has its own values; the series, also from one date on, its usual ones. */
function shownFor(scope: UpdateScope, event: EventWithExceptions, date: DateText): EventRow {
  if (scope === 'series') return event;
  if (scope === 'this') return { ...event, ...occurrenceOn(event, date), is_recurring: event.is_recurring };
  return { ...event, date, ...continuedRule(event, date, { ...event, date }) };
}
