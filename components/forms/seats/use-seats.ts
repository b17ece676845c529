import { useEffect, useState } from 'react';
import type { SeatsRow } from '#lib/forms/answers/schema.ts';
import { hasSeats } from '#lib/forms/kinds.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import { readSeats } from './read-seats.ts';

/** What is known of the seats of a date: undefined while they are counted, null where they could not be. */
export type KnownSeats = SeatsRow | null | undefined;

/** Returns the seats of a date of a form. They are read apart: the page is cached, and carries none. */
export function useSeats(form: Pick<FormRow, 'id' | 'kind'> | null, date: string | undefined): KnownSeats {
  const [seats, setSeats] = useState<KnownSeats>(undefined);
  const id = form && hasSeats(form) ? form.id : null;
  useEffect(() => {
    if (!id) return setSeats(null);
    const abort = new AbortController();
    const read = () =>
      readSeats(id, date, abort.signal).then(setSeats, () => {
        if (!abort.signal.aborted) setSeats(null);
      });
    void read();
    window.addEventListener('online', read);
    return () => {
      abort.abort();
      window.removeEventListener('online', read);
    };
  }, [id, date]);
  return seats;
}
