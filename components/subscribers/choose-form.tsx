'use client';

import { InputField } from '#components/form/form-field.tsx';
import { VisitorForm } from '#components/form/visitor/visitor-form.tsx';
import { answerChoiceFormAction } from '#lib/subscribers/actions.ts';
import type { SubscriptionRow } from '#lib/subscribers/schema.ts';
import { type TypedChoice, tickPrefix, toChoice } from '#lib/subscribers/typed-choice.ts';
import type { CardPartProps } from './card-parts.ts';
import { sendingTexts } from './sending-texts.ts';
import { TopicTicks } from './topic-ticks.tsx';

/** What somebody gets, to tick, and the name. */
export function ChooseForm({ row, token, words, options, onChange }: CardPartProps) {
  const hasLeft = row.state === 'left';
  return (
    <section
      aria-labelledby="choose"
      className="relative rounded-card border border-rule bg-white p-6 md:p-8"
    >
      <h2 id="choose" className="text-2xl">
        {hasLeft ? words.leftTitle : words.chooseTitle}
      </h2>
      {hasLeft && <p className="measure mt-3 text-ink-2">{words.leftLead}</p>}
      <div className="mt-6">
        <VisitorForm<TypedChoice, SubscriptionRow>
          isTrusted
          action={answerChoiceFormAction}
          page=""
          answerId="choice-answer"
          api={`/api/subscriptions/${token}`}
          method="PATCH"
          check={() => ({})}
          toSent={toChoice}
          texts={sendingTexts(words.saved, words)}
          submit={words.save}
          submitting={words.submitting}
          onSent={(changed) =>
            changed && onChange(changed, changed.state === 'left' ? words.left : words.saved)
          }
        >
          {(typed, errors) => (
            <>
              <input type="hidden" name="token" value={token} />
              <TopicTicks
                legend={words.keptTopics}
                options={options}
                isTicked={(topic) =>
                  typed ? Boolean(typed[tickPrefix + topic]) : row.topics.includes(topic)
                }
                error={errors.topics}
              />
              <InputField
                label={words.name}
                error={errors.name}
                name="name"
                autoComplete="name"
                defaultValue={typed?.name ?? row.name ?? ''}
              />
            </>
          )}
        </VisitorForm>
      </div>
    </section>
  );
}
