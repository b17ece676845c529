'use client';

import { useState } from 'react';
import { ConflictNotice } from '#components/form/conflict-notice.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast/toast.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { paths } from '#lib/core/site/paths.ts';
import type { UpdateScope } from '#lib/events/edit/schema.ts';
import { eventLabels } from '#lib/events/fields.ts';
import {
  type EventFormValues,
  eventFormFrom,
  eventFormValues,
  toEventInput,
} from '#lib/events/form-values.ts';
import { eventMessages } from '#lib/events/messages.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import type { EventRow } from '#lib/events/schema.ts';
import { continuedRule } from '#lib/events/series/continued-rule.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import { changesOf } from './changes-of.ts';
import type { ControlledOccurrence } from './event-controls-island.tsx';
import { EventForm } from './event-form.tsx';
import { ScopeChoice } from './scope-choice.tsx';

interface EditEventFormProps {
  event: EventWithExceptions;
  occurrence: ControlledOccurrence;
  onClose: () => void;
}

/** Edits an event; of a series the whole, one date, or that date and all following. */
export function EditEventForm(props: EditEventFormProps) {
  const { event, occurrence, onClose } = props;
  const { state, scope, chooseScope, setVersion } = useEventChange(props);
  return (
    <EventForm state={state} mode="edit" hasRule={scope !== 'this' || !event.is_recurring} onCancel={onClose}>
      <ConflictNotice<EventRow, EventFormValues>
        state={state}
        noun={event.kind}
        opened={event}
        labels={eventLabels}
        valuesOf={eventFormFrom}
        onSettled={(theirs) => setVersion(theirs.updated_at)}
      />
      {event.is_recurring && (
        <ScopeChoice event={event} occurrence={occurrence} scope={scope} onChoose={chooseScope} />
      )}
    </EventForm>
  );
}

/** The form of a change: what of the event it is for, and the version of the row that it changes. */
function useEventChange({ event, occurrence, onClose }: EditEventFormProps) {
  const refresh = useRefresh();
  const [scope, setScope] = useState(() => firstScope(event, occurrence));
  const [version, setVersion] = useState(event.updated_at);
  const state = useActionForm({
    schema: eventFormValues,
    defaultValues: eventFormFrom(shownFor(scope, event, occurrence.original_date)),
    toInput: (values) => ({ ...toEventInput(values), id: occurrence.id, scope, if_match: version }),
    action: changesOf(event.kind).update,
    failureText: eventMessages.updateFailed,
    onSuccess: ({ id }) => {
      toast('success', changesOf(event.kind).said.updated);
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
  return { state, scope, chooseScope, setVersion };
}

/** One date that was chosen is changed alone, unless staff say otherwise. */
function firstScope(event: EventRow, { is_of_series }: ControlledOccurrence): UpdateScope {
  return event.is_recurring && !is_of_series ? 'this' : 'series';
}

/** One date shows its own values, the series its usual ones, also from one date on. */
function shownFor(scope: UpdateScope, event: EventWithExceptions, date: DateText): EventRow {
  if (scope === 'series') return event;
  if (scope === 'this') return { ...event, ...occurrenceOn(event, date), is_recurring: event.is_recurring };
  return { ...event, date, ...continuedRule(event, date, { ...event, date }) };
}
