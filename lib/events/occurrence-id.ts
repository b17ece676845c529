import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { toDayNumber } from '#lib/core/dates/day-number.ts';

export interface OccurrenceId {
  baseId: string;
  /** The date the rule gives, or null when the id is the row's own. */
  date: DateText | null;
}

const pattern =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:_(\d{4})(\d{2})(\d{2})|-(\d{4})-(\d{2})-(\d{2}))?$/i;

/** Parses an id in any of its forms: `{uuid}`, `{uuid}_yyyyMMdd`, `{uuid}-yyyy-MM-dd`; null for anything else. */
export function parseOccurrenceId(id: string): OccurrenceId | null {
  const match = pattern.exec(id);
  if (!match?.[1]) return null;
  const parts = (match[2] ? match.slice(2, 5) : match.slice(5, 8)).filter(Boolean);
  const date = parts.length === 3 ? parts.join('-') : null;
  if (date && toDayNumber(date) === null) return null;
  return { baseId: match[1].toLowerCase(), date };
}

/** Returns the id of a series' date: `{parent}_yyyyMMdd`. */
export function occurrenceId(baseId: string, date: DateText): string {
  return `${baseId}_${date.replaceAll('-', '')}`;
}
