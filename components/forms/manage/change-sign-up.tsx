'use client';

import type { FieldMessages } from '#components/form/visitor/send-form.ts';
import { VisitorForm } from '#components/form/visitor/visitor-form.tsx';
import type { SignUpRow } from '#lib/forms/answers/schema.ts';
import { checkQuestions, type TypedAnswer, toAnswer, typedOf } from '#lib/forms/answers/typed-answer.ts';
import { hasSeats } from '#lib/forms/kinds.ts';
import { changeSignUpFormAction } from '#lib/forms/posted/actions.ts';
import type { ShownSignUp } from '#lib/forms/public/shown-sign-up.ts';
import { messages } from '#lib/language/messages.ts';
import { PartyFields } from '../fields/party-fields.tsx';
import { QuestionField } from '../fields/question-field.tsx';

export interface ManageProps {
  shown: ShownSignUp;
  signUp: SignUpRow;
  token: string;
  onChange: (signUp: SignUpRow) => void;
}

/** How many come, their names, and what was answered: to change. */
export function ChangeSignUp({ shown, signUp, token, onChange }: ManageProps) {
  const { form } = shown;
  const words = messages.formView;
  const hasParty = hasSeats(form) && (form.party_max > 1 || signUp.seats > 1);
  if (!hasParty && form.questions.length === 0) return null;
  return (
    <section aria-labelledby="change-title" className="border-t border-rule pt-8">
      <h2 id="change-title" className="text-2xl">
        {words.changeTitle}
      </h2>
      <div className="mt-6">
        <VisitorForm<TypedAnswer, SignUpRow>
          isTrusted
          action={changeSignUpFormAction}
          page=""
          answerId="changed"
          api={`/api/sign-ups/${token}`}
          method="PATCH"
          check={(typed) => checkQuestions(typed, form.questions)}
          toSent={toAnswer}
          texts={{ ...words, received: words.saved }}
          submit={words.save}
          submitting={words.submitting}
          onSent={(changed) => changed && onChange(changed)}
        >
          {(typed, errors) => (
            <Fields {...{ shown, signUp, token, hasParty }} typed={typed} errors={errors} />
          )}
        </VisitorForm>
      </div>
    </section>
  );
}

interface FieldsProps extends Omit<ManageProps, 'onChange'> {
  hasParty: boolean;
  typed: TypedAnswer | undefined;
  errors: FieldMessages;
}

function Fields({ shown, signUp, token, hasParty, typed, errors }: FieldsProps) {
  const { form, services } = shown;
  const held = typed ?? storedAs(signUp, shown);
  return (
    <>
      <input type="hidden" name="token" value={token} />
      {hasParty && <PartyFields most={Math.max(form.party_max, signUp.seats)} typed={held} errors={errors} />}
      {form.questions.map((question) => (
        <QuestionField
          key={question.id}
          form={form}
          question={question}
          services={services}
          typed={held}
          error={errors[`answers.${question.id}`]}
        />
      ))}
    </>
  );
}

function storedAs({ seats, names, answers }: SignUpRow, { form }: ShownSignUp): TypedAnswer {
  const others = names.map((name, index) => [`names.${index + 1}`, name]);
  return { seats: String(seats), ...Object.fromEntries(others), ...typedOf(answers, form.questions) };
}
