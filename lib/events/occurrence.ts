import type { DateText } from '#lib/core/dates/church-time.ts';

/** What makes an event's dates. */
export interface RuleFields {
  date: DateText;
  end_date: DateText | null;
  is_recurring: boolean;
  recurrence_frequency: string | null;
  recurrence_pattern: string | null;
  weekday_occurrences: string[] | null;
  target_weekday: number | null;
  /** The day of the month that a monthly or yearly series falls on, when the month of its first date is too short for it. */
  month_day: number | null;
}

/** A row of the table `events`: for a series, its rule and its usual values. */
export interface EventRow extends RuleFields {
  id: string;
  title: string;
  time: string;
  location: string;
  /** It takes place elsewhere than at the church. */
  is_offsite: boolean;
  description: string;
  image_url: string | null;
  is_featured: boolean;
  show_in_banner: boolean;
  sequence: number;
  created_at: Date | string;
  updated_at: Date | string;
}

/** A row of `event_exceptions`: what differs on one date. Null means: as the event has it. */
export interface ExceptionRow {
  /** The date the rule gives. */
  date: DateText;
  /** 'removed', 'cancelled' or 'changed'. */
  kind: string;
  /** Where the date moved to. */
  new_date: DateText | null;
  title: string | null;
  time: string | null;
  location: string | null;
  is_offsite: boolean | null;
  description: string | null;
  /** Empty text: this date has no picture. */
  image_url: string | null;
  is_featured: boolean | null;
  show_in_banner: boolean | null;
  updated_at: Date | string;
}

export interface EventWithExceptions extends EventRow {
  exceptions: ExceptionRow[];
}

/** One date of an event as pages, feeds and the API show it: the row's fields with this date's values. */
export interface Occurrence extends EventRow {
  /** The base id for the base row's own date, else `{parent}_yyyyMMdd` of the rule's date (reading 4). */
  id: string;
  /** Where it takes place, which differs from the rule's date when it was moved. */
  date: DateText;
  /** Of a multi-day event its last day; of a series the end of the series. */
  end_date: DateText | null;
  /** Derived: not recurring and with an end date (reading 5). */
  is_multi_day: boolean;
  is_instance: boolean;
  parent_event_id: string | null;
  is_cancelled: boolean;
  /** The date the rule gives: it names the occurrence, and stays when the occurrence moves. */
  original_date: DateText;
  /** The date of the row, which the rule counts from. */
  series_date: DateText;
}

/** What an exception says of a date that was taken out: nothing but that. */
export const removedDate = {
  kind: 'removed',
  new_date: null,
  title: null,
  time: null,
  location: null,
  is_offsite: null,
  description: null,
  image_url: null,
  is_featured: null,
  show_in_banner: null,
} as const;
