import type { SeatsRow } from '#lib/forms/answers/schema.ts';
import { messages } from '#lib/language/messages.ts';
import type { KnownSeats } from './use-seats.ts';

export type SeatCounts = Pick<SeatsRow, 'capacity' | 'left' | 'waiting'>;

interface Rule {
  has_waiting_list: boolean;
}

interface Chosen {
  seats?: number | undefined;
  slot?: string | undefined;
}

/** Returns how many places a newcomer can take; null: as many as come. A newcomer never passes one who waits. */
function placesFor({ left, waiting }: SeatCounts): number | null {
  return left === null ? null : waiting > 0 ? 0 : left;
}

/** Returns what is said of the places that are left; null where there is no limit. */
export function seatWords(counts: SeatCounts, { has_waiting_list }: Rule): string | null {
  const words = messages.formView;
  const places = placesFor(counts);
  if (places === null || counts.capacity === null) return null;
  if (places === 0) return has_waiting_list ? words.mayWait : words.isFull;
  const isFew = places < counts.capacity && places <= Math.max(3, Math.ceil(counts.capacity / 10));
  return isFew ? words.fewLeft(places) : words.left(places, counts.capacity);
}

/** Returns what is said to a party that is larger than what is left; null for one that fits. */
export function partyWords(counts: SeatCounts, party: number, { has_waiting_list }: Rule): string | null {
  const places = placesFor(counts);
  if (places === null || places === 0 || party <= places) return null;
  return has_waiting_list ? messages.formView.partyWaits(places) : messages.formView.partyTooLarge(places);
}

/**
 * Returns the largest party that can be chosen: without a waiting list no more than the places that are left. What was
 * chosen before they were known stays, with a note.
 */
export function partyLimit(
  counts: SeatCounts | null,
  chosen: number,
  { party_max, has_waiting_list }: Rule & { party_max: number },
): number {
  const places = counts && placesFor(counts);
  return has_waiting_list || places === null ? party_max : Math.min(party_max, Math.max(places, chosen));
}

/** Returns the counts that a choice is about: of its slot, where the form has slots. */
export function countsFor(seats: KnownSeats, slot: string | undefined): SeatCounts | null {
  if (!seats) return null;
  if (!seats.slots) return seats;
  return seats.slots.find(({ id }) => id === slot) ?? null;
}

/** Returns whether the party would wait. */
export function isFullFor(seats: KnownSeats, rule: Rule, { seats: party = 1, slot }: Chosen): boolean {
  const counts = countsFor(seats, slot);
  const places = counts && placesFor(counts);
  return rule.has_waiting_list && places !== null && party > places;
}
