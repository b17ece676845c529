'use client';

import { useId, useState } from 'react';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { toast } from '#components/ui/toast/toast.ts';
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
        <a href={`mailto:${request.email}`} className="text-link text-sm [overflow-wrap:anywhere]">
          {request.email}
        </a>
      )}
      <p className="measure mt-4 whitespace-pre-wrap [overflow-wrap:anywhere]">{request.request}</p>
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
    const result = await runUnlocked(changePrayerStatusAction, { id, status: to });
    setPending(null);
    if (result.ok) {
      toast(
        'success',
        to === 'inprogress'
          ? messages.prayer.viewed
          : messages.prayer.statusChanged(messages.prayer.statuses[to]),
      );
    } else toast('error', messages.prayer.statusFailed(messageOf(result.error)));
    void onChanged();
  };
  return { pending, move };
}

function askDeletion(id: string, onDeleted: () => Promise<unknown>): void {
  const remove = async (onClose: () => void) => {
    const result = await runUnlocked(deletePrayerRequestAction, { id });
    onClose();
    if (result.ok) toast('success', messages.prayer.deleted);
    else toast('error', messages.prayer.deleteFailed(result.error.message));
    void onDeleted();
  };
  openStaffDialog('delete-request', (dialog) => (
    <ConfirmDialog
      {...dialog}
      title={messages.prayer.deleteTitle}
      question={messages.prayer.deleteQuestion}
      confirm={messages.ui.delete}
      onConfirm={() => remove(dialog.onClose)}
    />
  ));
}
