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
  /** The series with all of its dates is meant, not one of them. */
  isWhole?: boolean;
}

/** Asks what to delete: one date, the series, or the single event. */
export function DeleteEventDialog({ occurrence, isWhole = false, isOpen, onClose }: DeleteEventDialogProps) {
  const { kind, is_recurring } = occurrence;
  const deletion = useEventDeletion(occurrence, onClose);
  const rows = useSeriesRows(occurrence, isOpen && is_recurring);
  const { words: named } = changesOf(kind);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      width="question"
      title={is_recurring ? named.deleteSeriesTitle : named.deleteTitle}
      description={descriptionOf(occurrence, isWhole)}
    >
      <div className="grid gap-3">
        <Failure failed={deletion.failed} />
        <TellPeople deletion={deletion} />
        <Choices {...{ occurrence, isWhole, deletion, rows }} />
        <Button variant="quiet" onClick={onClose}>
          {messages.ui.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

function descriptionOf({ title, date, is_recurring }: ControlledOccurrence, isWhole: boolean): string {
  const words = messages.eventForms.deletion;
  const day = dayOf(date);
  if (!is_recurring) return words.forGood(title, day);
  return isWhole ? words.whole(title) : words.ofSeries(title, day);
}

function dayOf(date: string): string {
  return formatDay(date, 'EEEE, MMMM d') ?? date;
}

interface ChoicesProps extends DeleteEventDialogParts {
  occurrence: ControlledOccurrence;
  isWhole: boolean;
}

/** What can be deleted or cancelled: the whole series, or one of its dates and the series. */
function Choices({ occurrence, isWhole, deletion, rows }: ChoicesProps) {
  const { kind, date, is_recurring, is_cancelled } = occurrence;
  const words = messages.eventForms.deletion;
  if (is_recurring && isWhole) return <WholeSeries kind={kind} deletion={deletion} rows={rows} />;
  return (
    <>
      {is_recurring ? (
        <SeriesButtons deletion={deletion} rows={rows} day={dayOf(date)} />
      ) : (
        <DeleteButton deletion={deletion} choice="date" label={changesOf(kind).words.delete} />
      )}
      {!is_cancelled && (
        <CancelInstead deletion={deletion} label={is_recurring ? words.cancelDate : words.cancelEvent} />
      )}
    </>
  );
}

interface DeleteEventDialogParts {
  deletion: EventDeletion;
  /** The number of series that are deleted together. */
  rows: number;
}

function WholeSeries({ kind, deletion, rows }: DeleteEventDialogParts & { kind: string }) {
  const { deletion: words, services } = messages.eventForms;
  const label = kind === 'service' ? services.remove : words.series;
  return (
    <>
      <DeleteButton deletion={deletion} choice="series" label={label} />
      {rows > 1 && <p className="text-sm text-ink-2">{words.deletesSeries(rows)}</p>}
    </>
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

/** The smaller deletion comes first and is filled; each says below it what it deletes. */
function SeriesButtons({ deletion, rows, day }: DeleteEventDialogParts & { day: string }) {
  const words = messages.eventForms.deletion;
  return (
    <>
      <DeleteButton deletion={deletion} choice="date" label={words.date} />
      <p className="mb-2 text-sm text-ink-2">{words.deletesDate(day)}</p>
      <DeleteButton deletion={deletion} choice="series" label={words.series} variant="secondary" />
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
  variant?: 'danger' | 'secondary';
}

function DeleteButton({ deletion, choice, label, variant = 'danger' }: DeleteButtonProps) {
  const { pending, carryOut } = deletion;
  return (
    <Button variant={variant} pending={pending === choice} onClick={() => carryOut(choice)}>
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
