'use client';

import { useEffect, useRef } from 'react';
import type { EventRow } from '@/lib/events/occurrence';
import { writtenFields } from '@/lib/events/row-input';
import type { EventFormValues } from '@/lib/events/schema';
import type { ActionForm } from '../form/use-action-form';
import { Button } from '../ui/button';

interface EventConflictProps {
  state: ActionForm<EventFormValues>;
  /** The event as it was when this form opened. */
  opened: EventRow;
  onKeepMine: (theirs: EventRow) => void;
  onTakeTheirs: (theirs: EventRow) => void;
}

/** Somebody saved this event first: shows what they changed, and lets the person decide. Nothing typed is lost. */
export function EventConflict({ state, opened, onKeepMine, onTakeTheirs }: EventConflictProps) {
  const theirs = state.conflict as EventRow | null;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (theirs) heading.current?.focus();
  }, [theirs]);
  if (!theirs) return null;
  const changed = writtenFields.filter((field) => text(theirs[field]) !== text(opened[field]));
  const settle = (choose: (theirs: EventRow) => void) => {
    choose(theirs);
    state.clearConflict();
  };
  return (
    <div role="alert" className="grid gap-4 rounded-card border-2 border-sunflower bg-white p-5">
      <p ref={heading} tabIndex={-1} className="font-semibold">
        Someone else has changed this event since you opened it. What you typed is still in the form.
      </p>
      <dl className="grid gap-2 text-sm">
        {changed.map((field) => (
          <div key={field} className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
            <dt className="text-ink-3">{labels[field]}</dt>
            <dd>
              <del className="text-ink-3">{text(opened[field]) || 'nothing'}</del> →{' '}
              <ins>{text(theirs[field]) || 'nothing'}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => settle(onKeepMine)}>
          Keep what I typed
        </Button>
        <Button size="small" variant="secondary" onClick={() => settle(onTakeTheirs)}>
          Start again from theirs
        </Button>
      </div>
    </div>
  );
}

const labels: Record<(typeof writtenFields)[number], string> = {
  title: 'Title',
  date: 'Date',
  time: 'Time',
  location: 'Location',
  description: 'Description',
  image_url: 'Picture',
  is_recurring: 'Repeats',
  recurrence_frequency: 'Frequency',
  recurrence_pattern: 'Pattern',
  weekday_occurrences: 'Which of the month',
  target_weekday: 'Weekday',
  end_date: 'End date',
  is_featured: 'Featured',
  show_in_banner: 'In the banner',
};

function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
