'use client';

import { InputField } from '#components/form/form-field.tsx';
import type { FieldMessages } from '#components/form/visitor/send-form.ts';
import { VisitorForm } from '#components/form/visitor/visitor-form.tsx';
import { isEmailAddress } from '#lib/core/operations/text-rules.ts';
import type { messages } from '#lib/language/messages.ts';
import { answerSubscribeFormAction } from '#lib/subscribers/actions.ts';
import { type TypedChoice, tickedTopics, tickPrefix, toChoice } from '#lib/subscribers/typed-choice.ts';
import { sendingTexts } from './sending-texts.ts';
import { type TopicOption, TopicTicks } from './topic-ticks.tsx';

/** Its sentences come from the server: visitors' scripts need them on this page alone. */
type SubscribeWords = typeof messages.subscribeForm &
  Pick<typeof messages.subscribers, 'noEmail' | 'noTopic' | 'received'>;

interface SubscribeFormProps {
  words: SubscribeWords;
  options: readonly TopicOption[];
  /** The topics that are ticked when it opens. */
  ticked: readonly string[];
  /** What was typed into the short form of another page. */
  email?: string | undefined;
}

/** The form to subscribe to letters. */
export function SubscribeForm({ words, options, ticked, email }: SubscribeFormProps) {
  return (
    <VisitorForm<TypedChoice>
      action={answerSubscribeFormAction}
      page=""
      answerId="subscribed"
      api="/api/subscriptions"
      check={(typed) => mistakesIn(typed, words)}
      toSent={toChoice}
      texts={sendingTexts(words.received, words)}
      submit={words.submit}
      submitting={words.submitting}
    >
      {(typed, errors) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <InputField
              label={words.email}
              error={errors.email}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={typed?.email ?? email}
            />
            <InputField
              label={words.name}
              error={errors.name}
              name="name"
              autoComplete="name"
              defaultValue={typed?.name}
            />
          </div>
          <TopicTicks
            legend={words.choose}
            options={options}
            isTicked={(topic) => (typed ? Boolean(typed[tickPrefix + topic]) : ticked.includes(topic))}
            error={errors.topics}
          />
        </>
      )}
    </VisitorForm>
  );
}

function mistakesIn(typed: TypedChoice, words: SubscribeWords): FieldMessages {
  return {
    ...(!isEmailAddress((typed.email ?? '').trim()) && { email: words.noEmail }),
    ...(tickedTopics(typed).length === 0 && { topics: words.noTopic }),
  };
}
