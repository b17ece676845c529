'use client';

import { CalendarPlus } from 'lucide-react';
import { openStaffDialog, type StaffDialogProps } from '#components/account/staff-dialogs.ts';
import { useActionForm } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { createEventAction } from '#lib/events/actions.ts';
import { emptyEventForm, eventFormValues, toEventInput } from '#lib/events/form-values.ts';
import { eventMessages } from '#lib/events/messages.ts';
import { EventForm } from './event-form.tsx';

/** Opens the 'Add New Event' dialog. */
export function AddEventButton({ variant }: { variant?: 'primary' | 'secondary' | 'light' | 'gold' }) {
  return (
    <Button
      variant={variant}
      onClick={() => openStaffDialog('add-event', (dialog) => <AddEventDialog {...dialog} />)}
    >
      <span className="inline-flex items-center gap-2">
        <CalendarPlus aria-hidden size={19} strokeWidth={1.75} />
        Add Event
      </span>
    </Button>
  );
}

/** What was typed stays when it is closed, and goes once the event is created. */
function AddEventDialog({ isOpen, onClose }: StaffDialogProps) {
  const refresh = useRefresh();
  const state = useActionForm({
    schema: eventFormValues,
    defaultValues: emptyEventForm(),
    toInput: toEventInput,
    action: createEventAction,
    failureText: eventMessages.createFailed,
    onSuccess: () => {
      toast('success', eventMessages.created);
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
