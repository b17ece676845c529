'use client';

import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#lib/core/site/paths.ts';
import { answerPrayerFormAction } from '#lib/prayer/form-action.ts';
import type { PrayerFormTyped } from '#lib/prayer/form-answer.ts';
import { prayerMessages } from '#lib/prayer/messages.ts';
import { checkPrayerRequest } from '#lib/prayer/request-rules.ts';
import { CaptchaField } from './captcha-field.tsx';
import { PrayerFields } from './prayer-fields.tsx';
import { sendPrayerRequest } from './send-prayer-request.ts';
import { useCaptcha } from './use-captcha.ts';

interface PrayerFormProps {
  /** What was typed before, for a form that comes and goes. */
  draft?: PrayerFormTyped | undefined;
  onDraft?: (typed: PrayerFormTyped) => void;
  onSent?: () => void;
}

type Messages = Partial<Record<string, string>>;

/**
 * The prayer request form. With scripts it checks while the visitor is
 * there and sends to the API; without, the server renders the page again with whatever is left to do.
 */
export function PrayerForm({ draft, onDraft, onSent }: PrayerFormProps) {
  const [posted, post] = useActionState(answerPrayerFormAction, null, paths.visit);
  const answer = posted?.ok ? posted.data : null;
  const left = answer && !answer.isSent ? answer : null;
  const form = useRef<HTMLFormElement>(null);
  const [isWanted, setIsWanted] = useState(Boolean(onSent));
  const sum = useCaptcha(left?.captcha ?? null, isWanted && !left);
  const [messages, setMessages] = useState<Messages>(() => firstOf(left?.fields ?? {}));
  const [alert, setAlert] = useState(left?.message ?? (posted?.ok === false ? posted.error.message : null));
  const [isSent, setIsSent] = useState(answer?.isSent ?? false);
  const [isPending, setIsPending] = useState(false);

  // Once React has drawn the messages, the keyboard is where the first of them is; those that came with the page
  // take it from nobody who is at work in the form already.
  const [written] = useState(messages);
  useEffect(() => {
    if (messages === written && form.current?.contains(document.activeElement)) return;
    if (Object.keys(messages).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [messages, written]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const values = readForm(event.currentTarget);
    const wrong: Messages = checkPrayerRequest(values);
    const { captcha } = sum;
    if (!captcha) sum.refresh();
    else if (values.captcha_answer.trim() !== String(captcha.a + captcha.b))
      wrong.captcha_answer = prayerMessages.wrongAnswer;
    setAlert(null);
    setMessages(wrong);
    if (!captcha || Object.keys(wrong).length > 0) return;

    setIsPending(true);
    const sending = await sendPrayerRequest({ ...values, captcha_token: captcha.token });
    setIsPending(false);
    if (sending.isTaken) return finish();
    setMessages(sending.fields);
    setAlert(prayerMessages.submitAlert(sending.message));
    toast('error', prayerMessages.submitFailed(sending.message));
    if (sending.fields.captcha_answer) sum.refresh();
    const trap = form.current?.elements.namedItem('website');
    if (trap instanceof HTMLInputElement) trap.value = '';
  };
  const finish = () => {
    form.current?.reset();
    onDraft?.({ name: '', email: '', request: '', is_anonymous: false });
    sum.refresh();
    toast('success', prayerMessages.received);
    if (onSent) onSent();
    else setIsSent(true);
  };

  if (isSent) return <Thanks />;
  return (
    <form
      ref={form}
      action={post}
      onSubmit={submit}
      onFocus={() => setIsWanted(true)}
      onChange={(event) => onDraft?.(readForm(event.currentTarget))}
      noValidate
      className="grid gap-5"
    >
      {alert && (
        <p
          role="alert"
          className="rounded-control border-l-4 border-paintbrush bg-paintbrush/8 px-4 py-3 font-semibold"
        >
          {alert}
        </p>
      )}
      <PrayerFields typed={left?.typed ?? draft} messages={messages} />
      <CaptchaField {...sum} error={messages.captcha_answer} isNext={left !== null && !left.message} />
      <Button type="submit" pending={isPending} className="justify-self-start">
        {isPending ? 'Submitting...' : 'Submit Prayer Request'}
      </Button>
    </form>
  );
}

function Thanks() {
  return (
    // biome-ignore lint/a11y/noAutofocus: a page sent without scripts shall open at the answer
    <p role="status" tabIndex={-1} autoFocus className="border-l-4 border-cedar bg-cedar/8 px-5 py-4 text-lg">
      {prayerMessages.received}
    </p>
  );
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
