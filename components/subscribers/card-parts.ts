import type { messages } from '#lib/language/messages.ts';
import type { ShownReminder } from '#lib/reminders/queries.ts';
import type { KeptFact } from '#lib/subscribers/queries.ts';
import type { SubscriptionRow } from '#lib/subscribers/schema.ts';
import type { TopicOption } from './topic-ticks.tsx';

/** Its sentences come from the server: visitors' scripts need them on this page alone. */
export type CardWords = Omit<typeof messages.subscriberPage, 'askLead' | 'keptSources'> & {
  askLead: string;
  left: string;
};

export interface ShownSubscriber {
  row: SubscriptionRow;
  options: readonly TopicOption[];
  reminders: readonly ShownReminder[];
  /** Since when the address is kept, and when it was confirmed, in words. */
  since: string;
  confirmedAt: string | null;
  /** What else is kept. */
  more: readonly KeptFact[];
}

export interface CardPartProps {
  row: SubscriptionRow;
  /** The secret of its link. */
  token: string;
  words: CardWords;
  options: readonly TopicOption[];
  /** Shows what is kept now, and says what was done. */
  onChange: (row: SubscriptionRow, notice: string) => void;
}
