'use client';

import { useState } from 'react';
import type { Outcome } from '#components/form/use-action-form.ts';
import { carryOut } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { momentClock } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import { forgetMailAction, retryMailAction } from '#lib/mail/actions.ts';
import { type Mail, stateOf } from '#lib/mail/schema.ts';

/** One mail: its subject, recipient and state, with a button that retries a stopped one. */
export function MailItem({ mail, onSent }: { mail: Mail; onSent: () => Promise<unknown> }) {
  const state = stateOf(mail);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule py-4">
      <div className="min-w-0 wrap-anywhere">
        <p>
          <strong>{kindWords(mail.kind)}</strong>
          <span>{` ${messages.mail.toWhom(mail.to)}`}</span>
        </p>
        <p className={`text-sm ${state === 'stopped' ? 'font-semibold text-paintbrush' : 'text-ink-2'}`}>
          {standingOf(mail)}
        </p>
        {mail.last_error && (
          <p className="measure text-sm text-ink-2">
            {state === 'sent' ? messages.mail.cameBack(mail.last_error) : mail.last_error}
          </p>
        )}
      </div>
      {state === 'stopped' && <SendAgain mail={mail} onSent={onSent} />}
      {mail.is_overdue && <SendOrForget mail={mail} onDone={onSent} />}
    </li>
  );
}

function SendAgain({ mail, onSent }: { mail: Mail; onSent: () => Promise<unknown> }) {
  const [isPending, setIsPending] = useState(false);
  const sendAgain = async () => {
    setIsPending(true);
    const said = { done: messages.mail.sentAgain, failed: messages.mail.sendFailed };
    await carryOut(retryMailAction, { id: mail.id }, said);
    setIsPending(false);
    void onSent();
  };
  return (
    <Button
      size="small"
      variant="secondary"
      pending={isPending}
      onClick={sendAgain}
      aria-label={messages.mail.sendAgainTo(mail.to)}
    >
      {messages.mail.sendAgain}
    </Button>
  );
}

/** A mail that waited too long leaves by staff alone, or never. */
function SendOrForget({ mail, onDone }: { mail: Mail; onDone: () => Promise<unknown> }) {
  const words = messages.mail;
  const [isPending, setIsPending] = useState(false);
  const press = async (action: typeof retryMailAction | typeof forgetMailAction, said: Outcome<unknown>) => {
    setIsPending(true);
    await carryOut<{ id: string }, unknown>(action, { id: mail.id }, said);
    setIsPending(false);
    void onDone();
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        size="small"
        variant="secondary"
        pending={isPending}
        onClick={() => press(retryMailAction, { done: words.sentAgain, failed: words.sendFailed })}
        aria-label={words.sendTo(mail.to)}
      >
        {words.send}
      </Button>
      <Button
        size="small"
        variant="quiet"
        disabled={isPending}
        onClick={() => press(forgetMailAction, { done: words.forgotten, failed: words.forgetFailed })}
        aria-label={words.forgetTo(mail.to)}
      >
        {words.forget}
      </Button>
    </div>
  );
}

function standingOf({ send_after, sent_at, stopped_at, attempts }: Mail): string {
  const { standing } = messages.mail;
  const tried = attempts > 0 ? `, ${messages.mail.attempts(attempts)}` : '';
  if (sent_at) return standing.sent(momentWords(sent_at));
  if (stopped_at) return standing.stopped(momentWords(stopped_at)) + tried;
  const isDue = Date.parse(send_after) <= Date.now();
  return (isDue ? standing.waiting : standing.due)(momentWords(send_after)) + tried;
}

/** Returns the name of a mail's kind; of one that only another version has, its code in words. */
function kindWords(kind: string): string {
  const kinds: Readonly<Record<string, string>> = messages.mail.kinds;
  return kinds[kind] ?? (kind.charAt(0).toUpperCase() + kind.slice(1)).replaceAll('_', ' ');
}

/** Returns 'Nov 23, 2026, 3:16 AM' in the church's zone. */
function momentWords(moment: string): string {
  const at = new Date(moment);
  return `${formatDate(churchToday(at), 'MMM d, yyyy')}, ${momentClock(at)}`;
}
