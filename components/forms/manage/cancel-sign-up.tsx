'use client';

import { VisitorForm } from '#components/form/visitor/visitor-form.tsx';
import type { SignUpRow } from '#lib/forms/answers/schema.ts';
import type { TypedAnswer } from '#lib/forms/answers/typed-answer.ts';
import { cancelSignUpFormAction } from '#lib/forms/posted/actions.ts';
import { messages } from '#lib/language/messages.ts';
import type { ManageProps } from './change-sign-up.tsx';

/** Cancels a sign-up, after a question. */
export function CancelSignUp({ token, onChange }: ManageProps) {
  const words = messages.formView;
  return (
    <details className="form-cancel border-t border-rule pt-6">
      <summary className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline">
        {words.cancelTitle}
      </summary>
      <VisitorForm<TypedAnswer, SignUpRow>
        isTrusted
        action={cancelSignUpFormAction}
        page=""
        answerId="cancelled"
        api={`/api/sign-ups/${token}`}
        method="DELETE"
        check={() => ({})}
        texts={{ ...words, received: words.cancelledNow }}
        submit={words.cancelButton}
        submitting={words.submitting}
        variant="danger"
        onSent={(cancelled) => cancelled && onChange(cancelled)}
      >
        {() => (
          <>
            <input type="hidden" name="token" value={token} />
            <p>{words.cancelQuestion}</p>
          </>
        )}
      </VisitorForm>
    </details>
  );
}
