'use client';

import { useEffect, useState } from 'react';
import type { StaffDialogProps } from '#components/account/staff-dialogs.ts';
import { toastDeletion } from '#components/activity/toast-deletion.ts';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { formatDate } from '#lib/core/dates/church-time.ts';
import { paths } from '#lib/core/site/paths.ts';
import { countSeriesRowsAction, deleteEventAction, updateEventAction } from '#lib/events/actions.ts';
import { eventMessages } from '#lib/events/messages.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import type { ControlledOccurrence } from './event-controls-island.tsx';

interface DeleteEventDialogProps extends StaffDialogProps {
  occurrence: ControlledOccurrence;
}

type Choice = 'date' | 'series' | 'cancel';

/** Asks what to delete: one date or the whole series, or the one event. */
export function DeleteEventDialog({ occurrence, isOpen, onClose }: DeleteEventDialogProps) {
  const { id, title, date, is_recurring, is_cancelled } = occurrence;
  const refresh = useRefresh();
  const [pending, setPending] = useState<Choice | null>(null);
  const [failed, setFailed] = useState<Choice | null>(null);
  const rows = useSeriesRows(title, isOpen && is_recurring);
  const day = formatDate(date, 'EEEE, MMMM d') ?? date;

  const carryOut = async (choice: Choice) => {
    setPending(choice);
    setFailed(null);
    const { problem, excludedDate } = await run(choice, id);
    setPending(null);
    if (problem) {
      setFailed(choice);
      return toast('error', problem);
    }
    if (choice === 'cancel') toast('success', eventMessages.updated);
    else toastDeletion(deletedText(choice), deletionOf(id, excludedDate), () => void refresh());
    onClose();
    void refresh({ whenGone: paths.events });
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
        {(failed === 'date' || failed === 'series') && (
          <p role="alert" className="font-semibold text-paintbrush">
            {failed === 'date' ? eventMessages.deleteFailedAtAll : eventMessages.seriesDeleteFailed}
          </p>
        )}
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

interface Outcome {
  /** What went wrong, in the words of the error catalogue. */
  problem?: string;
  /** The date of the series that was taken out. */
  excludedDate?: string | undefined;
}

async function run(choice: Choice, id: string): Promise<Outcome> {
  if (choice === 'cancel') {
    const result = await runUnlocked(updateEventAction, { id, scope: 'this', status: 'cancelled' });
    return result.ok ? {} : { problem: eventMessages.saveFailed(result.error.message) };
  }
  const result = await runUnlocked(deleteEventAction, { id, series: choice === 'series' });
  if (result.ok) return { excludedDate: result.data.excluded_date };
  const failed =
    choice === 'series'
      ? eventMessages.seriesDeleteFailed
      : eventMessages.deleteFailed(messageOf(result.error));
  return { problem: failed };
}

/** What was deleted, as the way back wants it: the row, and of a series that stays the date. */
function deletionOf(id: string, date: string | undefined) {
  const row_id = parseOccurrenceId(id)?.baseId ?? id;
  return { table_name: 'events' as const, row_id, ...(date && { date }) };
}

function deletedText(choice: Choice): string {
  return choice === 'series' ? eventMessages.seriesDeleted : eventMessages.deleted;
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
