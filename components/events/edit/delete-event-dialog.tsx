'use client';

import { useEffect, useState } from 'react';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { countSeriesRowsAction } from '#lib/events/actions.ts';
import type { ControlledOccurrence } from './event-controls-island.tsx';
import { type EventDeletion, useEventDeletion } from './use-event-deletion.ts';

interface DeleteEventDialogProps extends StaffDialogProps {
  occurrence: ControlledOccurrence;
}

/** Asks what to delete: one date, the series, or the single event. */
export function DeleteEventDialog({ occurrence, isOpen, onClose }: DeleteEventDialogProps) {
  const { kind, title, date, is_recurring, is_cancelled } = occurrence;
  const deletion = useEventDeletion(occurrence, onClose);
  const rows = useSeriesRows(occurrence, isOpen && is_recurring);
  const noun = kind === 'service' ? 'service' : 'event';
  const day = formatDate(date, 'EEEE, MMMM d') ?? date;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      width="question"
      title={is_recurring ? `Delete recurring ${noun}` : `Delete ${noun}`}
      description={
        is_recurring
          ? `“${title}” on ${day} is one date of a series.`
          : `“${title}” on ${day} will be gone for good.`
      }
    >
      <div className="grid gap-3">
        <Failure failed={deletion.failed} />
        {is_recurring ? (
          <SeriesButtons deletion={deletion} rows={rows} />
        ) : (
          <DeleteButton
            deletion={deletion}
            choice="date"
            label={`Delete ${kind === 'service' ? 'Service' : 'Event'}`}
          />
        )}
        {!is_cancelled && <CancelInstead deletion={deletion} noun={is_recurring ? 'this date' : 'it'} />}
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

function Failure({ failed }: Pick<EventDeletion, 'failed'>) {
  if (!failed) return null;
  return (
    <p role="alert" className="font-semibold text-paintbrush">
      {failed}
    </p>
  );
}

function SeriesButtons({ deletion, rows }: { deletion: EventDeletion; rows: number }) {
  return (
    <>
      <DeleteButton deletion={deletion} choice="date" label="Delete This Occurrence" />
      <DeleteButton deletion={deletion} choice="series" label="Delete Entire Series" />
      <SeriesSize rows={rows} />
    </>
  );
}

/** Sized for its longest text from the start, so that the buttons do not move when the number arrives. */
function SeriesSize({ rows }: { rows: number }) {
  return (
    <p className="grid text-sm text-ink-2 *:col-start-1 *:row-start-1">
      <span>{rows > 1 ? sizeText(rows) : 'Deleting the series deletes all of its dates.'}</span>
      <span aria-hidden className="invisible">
        {sizeText(Math.max(rows, 99))}
      </span>
    </p>
  );
}

function sizeText(rows: number): string {
  return `${rows} recurring events have this title. Deleting the series deletes all ${rows} of them.`;
}

interface DeleteButtonProps {
  deletion: EventDeletion;
  choice: 'date' | 'series';
  label: string;
}

function DeleteButton({ deletion: { pending, carryOut }, choice, label }: DeleteButtonProps) {
  return (
    <Button variant="danger" pending={pending === choice} onClick={() => carryOut(choice)}>
      {label}
    </Button>
  );
}

function CancelInstead({ deletion: { pending, carryOut }, noun }: { deletion: EventDeletion; noun: string }) {
  return (
    <div className="grid gap-1.5 border-t border-rule pt-4">
      <Button variant="secondary" pending={pending === 'cancel'} onClick={() => carryOut('cancel')}>
        {`Mark ${noun} as cancelled`}
      </Button>
      <p className="text-sm text-ink-3">It stays listed, struck through, so that people know.</p>
    </div>
  );
}

/** Returns how many series share this title: they are deleted together. */
function useSeriesRows({ title, kind }: ControlledOccurrence, isWanted: boolean): number {
  const [rows, setRows] = useState(1);
  useEffect(() => {
    if (isWanted)
      void countSeriesRowsAction({ title, kind: kind === 'service' ? 'service' : 'event' }).then(
        (result) => result.ok && setRows(result.data),
        () => undefined,
      );
  }, [title, kind, isWanted]);
  return rows;
}
