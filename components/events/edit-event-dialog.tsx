'use client';

import { useEffect, useState } from 'react';
import type { StaffDialogProps } from '#components/account/staff-dialogs.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { toast } from '#components/ui/toast.ts';
import { eventMessages } from '#lib/events/messages.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { EditEventForm } from './edit-event-form.tsx';
import type { ControlledOccurrence } from './event-controls-island.tsx';

/** How long the prepared copy outlives the closing dialog (specification section 9). */
const clearDelayMilliseconds = 300;

interface EditEventDialogProps extends StaffDialogProps {
  occurrence: ControlledOccurrence;
}

/** The edit dialog: reads the event afresh when it opens, and fills the form once. */
export function EditEventDialog({ occurrence, isOpen, onClose }: EditEventDialogProps) {
  const [event, setEvent] = useState<EventWithExceptions | null>(null);
  const { id } = occurrence;

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once an opening, not on each new callback
  useEffect(() => {
    if (!isOpen) {
      const timer = setTimeout(() => setEvent(null), clearDelayMilliseconds);
      return () => clearTimeout(timer);
    }
    const abort = new AbortController();
    void readEvent(id, abort.signal).then(setEvent, (error: Error) => {
      if (abort.signal.aborted) return;
      toast('error', eventMessages.updateFailed(error.message));
      onClose();
    });
    return () => abort.abort();
  }, [isOpen, id]);

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Edit Event" description={occurrence.title}>
      {event ? (
        <EditEventForm event={event} occurrence={occurrence} onClose={onClose} />
      ) : (
        <p className="flex items-center gap-3 py-10 text-ink-2">
          <Spinner /> Opening the event
        </p>
      )}
    </Dialog>
  );
}

async function readEvent(id: string, signal: AbortSignal): Promise<EventWithExceptions> {
  const response = await fetch(`/api/events/${parseOccurrenceId(id)?.baseId ?? id}`, {
    cache: 'no-store',
    signal,
  }).catch(() => null);
  // Without an answer there are no words of the server's.
  const body = await response?.json().catch(() => null);
  if (!response?.ok || !body) throw new Error((body as { detail?: string } | null)?.detail);
  return body as EventWithExceptions;
}
