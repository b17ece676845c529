'use client';

import { EditDialog } from '#components/admin-mode/edit-dialog.tsx';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { callApi } from '#lib/core/site/api-client.ts';
import { serviceHeading } from '#lib/events/church-services/service-heading.ts';
import { eventMessages } from '#lib/events/messages.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { changesOf } from './changes-of.ts';
import { EditEventForm } from './edit-event-form.tsx';
import type { ControlledOccurrence } from './event-controls-island.tsx';

interface EditEventDialogProps extends StaffDialogProps {
  occurrence: ControlledOccurrence;
}

/** The 'Edit Event' dialog of a single event or a series. */
export function EditEventDialog({ occurrence, ...dialog }: EditEventDialogProps) {
  const id = parseOccurrenceId(occurrence.id)?.baseId ?? occurrence.id;
  const noun = occurrence.kind === 'service' ? 'Service' : 'Event';
  return (
    <EditDialog<EventWithExceptions>
      {...dialog}
      title={`Edit ${noun}`}
      description={occurrence.title}
      describe={occurrence.kind === 'service' ? serviceHeading : undefined}
      opening={`Opening the ${noun.toLowerCase()}`}
      read={(signal) => callApi(`${changesOf(occurrence.kind).path}/${id}`, { signal })}
      failureText={eventMessages.updateFailed}
    >
      {(event) => <EditEventForm event={event} occurrence={occurrence} onClose={dialog.onClose} />}
    </EditDialog>
  );
}
