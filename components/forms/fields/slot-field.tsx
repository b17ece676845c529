'use client';

import type { Slot } from '#lib/forms/questions.ts';
import { messages } from '#lib/language/messages.ts';
import { countsFor, seatWords } from '../seats/seat-words.ts';
import type { KnownSeats } from '../seats/use-seats.ts';
import { TickGroup } from './tick-group.tsx';

interface SlotFieldProps {
  slots: readonly Slot[];
  seats: KnownSeats;
  rule: { has_waiting_list: boolean };
  value: string | undefined;
  error: string | undefined;
}

/** What somebody brings, or an hour to help: each with what is left of it. */
export function SlotField({ slots, seats, rule, value, error }: SlotFieldProps) {
  const options = slots.map(({ id, label, capacity }) => {
    const counts = countsFor(seats, id);
    // Room for the words that come.
    const coming = capacity === null ? null : '\u00a0';
    return {
      name: 'slot_id',
      value: id,
      label,
      note: counts ? seatWords(counts, rule) : coming,
      isTicked: value === id,
    };
  });
  return <TickGroup label={messages.formView.slot} kind="radio" options={options} error={error} />;
}
