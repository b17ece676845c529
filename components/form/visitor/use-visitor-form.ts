'use client';

import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react';
import { toast } from '#components/ui/toast/toast.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { answerMistake, readAnswer } from '#lib/core/visitor-form/captcha-answer.ts';
import type { FormAnswer } from '#lib/core/visitor-form/form-answer.ts';
import type { Captcha } from '#lib/core/visitor-form/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { type FieldMessages, type FormTarget, firstOf, type Sending, sendForm } from './send-form.ts';
import { useCaptcha } from './use-captcha.ts';

type Posted<Typed, Receipt> = ActionResult<FormAnswer<Typed, Receipt>> | null;

/** The path of the API to which scripts send the form as JSON, and how. */
export interface VisitorFormOptions<Typed extends object, Receipt = undefined> extends FormTarget {
  /** Answers a post without scripts (lib/core/operations/action.ts). */
  action(before: Posted<Typed, Receipt>, form: FormData): Promise<NonNullable<Posted<Typed, Receipt>>>;
  /** Where it is posted without scripts; empty: at the page that shows it. */
  page: string;
  /** The fragment at which a browser without scripts opens the answer: the thanks, or the error. */
  answerId: string;
  /** Returns what is sent; by default every field as its text. */
  toSent?: ((typed: Typed) => object) | undefined;
  /** Whether the form goes without a sum and a trap, since a secret link leads to it. */
  isTrusted?: boolean | undefined;
  /** Returns the errors that the server would find. */
  check: (typed: Typed) => FieldMessages;
  texts: {
    received: string;
    /** The alert and the toast of a failure, from the server's message when it gave one. */
    submitAlert: (message?: string) => string;
    submitFailed: (message?: string) => string;
  };
  /** Earlier input, for a form that is unmounted; undefined once it is sent. */
  draft?: Typed | undefined;
  onDraft?: ((typed: Typed | undefined) => void) | undefined;
  /** Called instead of showing thanks, in a dialog. */
  onSent?: ((receipt: Receipt | undefined) => void) | undefined;
  /** The thanks of an accepted form; by default a sentence. */
  thanks?: ((receipt: Receipt, sent: Typed) => ReactNode) | undefined;
}

interface Shown<Typed, Receipt> {
  messages: FieldMessages;
  alert: string | null;
  isSent: boolean;
  receipt?: Receipt | undefined;
  /** What was accepted. */
  sent?: Typed | undefined;
  isPending: boolean;
  /** Whether only the sum is left, which the first press asked for. */
  isSumNext?: boolean;
}

/** The form's state and submission, starting from a post without scripts. */
export function useVisitorForm<Typed extends object, Receipt>(options: VisitorFormOptions<Typed, Receipt>) {
  const { action, page, answerId, check, texts, onDraft, onSent, isTrusted = false } = options;
  const [posted, post] = useActionState(action, null, `${page}#${answerId}`);
  const left = posted?.ok && !posted.data.isSent ? posted.data : null;
  const form = useRef<HTMLFormElement>(null);
  const [isTouched, setIsTouched] = useState(Boolean(onSent));
  const sum = useCaptcha(left?.captcha ?? null, isTouched && !left && !isTrusted);
  const [shown, setShown] = useState((): Shown<Typed, Receipt> => shownAfter(posted));
  useFirstMistake(form, shown.messages);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (shown.isPending) return;
    const typed = typedIn<Typed>(event.currentTarget);
    const mistakes = { ...check(typed), ...(isTrusted ? {} : mistakeIn(typed, sum.captcha)) };
    const isWrong = Object.keys(mistakes).length > 0;
    setShown({ ...nothing, messages: mistakes, isSumNext: !isWrong });
    if (!sum.captcha && !isTrusted) return isTouched ? sum.refresh() : setIsTouched(true);
    if (isWrong) return;
    setShown({ ...nothing, isPending: true });
    const answer = await send(options, typed);
    return answer.isTaken ? finish(typed, answer.receipt) : refuse(answer);
  };
  const refuse = ({ fields, message }: Sending & { isTaken: false }) => {
    setShown({ ...nothing, messages: fields, alert: texts.submitAlert(message) });
    toast('error', texts.submitFailed(message));
    if (fields.captcha_answer) sum.refresh();
    emptyTrap(form.current);
  };
  const finish = (typed: Typed, receipt?: Receipt) => {
    setShown({ ...nothing, isSent: !onSent, receipt, sent: typed });
    form.current?.reset();
    onDraft?.(undefined);
    if (!isTrusted) sum.refresh();
    toast('success', texts.received);
    onSent?.(receipt);
  };
  // A press of the button asks for the sum itself: one that arrives during the press would be found unanswered.
  const touch = ({ target }: FocusEvent) => target instanceof HTMLButtonElement || setIsTouched(true);
  return { form, post, submit, sum, left, ...shown, touch };
}

async function send<Typed extends object, Receipt>(
  options: VisitorFormOptions<Typed, Receipt>,
  typed: Typed,
): Promise<Sending<Receipt>> {
  const answer = await sendForm<Receipt>(options, options.toSent?.(typed) ?? typed);
  // Its thanks say what became of it: sent again, it is answered in the same way.
  const isLost = answer.isTaken && options.thanks && !answer.receipt;
  return isLost ? { isTaken: false, fields: {} } : answer;
}

const nothing: Shown<never, never> = { messages: {}, alert: null, isSent: false, isPending: false };

/** Returns the initial state after a post without scripts: errors, or success. */
function shownAfter<Typed, Receipt>(posted: Posted<Typed, Receipt>): Shown<Typed, Receipt> {
  if (!posted) return nothing;
  if (!posted.ok) return { ...nothing, alert: posted.error.message };
  const answer = posted.data;
  return answer.isSent
    ? { ...nothing, isSent: true, receipt: answer.receipt, sent: answer.typed }
    : { ...nothing, messages: firstOf(answer.fields), alert: answer.message };
}

/** Returns every field as its text, with what keeps programs out; a checked box is 'on'. */
export function typedIn<Typed>(form: HTMLFormElement): Typed & { captcha_answer?: string } {
  return Object.fromEntries(new FormData(form)) as Typed & { captcha_answer?: string };
}

/** Focuses the first error after rendering; errors that came with the page do not steal focus from the form. */
function useFirstMistake(form: RefObject<HTMLFormElement | null>, messages: FieldMessages): void {
  const [written] = useState(messages);
  useEffect(() => {
    if (messages === written && form.current?.contains(document.activeElement)) return;
    if (Object.keys(messages).length === 0) return;
    const mistake = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // Of several answers the first one.
    (mistake?.querySelector('input') ?? mistake)?.focus();
  }, [messages, written, form]);
}

function mistakeIn(
  { captcha_answer = '' }: { captcha_answer?: string },
  captcha: Captcha | null,
): FieldMessages {
  if (!captcha || readAnswer(captcha_answer) === captcha.a + captcha.b) return {};
  return { captcha_answer: answerMistake(captcha_answer) ?? messages.visitorForm.wrongAnswer };
}

/** Autofilled values are not sent twice. */
function emptyTrap(form: HTMLFormElement | null): void {
  const trap = form?.elements.namedItem('website');
  if (trap instanceof HTMLInputElement) trap.value = '';
}
