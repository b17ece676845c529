'use client';

import { InputField } from '#components/form/form-field.tsx';
import { VisitorForm } from '#components/form/visitor/visitor-form.tsx';
import { isEmailAddress } from '#lib/core/operations/text-rules.ts';
import type { messages } from '#lib/language/messages.ts';
import { answerConfirmFormAction } from '#lib/subscribers/actions.ts';
import type { ConfirmationAnswer } from '#lib/subscribers/schema.ts';
import type { TypedChoice } from '#lib/subscribers/typed-choice.ts';
import { sendingTexts } from './sending-texts.ts';

interface CodeFormProps {
  words: typeof messages.subscribeForm & Pick<typeof messages.subscribers, 'noEmail' | 'wrongCode'>;
}

/** Confirms by the code of the mail, for who reads it on another device. */
export function CodeForm({ words }: CodeFormProps) {
  return (
    <section aria-labelledby="code-title" className="border-t border-rule pt-8">
      <h2 id="code-title" className="mb-6 text-2xl">
        {words.codeTitle}
      </h2>
      <VisitorForm<TypedChoice, ConfirmationAnswer>
        isTrusted
        action={answerConfirmFormAction}
        page=""
        answerId="confirmed"
        api="/api/subscriptions/confirm"
        check={({ email = '', code = '' }) => ({
          ...(!isEmailAddress(email.trim()) && { email: words.noEmail }),
          ...(code.trim() === '' && { code: words.wrongCode }),
        })}
        texts={sendingTexts(words.confirmed, words)}
        submit={words.codeButton}
        submitting={words.submitting}
        thanks={({ manage_url }) => <Confirmed words={words} url={manage_url} />}
      >
        {(typed, errors) => (
          <div className="grid gap-5 sm:grid-cols-2">
            <InputField
              label={words.email}
              error={errors.email}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={typed?.email}
            />
            <InputField
              label={words.code}
              error={errors.code}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              defaultValue={typed?.code}
            />
          </div>
        )}
      </VisitorForm>
    </section>
  );
}

function Confirmed({ words, url }: CodeFormProps & { url: string }) {
  return (
    <>
      <p className="text-lg">{words.confirmed}</p>
      <p className="mt-2">
        <a href={url} className="text-link">
          {words.manage}
        </a>
      </p>
    </>
  );
}
