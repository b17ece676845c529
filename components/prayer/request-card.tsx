'use client';

import { useId } from 'react';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { unbrokenTimes } from '#lib/core/dates/unbroken-times.ts';
import { prayerMessages } from '#lib/prayer/messages.ts';
import type { StaffPrayerRequest } from '#lib/prayer/schema.ts';
import { RequestActions } from './request-actions.tsx';

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
      className="rounded-card border border-rule border-l-4 border-l-accent bg-white/60 p-5 sm:p-7"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-xl">
          {request.name}
        </h2>
        <time dateTime={request.created_at} className="text-sm text-ink-3">
          {unbrokenTimes(momentText(request.created_at)) +
            (request.source ? `, ${prayerMessages.besideStream}` : '')}
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
  return new Date(timestamp).toLocaleString('en-US', {
    timeZone: churchTimeZone(),
    dateStyle: 'long',
    timeStyle: 'short',
  });
}

function NotificationLine({ notifications }: Pick<StaffPrayerRequest, 'notifications'>) {
  const { sent, waiting, stopped } = notifications;
  const parts = [
    sent > 0 && `sent to ${sent}`,
    waiting > 0 && `on the way to ${waiting}`,
    stopped > 0 && `stopped for ${stopped}`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return <p className="mt-4 text-sm text-ink-3">{`Team notification: ${parts.join(', ')}.`}</p>;
}
