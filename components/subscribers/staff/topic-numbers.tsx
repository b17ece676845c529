'use client';

import { PhoneFold } from '#components/ui/folds/phone-fold.tsx';
import { messages } from '#lib/language/messages.ts';
import type { SubscriberNumbers } from '#lib/subscribers/staff/schema.ts';

interface TopicNumbersProps {
  topics: SubscriberNumbers['topics'];
  /** Null: every topic. */
  chosen: string | null;
  onChoose: (topic: string | null) => void;
}

/** The topics with how many people get them; one press lists those. */
export function TopicNumbers({ topics, chosen, onChoose }: TopicNumbersProps) {
  const { topicsTitle, everyTopic, readers } = messages.subscriberList;
  const rows = [
    { topic: null, label: everyTopic, count: null },
    ...topics.map(({ topic, label, readers: count }) => ({ topic, label, count: readers(count) })),
  ];
  return (
    <section
      aria-labelledby="subscriber-topics"
      className="rounded-card border border-rule bg-white/55 px-5 py-4 topic-numbers"
    >
      <PhoneFold
        name={topicsTitle}
        head={
          <h2 id="subscriber-topics" className="text-lg">
            {topicsTitle}
          </h2>
        }
      >
        <ul className="mt-2">
          {rows.map(({ topic, label, count }) => (
            <li key={topic ?? ''} className="border-t border-rule">
              <button
                type="button"
                aria-pressed={chosen === topic}
                onClick={() => onChoose(topic)}
                className="flex min-h-11 w-full items-baseline justify-between gap-4 py-2 text-start wrap-anywhere hover:text-accent topic-number"
              >
                <span>{label}</span>
                {count !== null && (
                  <span className="tabular shrink-0 text-sm font-normal text-ink-2">{count}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </section>
  );
}
