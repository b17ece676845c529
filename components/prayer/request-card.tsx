'use client';

import { useId, useState } from 'react';
import { askFirst } from '#components/admin-mode/ask-first.tsx';
import { carryOut } from '#components/form/use-press.ts';
import { Button } from '#components/ui/button.tsx';
import { churchClock, churchLanguage, churchTimeZone } from '#lib/core/church/locale.ts';
import { unbrokenTimes } from '#lib/core/dates/unbroken-times.ts';
import { languageFacts } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import { changePrayerStatusAction, deletePrayerRequestAction } from '#lib/prayer/actions.ts';
import type { StaffPrayerRequest } from '#lib/prayer/schema.ts';
import type { PrayerStatus } from '#lib/prayer/status.ts';

/** One request: name, time in the church's zone, text and actions. */
export function RequestCard({
  request,
  onChanged,
}: {
  request: StaffPrayerRequest;
  onChanged: () => Promise<unknown>;
}) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="rounded-card border border-rule border-s-4 border-s-accent bg-white/60 p-5 sm:p-7"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-xl">
          {request.name}
        </h2>
        <time dateTime={request.created_at} className="text-sm text-ink-3">
          {unbrokenTimes(momentText(request.created_at)) + messages.prayer.askedWhere(request.source)}
        </time>
      </header>
      {request.email && (
        <a href={`mailto:${request.email}`} className="text-link text-sm wrap-anywhere">
          {request.email}
        </a>
      )}
      <p className="measure mt-4 whitespace-pre-wrap wrap-anywhere">{request.request}</p>
      <NotificationLine notifications={request.notifications} />
      <RequestActions request={request} onChanged={onChanged} />
    </article>
  );
}

/** Returns 'June 7, 2026 at 10:30 AM' in the church's zone. */
function momentText(timestamp: string): string {
  return new Date(timestamp).toLocaleString(languageFacts[churchLanguage()].locale, {
    timeZone: churchTimeZone(),
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: churchClock() === '12' ? 'h12' : 'h23',
  });
}

function NotificationLine({ notifications }: Pick<StaffPrayerRequest, 'notifications'>) {
  const { sent, waiting, stopped } = notifications;
  if (sent + waiting + stopped === 0) return null;
  return <p className="mt-4 text-sm text-ink-3">{messages.prayer.notifications(notifications)}</p>;
}

interface RequestActionsProps {
  request: StaffPrayerRequest;
  onChanged: () => Promise<unknown>;
}

/** The allowed status changes of a request. */
function RequestActions({ request: { id, status }, onChanged }: RequestActionsProps) {
  const { pending, move } = useStatusChange(id, onChanged);
  return (
    <div className="mt-5 grid gap-3 sm:flex">
      {status === 'new' && (
        <Button
          variant="secondary"
          pending={pending === 'inprogress'}
          disabled={pending !== null}
          onClick={() => move('inprogress')}
        >
          {messages.prayer.view}
        </Button>
      )}
      {status !== 'completed' && (
        <Button
          pending={pending === 'completed'}
          disabled={pending !== null}
          onClick={() => move('completed')}
        >
          {messages.prayer.complete}
        </Button>
      )}
      {status === 'completed' && (
        <Button variant="danger" onClick={() => askDeletion(id, onChanged)}>
          {messages.ui.delete}
        </Button>
      )}
    </div>
  );
}

function useStatusChange(id: string, onChanged: () => Promise<unknown>) {
  const [pending, setPending] = useState<PrayerStatus | null>(null);
  const move = async (to: 'inprogress' | 'completed') => {
    setPending(to);
    const { viewed, statusChanged, statusFailed, statuses } = messages.prayer;
    const done = to === 'inprogress' ? viewed : statusChanged(statuses[to]);
    await carryOut(changePrayerStatusAction, { id, status: to }, { done, failureText: statusFailed });
    setPending(null);
    void onChanged();
  };
  return { pending, move };
}

function askDeletion(id: string, onDeleted: () => Promise<unknown>): void {
  const {
    deleteTitle: title,
    deleteQuestion: question,
    deleted: done,
    deleteFailed: failed,
  } = messages.prayer;
  askFirst('delete-request', { title, question, confirm: messages.ui.delete }, async () => {
    await carryOut(deletePrayerRequestAction, { id }, { done, failed });
    void onDeleted();
  });
}
