'use client';

import { useEffect, useState } from 'react';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { formatDay } from '#lib/core/dates/day-words.ts';
import { countSeriesRowsAction } from '#lib/events/actions.ts';
import { messages } from '#lib/language/messages.ts';
import { type ControlledOccurrence, changesOf } from './changes-of.ts';
import { type EventDeletion, useEventDeletion } from './use-event-deletion.ts';

interface DeleteEventDialogProps extends StaffDialogProps {
  occurrence: ControlledOccurrence;
}

/** Asks what to delete: one date, the series, or the single event. */
export function DeleteEventDialog({ occurrence, isOpen, onClose }: DeleteEventDialogProps) {
  const { kind, title, date, is_recurring, is_cancelled } = occurrence;
  const deletion = useEventDeletion(occurrence, onClose);
  const rows = useSeriesRows(occurrence, isOpen && is_recurring);
  const { words: named } = changesOf(kind);
  const words = messages.eventForms.deletion;
  const day = formatDay(date, 'EEEE, MMMM d') ?? date;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      width="question"
      title={is_recurring ? named.deleteSeriesTitle : named.deleteTitle}
      description={is_recurring ? words.ofSeries(title, day) : words.forGood(title, day)}
    >
      <div className="grid gap-3">
        <Failure failed={deletion.failed} />
        <TellPeople deletion={deletion} />
        {is_recurring ? (
          <SeriesButtons deletion={deletion} rows={rows} />
        ) : (
          <DeleteButton deletion={deletion} choice="date" label={named.delete} />
        )}
        {!is_cancelled && (
          <CancelInstead deletion={deletion} label={is_recurring ? words.cancelDate : words.cancelEvent} />
        )}
        <Button variant="quiet" onClick={onClose}>
          {messages.ui.cancel}
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

/** Offered once it was refused, since people are signed up. */
function TellPeople({ deletion: { pending, refused, carryOut } }: { deletion: EventDeletion }) {
  if (!refused) return null;
  const { choice, way } = refused;
  return (
    <Button variant="danger" pending={pending === choice} onClick={() => carryOut(choice, 'tell')}>
      {way}
    </Button>
  );
}

function SeriesButtons({ deletion, rows }: { deletion: EventDeletion; rows: number }) {
  return (
    <>
      <DeleteButton deletion={deletion} choice="date" label={messages.eventForms.deletion.date} />
      <DeleteButton deletion={deletion} choice="series" label={messages.eventForms.deletion.series} />
      <SeriesSize rows={rows} />
    </>
  );
}

/** Sized for its longest text from the start, so that the buttons do not move when the number arrives. */
function SeriesSize({ rows }: { rows: number }) {
  const words = messages.eventForms.deletion;
  return (
    <p className="grid text-sm text-ink-2 *:col-start-1 *:row-start-1">
      <span>{rows > 1 ? words.deletesSeries(rows) : words.deletesDates}</span>
      <span aria-hidden className="invisible">
        {words.deletesSeries(Math.max(rows, 99))}
      </span>
    </p>
  );
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

function CancelInstead({
  deletion: { pending, carryOut },
  label,
}: {
  deletion: EventDeletion;
  label: string;
}) {
  return (
    <div className="grid gap-1.5 border-t border-rule pt-4">
      <Button variant="secondary" pending={pending === 'cancel'} onClick={() => carryOut('cancel')}>
        {label}
      </Button>
      <p className="text-sm text-ink-3">{messages.eventForms.deletion.cancelHint}</p>
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
