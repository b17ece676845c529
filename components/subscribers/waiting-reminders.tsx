'use client';

import { useState } from 'react';
import { VisitorForm } from '#components/form/visitor/visitor-form.tsx';
import { answerEndRemindersFormAction } from '#lib/reminders/form-action.ts';
import type { ShownReminder } from '#lib/reminders/queries.ts';
import type { EndedReminders } from '#lib/reminders/schema.ts';
import type { CardWords } from './card-parts.ts';
import { sendingTexts } from './sending-texts.ts';

interface WaitingRemindersProps {
  reminders: readonly ShownReminder[];
  token: string;
  words: Pick<CardWords, 'remindersTitle' | 'endReminders' | 'remindersEnded' | 'failed' | 'submitting'>;
}

/** The reminders that wait for an address, to end at one press; nothing without any. */
export function WaitingReminders({ reminders, token, words }: WaitingRemindersProps) {
  const [isEnded, setIsEnded] = useState(false);
  if (reminders.length === 0) return null;
  return (
    <section aria-labelledby="reminders" className="border-t border-rule pt-8">
      <h2 id="reminders" className="text-2xl">
        {words.remindersTitle}
      </h2>
      {isEnded ? (
        <p role="status" className="mt-4 text-lg">
          {words.remindersEnded}
        </p>
      ) : (
        <>
          <ul className="mt-4 list-disc ps-5">
            {reminders.map(({ id, title, days }) => (
              <li key={id}>{`${title}, ${days}`}</li>
            ))}
          </ul>
          <div className="mt-5">
            <VisitorForm<{ token: string }, EndedReminders>
              isTrusted
              action={answerEndRemindersFormAction}
              page=""
              answerId="reminders-answer"
              api={`/api/reminders/${token}`}
              method="DELETE"
              check={() => ({})}
              texts={sendingTexts(words.remindersEnded, words)}
              submit={words.endReminders}
              submitting={words.submitting}
              onSent={() => setIsEnded(true)}
            >
              {() => <input type="hidden" name="token" value={token} />}
            </VisitorForm>
          </div>
        </>
      )}
    </section>
  );
}
