'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Refusal } from '#components/ui/text/refusal.tsx';
import { messages } from '#lib/language/messages.ts';
import { bringIntoView } from './bring-into-view.ts';
import { CaptchaField } from './captcha-field.tsx';
import type { FieldMessages } from './send-form.ts';
import { typedIn, useVisitorForm, type VisitorFormOptions } from './use-visitor-form.ts';

interface VisitorFormProps<Typed extends object, Receipt> extends VisitorFormOptions<Typed, Receipt> {
  /** The label of the button, and while it sends. */
  submit: string;
  submitting: string;
  /** The look of the button. */
  variant?: 'primary' | 'danger';
  /** Why it takes no answers at the moment, said beside the fields; null: it does. */
  closed?: string | null;
  /** Whether it was closed when it was drawn: it has no fields, unless a post without scripts brought what was typed. */
  isClosed?: boolean;
  /** What stands above the fields, until it is sent. */
  head?: ReactNode;
  /** The fields: named controls with these initial values and errors. */
  children: (typed: Typed | undefined, messages: FieldMessages) => ReactNode;
}

/**
 * A form for visitors, with a captcha and a trap for programs. With scripts it validates in place and sends to the
 * API; without, the server renders the page again with errors or thanks. What is typed stays until it is accepted.
 */
export function VisitorForm<Typed extends object, Receipt = undefined>(
  props: VisitorFormProps<Typed, Receipt>,
) {
  const { answerId, texts, draft, onDraft, onSent, thanks, isTrusted, submit, submitting, children } = props;
  const { closed = null, isClosed = false, head } = props;
  const state = useVisitorForm(props);
  const { left, messages: errors, isPending } = state;
  const alert = state.alert ?? closed;
  if (state.isSent && thanks && state.receipt && state.sent)
    return <Answered id={answerId}>{thanks(state.receipt, state.sent)}</Answered>;
  if (state.isSent)
    return (
      <Answered id={answerId} className="border-s-4 border-cedar bg-cedar/8 px-5 py-4 text-lg">
        {texts.received}
      </Answered>
    );
  if (isClosed && !left)
    return (
      <>
        {head}
        <p className="text-lg text-ink-2">{closed}</p>
      </>
    );
  return (
    <form
      ref={state.form}
      action={state.post}
      onSubmit={state.submit}
      onFocus={state.touch}
      onChange={(event) => onDraft?.(typedIn(event.currentTarget))}
      noValidate
      className="grid gap-5"
    >
      {head}
      {alert && (
        <Refusal id={onSent ? undefined : answerId} className="">
          {alert}
        </Refusal>
      )}
      {children(left?.typed ?? draft, errors)}
      {!isTrusted && (
        <>
          <Trap />
          <CaptchaField
            {...state.sum}
            error={errors.captcha_answer}
            isNext={state.isSumNext || (left !== null && !left.message)}
          />
        </>
      )}
      <Button type="submit" variant={props.variant} pending={isPending} className="justify-self-start">
        {isPending ? submitting : left?.later ? messages.visitorForm.again : submit}
      </Button>
    </form>
  );
}

/** A honeypot field. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute -start-[9999px] h-px w-px overflow-hidden">
      <label>
        <span>{messages.visitorForm.trap}</span>
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Replaces the taller form, so it is scrolled into view. */
function Answered(props: { id: string; className?: string; children: ReactNode }) {
  return (
    <div {...props} ref={bringIntoView} role="status" tabIndex={-1}>
      {props.children}
    </div>
  );
}
