'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { formatDate } from '@/lib/dates';
import { countSeriesRowsAction, deleteEventAction, updateEventAction } from '@/lib/events/actions';
import { eventTexts } from '@/lib/events/texts';
import { runUnlocked } from '../form/use-action-form';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { toast } from '../ui/toast';
import type { ControlledOccurrence } from './event-controls-island';

interface DeleteEventDialogProps {
  occurrence: ControlledOccurrence;
  isOpen: boolean;
  onClose: () => void;
}

type Choice = 'date' | 'series' | 'cancel';

/** Asks what to delete: one date or the whole series, or the one event (specification section 4). */
export function DeleteEventDialog({ occurrence, isOpen, onClose }: DeleteEventDialogProps) {
  const { id, title, date, is_recurring, is_cancelled } = occurrence;
  const router = useRouter();
  const [pending, setPending] = useState<Choice | null>(null);
  const rows = useSeriesRows(title, isOpen && is_recurring);
  const day = formatDate(date, 'EEEE, MMMM d') ?? date;

  const carryOut = async (choice: Choice) => {
    setPending(choice);
    const problem = await run(choice, id);
    setPending(null);
    if (problem) return toast('error', problem);
    toast('success', successText(choice));
    onClose();
    router.refresh();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      width="question"
      title={is_recurring ? 'Delete recurring event' : 'Delete event'}
      description={
        is_recurring
          ? `“${title}” on ${day} is one date of a series.`
          : `“${title}” on ${day} will be gone for good.`
      }
    >
      <div className="grid gap-3">
        {is_recurring ? (
          <>
            <Button variant="danger" pending={pending === 'date'} onClick={() => carryOut('date')}>
              Delete This Occurrence
            </Button>
            <Button variant="danger" pending={pending === 'series'} onClick={() => carryOut('series')}>
              Delete Entire Series
            </Button>
            {rows > 1 && (
              <p className="text-sm text-ink-2">
                {rows} recurring events have this title. Deleting the series deletes all {rows} of them.
              </p>
            )}
          </>
        ) : (
          <Button variant="danger" pending={pending === 'date'} onClick={() => carryOut('date')}>
            Delete Event
          </Button>
        )}
        {!is_cancelled && (
          <div className="grid gap-1.5 border-t border-rule pt-4">
            <Button variant="secondary" pending={pending === 'cancel'} onClick={() => carryOut('cancel')}>
              Mark {is_recurring ? 'this date' : 'it'} as cancelled
            </Button>
            <p className="text-sm text-ink-3">It stays in sight, struck through, so that people know.</p>
          </div>
        )}
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

/** Carries out the choice and gives what went wrong, in the words of the error catalogue. */
async function run(choice: Choice, id: string): Promise<string | null> {
  if (choice === 'cancel') {
    const result = await runUnlocked(updateEventAction, { id, scope: 'this', status: 'cancelled' });
    return result.ok ? null : eventTexts.updateFailed(result.error.message);
  }
  const result = await runUnlocked(deleteEventAction, { id, series: choice === 'series' });
  if (result.ok) return null;
  return choice === 'series' ? eventTexts.seriesDeleteFailed : eventTexts.deleteFailed(result.error.message);
}

function successText(choice: Choice): string {
  if (choice === 'cancel') return eventTexts.updated;
  return choice === 'series' ? eventTexts.seriesDeleted : eventTexts.deleted;
}

function useSeriesRows(title: string, isWanted: boolean): number {
  const [rows, setRows] = useState(1);
  useEffect(() => {
    if (isWanted)
      void countSeriesRowsAction({ title }).then(
        (result) => result.ok && setRows(result.data),
        () => undefined,
      );
  }, [title, isWanted]);
  return rows;
}
