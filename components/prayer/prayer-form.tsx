'use client';

import { type FormEvent, type RefObject, useActionState, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { paths } from '#lib/core/site/paths.ts';
import { answerPrayerFormAction } from '#lib/prayer/form-action.ts';
import type { PrayerFormTyped } from '#lib/prayer/form-answer.ts';
import { prayerMessages } from '#lib/prayer/messages.ts';
import { answerMistake, checkPrayerRequest, readAnswer } from '#lib/prayer/request-rules.ts';
import type { Captcha, PrayerSource } from '#lib/prayer/schema.ts';
import { CaptchaField } from './captcha-field.tsx';
import { PrayerFields } from './prayer-fields.tsx';
import { type Sending, sendPrayerRequest } from './send-prayer-request.ts';
import { useCaptcha } from './use-captcha.ts';

interface PrayerFormProps {
  /** Earlier input, for a form that is unmounted. */
  draft?: PrayerFormTyped | undefined;
  onDraft?: (typed: PrayerFormTyped) => void;
  onSent?: () => void;
  /** The source shown to the team, if any. */
  source?: PrayerSource | undefined;
}

type Messages = Partial<Record<string, string>>;

/**
 * The prayer request form. With scripts it validates live and sends to the API; without, the server renders
 * the page again with errors or thanks.
 */
export function PrayerForm(props: PrayerFormProps) {
  const [posted, post] = useActionState(answerPrayerFormAction, null, answerAddress(props.source));
  const { form, sum, messages, alert, isSent, isPending, submit, touch, left } = usePrayerForm(props, posted);
  if (isSent) return <Thanks />;
  return (
    <form
      ref={form}
      action={post}
      onSubmit={submit}
      onFocus={touch}
      onChange={(event) => props.onDraft?.(readForm(event.currentTarget))}
      noValidate
      className="grid gap-5"
    >
      {alert && (
        <p
          id={props.onSent ? undefined : answerId}
          role="alert"
          className="rounded-control border-l-4 border-paintbrush bg-paintbrush/8 px-4 py-3 font-semibold"
        >
          {alert}
        </p>
      )}
      {props.source && <input type="hidden" name="source" value={props.source} />}
      <PrayerFields typed={left?.typed ?? props.draft} messages={messages} />
      <CaptchaField {...sum} error={messages.captcha_answer} isNext={left !== null && !left.message} />
      <Button type="submit" pending={isPending} className="justify-self-start">
        {isPending ? 'Submitting...' : 'Submit Prayer Request'}
      </Button>
    </form>
  );
}

/** The fragment at which a browser without scripts opens the answer: the thanks, or the error. */
const answerId = 'prayer-answer';

const answerAddress = (source: PrayerSource | undefined) => `${paths.visitFrom(source)}#${answerId}`;

const emptyForm: PrayerFormTyped = { name: '', email: '', request: '', is_anonymous: false };

type Posted = Awaited<ReturnType<typeof answerPrayerFormAction>>;

/** The form's state and submission, starting from a post without scripts. */
function usePrayerForm({ onDraft, onSent, source }: PrayerFormProps, posted: Posted | null) {
  const { left, refusal, wasSent } = readPosted(posted);
  const form = useRef<HTMLFormElement>(null);
  const [isTouched, setIsTouched] = useState(Boolean(onSent));
  const sum = useCaptcha(left?.captcha ?? null, isTouched && !left);
  const [messages, setMessages] = useState<Messages>(() => firstOf(left?.fields ?? {}));
  const [alert, setAlert] = useState(refusal);
  const [isSent, setIsSent] = useState(wasSent);
  const [isPending, setIsPending] = useState(false);
  useFirstMistake(form, messages);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const values = readForm(event.currentTarget);
    const wrong = mistakesIn(values, sum.captcha);
    setAlert(null);
    setMessages(wrong);
    if (!sum.captcha) return sum.refresh();
    if (Object.keys(wrong).length > 0) return;
    setIsPending(true);
    const sending = await sendPrayerRequest({ ...values, source, captcha_token: sum.captcha.token });
    setIsPending(false);
    return sending.isTaken ? finish() : refuse(sending);
  };
  const refuse = ({ fields, message }: Sending & { isTaken: false }) => {
    setMessages(fields);
    setAlert(prayerMessages.submitAlert(message));
    toast('error', prayerMessages.submitFailed(message));
    if (fields.captcha_answer) sum.refresh();
    emptyTrap(form.current);
  };
  const finish = () => {
    form.current?.reset();
    onDraft?.(emptyForm);
    sum.refresh();
    toast('success', prayerMessages.received);
    return onSent ? onSent() : setIsSent(true);
  };
  return { form, sum, messages, alert, isSent, isPending, submit, touch: () => setIsTouched(true), left };
}

/** Returns the initial state after a post without scripts: values, errors, or success. */
function readPosted(posted: Posted | null) {
  const answer = posted?.ok ? posted.data : null;
  const left = answer && !answer.isSent ? answer : null;
  const refusal = left?.message ?? (posted?.ok === false ? posted.error.message : null);
  return { left, refusal, wasSent: answer?.isSent ?? false };
}

/**
 * Focuses the first error after rendering; errors that came with the page do not steal focus from the form.
 */
function useFirstMistake(form: RefObject<HTMLFormElement | null>, messages: Messages): void {
  const [written] = useState(messages);
  useEffect(() => {
    if (messages === written && form.current?.contains(document.activeElement)) return;
    if (Object.keys(messages).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [messages, written, form]);
}

/** Autofilled values are not sent twice. */
function emptyTrap(form: HTMLFormElement | null): void {
  const trap = form?.elements.namedItem('website');
  if (trap instanceof HTMLInputElement) trap.value = '';
}

function mistakesIn(values: ReturnType<typeof readForm>, captcha: Captcha | null): Messages {
  const wrong: Messages = checkPrayerRequest(values);
  if (captcha && readAnswer(values.captcha_answer) !== captcha.a + captcha.b)
    wrong.captcha_answer = answerMistake(values.captcha_answer) ?? prayerMessages.wrongAnswer;
  return wrong;
}

/** Replaces the taller form, so it is scrolled into view. */
function Thanks() {
  return (
    <p
      id={answerId}
      ref={bringIntoView}
      role="status"
      tabIndex={-1}
      className="border-l-4 border-cedar bg-cedar/8 px-5 py-4 text-lg"
    >
      {prayerMessages.received}
    </p>
  );
}

function bringIntoView(thanks: HTMLElement | null): void {
  thanks?.focus({ preventScroll: true });
  thanks?.scrollIntoView({ block: 'center' });
}

function readForm(form: HTMLFormElement) {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    request: text('request'),
    is_anonymous: fields.has('is_anonymous'),
    captcha_answer: text('captcha_answer'),
    website: text('website'),
  };
}

function firstOf(fields: Record<string, string[]>): Messages {
  return Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages[0]]));
}
