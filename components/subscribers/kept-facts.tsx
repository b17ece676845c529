'use client';

import type { CardWords, ShownSubscriber } from './card-parts.ts';

/** All that is kept of a subscriber. */
export function KeptFacts({
  row,
  options,
  since,
  confirmedAt,
  more,
  words,
}: ShownSubscriber & { words: CardWords }) {
  const labels = options.filter(({ topic }) => row.topics.includes(topic)).map(({ label }) => label);
  const facts: (readonly [string, readonly string[]])[] = [
    [words.keptEmail, [row.email]],
    [words.keptName, row.name ? [row.name] : []],
    [words.keptSince, [since]],
    [words.keptConfirmed, confirmedAt ? [confirmedAt] : []],
    [words.keptTopics, labels],
    ...more.map(([term, text]) => [term, [text]] as const),
  ];
  return (
    <section aria-labelledby="kept" className="border-t border-rule pt-8">
      <h2 id="kept" className="mb-6 text-2xl">
        {words.keptTitle}
      </h2>
      <dl className="kept">
        {facts.map(([term, lines]) => (
          <div key={term} className="contents">
            <dt>{term}</dt>
            <dd>
              {lines.length > 0 ? lines.map((line) => <div key={line}>{line}</div>) : words.keptNothing}
            </dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-3 text-sm text-ink-2">{words.keptNote}</p>
    </section>
  );
}
