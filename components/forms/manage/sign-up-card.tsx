'use client';

import { useState } from 'react';
import { bringIntoView } from '#components/form/visitor/bring-into-view.ts';
import { VisitorForm } from '#components/form/visitor/visitor-form.tsx';
import { Button } from '#components/ui/button.tsx';
import type { SignUpRow } from '#lib/forms/answers/schema.ts';
import type { TypedAnswer } from '#lib/forms/answers/typed-answer.ts';
import { hasSeats } from '#lib/forms/kinds.ts';
import { cancelSignUpFormAction } from '#lib/forms/posted/actions.ts';
import type { ShownSignUp } from '#lib/forms/public/shown-sign-up.ts';
import { messages } from '#lib/language/messages.ts';
import { markedWords } from '../fields/marked-words.tsx';
import { formStyles } from '../form-styles.ts';
import { Stamp } from '../stamp.tsx';
import { ChangeSignUp, type ManageProps } from './change-sign-up.tsx';

interface SignUpCardProps {
  shown: ShownSignUp;
  /** The secret of its link. */
  token: string;
}

/** What somebody signed up for, with the ways to change and to cancel it. */
export function SignUpCard({ shown, token }: SignUpCardProps) {
  const [signUp, setSignUp] = useState(shown.signUp);
  const { form, calendar, dateState } = shown;
  const words = messages.formView;
  const isCancelled = signUp.state === 'cancelled';
  const largest = Math.max(form.party_max, signUp.seats);
  const manage = { shown, signUp, token, onChange: setSignUp };
  return (
    <div className="grid gap-8">
      <style>{formStyles(largest)}</style>
      <div
        key={JSON.stringify(signUp)}
        ref={signUp === shown.signUp ? undefined : bringIntoView}
        tabIndex={-1}
      >
        <SignUpStamp shown={shown} signUp={signUp} />
      </div>
      {dateState !== 'on' && <p className="text-lg text-ink-2">{words.nothingToChange}</p>}
      {dateState === 'on' && !isCancelled && (
        <>
          {/* Drawn again once it is changed, with what is stored. */}
          <ChangeSignUp key={JSON.stringify([signUp.seats, signUp.names, signUp.answers])} {...manage} />
          {hasSeats(form) && <CancelSignUp {...manage} />}
        </>
      )}
      {calendar && signUp.state === 'confirmed' && (
        <p>
          <Button href={calendar} variant="secondary" download>
            {words.addToCalendar}
          </Button>
        </p>
      )}
    </div>
  );
}

function SignUpStamp({ shown, signUp }: { shown: ShownSignUp; signUp: SignUpRow }) {
  const { form, when, slot, dateState } = shown;
  const { state, seats, name, names, position } = signUp;
  const words = messages.formView;
  const isOn = dateState === 'on';
  return (
    <Stamp
      title={isOn || state === 'cancelled' ? words.states[state] : words.dateStates[dateState]}
      facts={[
        markedWords(form, 'title', form.title),
        ...when,
        markedWords(form, `slots.${signUp.slot_id}.label`, slot),
      ]}
      isWaiting={!isOn || (state !== 'confirmed' && state !== 'received')}
    >
      {hasSeats(form) && state !== 'cancelled' && (
        <p>
          <span className="tabular font-semibold">{words.people(seats)}</span>
          <span>{`: ${[name, ...names].join(', ')}`}</span>
        </p>
      )}
      {isOn && position !== null && <p>{words.position(position)}</p>}
    </Stamp>
  );
}

/** Cancels a sign-up, after a question. */
function CancelSignUp({ token, onChange }: ManageProps) {
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
