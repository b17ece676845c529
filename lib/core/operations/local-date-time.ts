import { z } from 'zod';
import { isDateText } from '#lib/core/dates/calendar-date.ts';
import type { Sentence } from './fields.ts';

/** Returns a field for a local date-time `yyyy-MM-ddTHH:mm`; a date without a time means its midnight. */
export function localDateTime({ missing, invalid }: { missing: Sentence; invalid: Sentence }) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing })
    .transform((text) => (text.length === 10 ? `${text}T00:00` : text.slice(0, 16)))
    .refine(isLocalDateTime, { error: invalid })
    .meta({ description: 'A local date-time of its zone, yyyy-MM-ddTHH:mm; a date means its midnight.' });
}

function isLocalDateTime(text: string): boolean {
  return /T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isDateText(text.slice(0, 10));
}
