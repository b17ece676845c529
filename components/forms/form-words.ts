import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchMoment } from '#lib/core/dates/church-time.ts';
import { formatDay } from '#lib/core/dates/day-words.ts';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import type { FormCounts } from '#lib/forms/answers/counts.ts';
import { hasSeats } from '#lib/forms/kinds.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import type { FormDate } from '#lib/forms/staff/schema.ts';
import { messages } from '#lib/language/messages.ts';

type Seats = Pick<FormCounts, 'capacity' | 'taken' | 'waiting'>;

/** Returns how many seats are taken: '12 of 20 · 3 waiting'. */
export function seatWords({ capacity, taken, waiting }: Seats): string {
  const words = messages.formEditing;
  return [words.taken(taken, capacity), waiting > 0 && words.waiting(waiting)].filter(Boolean).join(' · ');
}

/** Returns what the answers of a form come to: the next date of a sign-up with its seats, or how many there are. */
export function countWords(form: FormRow, counts: FormCounts): string {
  if (!hasSeats(form)) return messages.formEditing.answered(counts.answers);
  const date = counts.date && formatDay(counts.date, 'EEE, MMM d');
  return [date, seatWords(counts)].filter(Boolean).join(': ');
}

/** Returns whether the form takes answers, in a word or two. */
export function openingWords({ is_open, opens_at }: FormRow, now = new Date()): string {
  const { open, closed, opensAt } = messages.formEditing;
  if (!is_open) return closed;
  const opening = opens_at && churchMoment(`${opens_at}:00`);
  return opening && opening > now ? opensAt(formatMoment(opening, 'MMM d')) : open;
}

/** Returns where a date takes place in words, and that it does not. */
export function dateWords({ shown_date, is_cancelled }: FormDate): string {
  const day = formatDate(shown_date, 'EEE, MMM d, yyyy') ?? shown_date;
  return is_cancelled ? messages.answerList.cancelledDate(day) : day;
}
