'use client';

import { InputField } from '#components/form/form-field.tsx';
import { VisitorForm } from '#components/form/visitor/visitor-form.tsx';
import { answerRemindFormAction } from '#lib/reminders/form-action.ts';
import { checkRemindForm, type RemindTyped } from '#lib/reminders/remind-rules.ts';
import type { RemindWords } from '#lib/reminders/remind-words.ts';

interface RemindFormProps {
  event_id: string;
  /** As the rule gives it. */
  date: string;
  words: RemindWords;
}

/** Asks for one mail before one date of an event. */
export function RemindForm({ event_id, date, words }: RemindFormProps) {
  const { email, emailHelp, invalidEmail, submit, submitting, received, failed } = words;
  const said = (message?: string) => message || failed;
  return (
    <VisitorForm<RemindTyped>
      action={answerRemindFormAction}
      page=""
      answerId="remind-answer"
      api="/api/reminders"
      check={(typed) => checkRemindForm(typed, invalidEmail)}
      texts={{ received, submitAlert: said, submitFailed: said }}
      submit={submit}
      submitting={submitting}
    >
      {(typed, errors) => (
        <>
          <input type="hidden" name="event_id" value={event_id} />
          <input type="hidden" name="date" value={date} />
          <InputField
            label={email}
            help={emailHelp}
            error={errors.email}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={typed?.email}
          />
        </>
      )}
    </VisitorForm>
  );
}
