'use client';

import type { Spoken } from '#lib/core/translations/spoken-row.ts';
import type { Slot } from '#lib/forms/questions.ts';
import { messages } from '#lib/language/messages.ts';
import { countsFor, seatWords } from '../seats/seat-words.ts';
import type { KnownSeats } from '../seats/use-seats.ts';
import { markedWords } from './marked-words.tsx';
import { TickGroup } from './tick-group.tsx';

interface SlotFieldProps {
  form: Pick<Spoken, 'untranslated'>;
  slots: readonly Slot[];
  seats: KnownSeats;
  rule: { has_waiting_list: boolean };
  value: string | undefined;
  error: string | undefined;
}

/** What somebody brings, or an hour to help: each with what is left of it. */
export function SlotField({ form, slots, seats, rule, value, error }: SlotFieldProps) {
  const options = slots.map(({ id, label, capacity }) => {
    const counts = countsFor(seats, id);
    // Room for the words that come.
    const coming = capacity === null ? null : '\u00a0';
    return {
      name: 'slot_id',
      value: id,
      label: markedWords(form, `slots.${id}.label`, label),
      note: counts ? seatWords(counts, rule) : coming,
      isTicked: value === id,
    };
  });
  return <TickGroup label={messages.formView.slot} kind="radio" options={options} error={error} />;
}
