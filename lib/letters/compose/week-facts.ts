import type { EventWithExceptions } from '#lib/events/occurrence.ts';

/** What 'this week' is made of. */
export interface WeekFacts {
  /** The moment at which the week begins. */
  now: Date;
  /** All events and services. */
  events: readonly EventWithExceptions[];
  /** Posts that are public. */
  news: readonly WeekPost[];
  /** The newest sermon. */
  sermon: WeekSermon | null;
  /** The closings of sign-ups to come. */
  signUps: readonly ClosingSignUp[];
  /** The last week that was sent; null for none. */
  last: { composed_at: Date; sermon_url: string | null } | null;
}

export interface WeekPost {
  title: string;
  summary: string;
  path: string;
  published_at: Date;
  untranslated?: string[] | undefined;
}

export interface WeekSermon {
  id: string;
  title: string;
  speaker: string;
  passage: string | null;
  /** The day on which it was preached, yyyy-MM-dd. */
  date: string;
  created_at: Date;
  untranslated?: string[] | undefined;
}

export interface ClosingSignUp {
  title: string;
  /** The path of the form's page. */
  path: string;
  /** Until when one signs up. */
  closes: Date;
  untranslated?: string[] | undefined;
}
