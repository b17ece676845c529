import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import type { LetterRow, LetterState } from '#lib/letters/schema.ts';

/** Returns where a letter stands; one that was stopped while it left is another one than one that was left out. */
export function standingOf({ state, sent_at }: LetterRow): LetterState | 'stopped' {
  return state === 'skipped' && sent_at !== null ? 'stopped' : state;
}

/** Returns whether a letter may still be changed. */
export function isWritable({ sent_at }: LetterRow): boolean {
  return sent_at === null;
}

/** Returns a moment in words, by the church's clock. */
export function momentWords(moment: string): string {
  return formatMoment(new Date(moment), 'MMM d, yyyy');
}

/** Returns how many mails were sent, wait, or did not arrive; nothing for a letter without any. */
export function countWords({ counts }: LetterRow): string[] {
  if (!counts || counts.readers === 0) return [];
  const { sent, waiting, stopped } = messages.letterEditing.counts;
  return [
    sent(counts.sent),
    ...(counts.waiting > 0 ? [waiting(counts.waiting)] : []),
    ...(counts.stopped > 0 ? [stopped(counts.stopped)] : []),
  ];
}
