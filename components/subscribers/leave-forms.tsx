'use client';

import { VisitorForm } from '#components/form/visitor/visitor-form.tsx';
import { answerEndFormAction, answerEraseFormAction } from '#lib/subscribers/actions.ts';
import type { SubscriptionRow } from '#lib/subscribers/schema.ts';
import type { TypedChoice } from '#lib/subscribers/typed-choice.ts';
import type { CardPartProps } from './card-parts.ts';
import { sendingTexts } from './sending-texts.ts';

/** Ends all letters at one press. */
export function EndForm({ token, words, onChange }: CardPartProps) {
  return (
    <section id="end" aria-labelledby="end-title" className="border-t border-rule pt-8">
      <h2 id="end-title" className="text-2xl">
        {words.endTitle}
      </h2>
      <p className="measure mt-3 text-ink-2">{words.endLead}</p>
      <div className="mt-5">
        <VisitorForm<TypedChoice, SubscriptionRow>
          isTrusted
          action={answerEndFormAction}
          page=""
          answerId="end-answer"
          api={`/api/subscriptions/${token}`}
          method="PATCH"
          check={() => ({})}
          toSent={() => ({ topics: [] })}
          texts={sendingTexts(words.left, words)}
          submit={words.endButton}
          submitting={words.submitting}
          variant="danger"
          onSent={(ended) => ended && onChange(ended, words.left)}
        >
          {() => <input type="hidden" name="token" value={token} />}
        </VisitorForm>
      </div>
    </section>
  );
}

interface EraseFormProps extends Pick<CardPartProps, 'token' | 'words'> {
  onErased: () => void;
}

/** Deletes all that is kept at one press. */
export function EraseForm({ token, words, onErased }: EraseFormProps) {
  return (
    <section aria-labelledby="erase-title" className="border-t border-rule pt-8">
      <h2 id="erase-title" className="text-2xl">
        {words.eraseTitle}
      </h2>
      <p className="measure mt-3 text-ink-2">{words.eraseLead}</p>
      <div className="mt-5">
        <VisitorForm<TypedChoice>
          isTrusted
          action={answerEraseFormAction}
          page=""
          answerId="erase-answer"
          api={`/api/subscriptions/${token}`}
          method="DELETE"
          check={() => ({})}
          texts={sendingTexts(words.erased, words)}
          submit={words.eraseButton}
          submitting={words.submitting}
          variant="danger"
          onSent={onErased}
        >
          {() => <input type="hidden" name="token" value={token} />}
        </VisitorForm>
      </div>
    </section>
  );
}
