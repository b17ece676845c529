/** The seats of one date of a form, or of a slot on it. */
export interface Seats {
  /** Null: as many as come. */
  capacity: number | null;
  /** By who is confirmed. */
  taken: number;
  /** How many parties wait. */
  waiting: number;
}

export type Decision =
  | { state: 'confirmed' }
  /** `position` is the place in the waiting list, from 1. */
  | { state: 'waiting'; position: number }
  | { state: 'full'; left: number };

/** Returns how many seats are left; null without a capacity. Staff may have confirmed more than there are. */
export function leftOf({ capacity, taken }: Seats): number | null {
  return capacity === null ? null : Math.max(0, capacity - taken);
}

/** Returns what becomes of a new party. It never passes one that waits, even where it would fit. */
export function decide(seats: Seats, party: number, hasWaitingList: boolean): Decision {
  if (fits(seats, party)) return { state: 'confirmed' };
  if (hasWaitingList) return { state: 'waiting', position: seats.waiting + 1 };
  return { state: 'full', left: seats.waiting > 0 ? 0 : (leftOf(seats) ?? 0) };
}

/** Returns whether so many more seats can be taken by who does not wait yet. */
export function fits(seats: Seats, more: number): boolean {
  const left = leftOf(seats);
  return left === null || (seats.waiting === 0 && more <= left);
}

/** Returns the parties that come in, of those that wait in order of arrival: each that fits into what is left. */
export function promoted<Party extends { seats: number }>(
  seats: Pick<Seats, 'capacity' | 'taken'>,
  waiting: readonly Party[],
): Party[] {
  let left = seats.capacity === null ? Number.POSITIVE_INFINITY : seats.capacity - seats.taken;
  return waiting.filter((party) => {
    if (party.seats > left) return false;
    left -= party.seats;
    return true;
  });
}
