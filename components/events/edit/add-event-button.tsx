'use client';

import { useIsOffered } from '#components/account/own-session.ts';
import { openStaffDialog, type StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { useAddDialog } from '#components/admin-mode/use-add-dialog.ts';
import { useTranslation } from '#components/translations/use-translation.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { CalendarPlus } from '#components/ui/icons/generated/icons.ts';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { createEventAction } from '#lib/events/actions.ts';
import { emptyEventForm, eventFormValues, toEventInput } from '#lib/events/form-values.ts';
import type { EventKind } from '#lib/events/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { changesOf } from './changes-of.ts';
import { EventForm } from './event-form.tsx';

interface AddEventButtonProps {
  variant?: 'primary' | 'secondary' | 'light' | 'gold';
  kind?: EventKind;
  /** Called before the dialog opens, since the button may be in one itself. */
  onOpen?: () => void;
}

/** Opens the dialog of a new event or church service. */
export function AddEventButton({ variant, kind = 'event', onOpen }: AddEventButtonProps) {
  const isOffered = useIsOffered(kind === 'service' ? 'events' : 'own events');
  const open = () => {
    onOpen?.();
    openStaffDialog(`add-${kind}`, (dialog) => <AddEventDialog kind={kind} {...dialog} />);
  };
  if (!isOffered) return null;
  return (
    <Button variant={variant} onClick={open}>
      <Labelled icon={<CalendarPlus aria-hidden size={19} strokeWidth={1.75} />}>
        {messages.eventForms[kind].add}
      </Labelled>
    </Button>
  );
}

/** Closing keeps the input; creating the event clears it. */
function AddEventDialog({ kind, ...dialog }: StaffDialogProps & { kind: EventKind }) {
  const state = useAddDialog({
    beside: useTranslation('events', null),
    again: ({ id, updated_at: if_match }, values) =>
      changesOf(kind).update({ ...toEventInput(values), id, scope: 'series', if_match }),
    schema: eventFormValues,
    defaultValues: emptyEventForm(kind),
    empty: emptyEventForm(kind),
    toInput: toEventInput,
    action: createEventAction,
    failureText: messages.events.createFailed,
    done: (row) => changesOf(row.kind).said.created,
    onClose: dialog.onClose,
  });
  const { addTitle, addHint } = messages.eventForms[kind];
  return (
    <Dialog {...dialog} title={addTitle} description={addHint}>
      <EventForm state={state} mode="create" onCancel={dialog.onClose} />
    </Dialog>
  );
}
