'use client';

import { VisitorForm } from '#components/form/visitor/visitor-form.tsx';
import { answerConfirmFormAction } from '#lib/subscribers/actions.ts';
import type { ConfirmationAnswer } from '#lib/subscribers/schema.ts';
import type { TypedChoice } from '#lib/subscribers/typed-choice.ts';
import type { CardPartProps } from './card-parts.ts';
import { sendingTexts } from './sending-texts.ts';

/** What was asked for and is not sent before the person says yes, with the button; nothing without any. */
export function ConfirmAsked({ row, token, words, options, onChange }: CardPartProps) {
  const { state, waiting_topics: waiting } = row;
  const isStopped = state === 'stopped';
  if (!isStopped && (waiting.length === 0 || state === 'left')) return null;
  const isFirst = state === 'pending';
  const labels = options.filter(({ topic }) => waiting.includes(topic));
  const [title, lead, yes] = isStopped
    ? [words.stoppedTitle, words.stoppedLead, words.stoppedYes]
    : isFirst
      ? [words.askTitle, words.askLead, words.yes]
      : [words.moreTitle, words.moreLead, words.moreYes];
  return (
    <section aria-labelledby="asked" className="relative rounded-card border border-rule bg-white p-6 md:p-8">
      <h2 id="asked" className="text-2xl">
        {title}
      </h2>
      <p className="measure mt-3 text-ink-2">{lead}</p>
      {labels.length > 0 && (
        <ul className="mt-4 list-disc ps-5">
          {labels.map(({ topic, label }) => (
            <li key={topic}>{label}</li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <VisitorForm<TypedChoice, ConfirmationAnswer>
          isTrusted
          action={answerConfirmFormAction}
          page=""
          answerId="asked-answer"
          api="/api/subscriptions/confirm"
          check={() => ({})}
          texts={sendingTexts(words.confirmed, words)}
          submit={yes}
          submitting={words.submitting}
          onSent={(receipt) =>
            receipt &&
            onChange(
              { ...row, state: 'confirmed', topics: receipt.topics, waiting_topics: [] },
              words.confirmed,
            )
          }
        >
          {() => <input type="hidden" name="token" value={token} />}
        </VisitorForm>
      </div>
    </section>
  );
}
