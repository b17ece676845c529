'use client';

import { createEventAction } from '@/lib/events/actions';
import { eventFormValues, toEventInput } from '@/lib/events/schema';
import { eventTexts } from '@/lib/events/texts';
import type { StaffDialogProps } from '../admin/staff-dialogs';
import { useActionForm } from '../form/use-action-form';
import { useRefresh } from '../live/use-refresh';
import { Dialog } from '../ui/dialog';
import { toast } from '../ui/toast';
import { EventForm } from './event-form';
import { emptyEventForm } from './event-form-defaults';

/** The 'Add New Event' dialog. What was typed stays when it is closed, and goes once the event is created. */
export function AddEventDialog({ isOpen, onClose }: StaffDialogProps) {
  const refresh = useRefresh();
  const state = useActionForm({
    schema: eventFormValues,
    defaultValues: emptyEventForm(),
    toInput: toEventInput,
    action: createEventAction,
    failureText: eventTexts.createFailed,
    onSuccess: () => {
      toast('success', eventTexts.created);
      state.form.reset(emptyEventForm());
      onClose();
      void refresh();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Add New Event"
      description="Create a new event for the church calendar. Fill out the details below."
    >
      <EventForm state={state} mode="create" onCancel={onClose} />
    </Dialog>
  );
}
