'use client';

import { useState } from 'react';
import { fieldLabels } from '@/lib/activity/field-labels';
import type { DateText } from '@/lib/dates';
import { updateEventAction } from '@/lib/events/actions';
import { continuedRule } from '@/lib/events/continued-rule';
import type { EventRow, EventWithExceptions } from '@/lib/events/occurrence';
import { occurrenceOn } from '@/lib/events/recurrence';
import { type EventFormValues, eventFormValues, toEventInput, type UpdateScope } from '@/lib/events/schema';
import { eventTexts } from '@/lib/events/texts';
import { paths } from '@/lib/paths';
import { versionOf } from '@/lib/versions';
import { ConflictNotice } from '../form/conflict-notice';
import { useActionForm } from '../form/use-action-form';
import { useRefresh } from '../live/use-refresh';
import { toast } from '../ui/toast';
import type { ControlledOccurrence } from './event-controls-island';
import { EventForm } from './event-form';
import { eventFormFrom } from './event-form-defaults';
import { ScopeChoice } from './scope-choice';

interface EditEventFormProps {
  event: EventWithExceptions;
  occurrence: ControlledOccurrence;
  onClose: () => void;
}

/** Edits an event; of a series the whole, one date, or that date and all following (reading 12). */
export function EditEventForm({ event, occurrence, onClose }: EditEventFormProps) {
  const refresh = useRefresh();
  const [scope, setScope] = useState<UpdateScope>('series');
  const [version, setVersion] = useState(versionOf(event));
  const state = useActionForm({
    schema: eventFormValues,
    defaultValues: eventFormFrom(event),
    toInput: (values) => ({ ...toEventInput(values), id: occurrence.id, scope, if_match: version }),
    action: updateEventAction,
    failureText: eventTexts.updateFailed,
    onSuccess: ({ id }) => {
      toast('success', eventTexts.updated);
      onClose();
      // A date's own page is gone when its series goes on under another row, or on other days.
      void refresh({ whenGone: paths.event(id) });
    },
  });

  // What is not yet typed over follows the choice.
  const chooseScope = (next: UpdateScope) => {
    setScope(next);
    state.form.reset(eventFormFrom(shownFor(next, event, occurrence.original_date)), {
      keepDirtyValues: true,
    });
  };
  return (
    <EventForm state={state} mode="edit" hasRule={scope !== 'this' || !event.is_recurring} onCancel={onClose}>
      <ConflictNotice<EventRow, EventFormValues>
        state={state}
        noun="event"
        opened={event}
        labels={fieldLabels.events}
        onSettled={(theirs, isMineKept) => {
          setVersion(versionOf(theirs));
          // What this person did not touch follows the other's change; what they typed stays.
          state.form.reset(eventFormFrom(theirs), { keepDirtyValues: isMineKept });
        }}
      />
      {event.is_recurring && (
        <ScopeChoice event={event} occurrence={occurrence} scope={scope} onChoose={chooseScope} />
      )}
    </EventForm>
  );
}

/** One date shows its own values, the series its usual ones, also from one date on. */
function shownFor(scope: UpdateScope, event: EventWithExceptions, date: DateText): EventRow {
  if (scope === 'series') return event;
  if (scope === 'this') return { ...event, ...occurrenceOn(event, date), is_recurring: event.is_recurring };
  return { ...event, date, ...continuedRule(event, date, { ...event, date }) };
}
