'use client';

import { useState } from 'react';
import { usePrivateList } from '#components/account/use-private-list.ts';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { Button } from '#components/ui/button.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { messages } from '#lib/language/messages.ts';
import { notifyPrayerTeamAction } from '#lib/prayer/actions.ts';
import type { StoppedNotification } from '#lib/prayer/schema.ts';

/** Stopped notifications: recipient, reason and a retry button. */
export function StoppedNotifications() {
  const {
    rows = [],
    problem,
    reload,
  } = usePrivateList<StoppedNotification>('/api/functions/notify-prayer-team', 'prayer-requests');
  if (rows.length === 0)
    return problem ? <Problem className="mb-8">{messages.prayer.stoppedLoadFailed(problem)}</Problem> : null;
  return (
    <section
      aria-labelledby="stopped"
      className="mb-8 rounded-card border-s-4 border-paintbrush bg-paintbrush/8 p-5 sm:p-6"
    >
      <h2 id="stopped" className="text-lg">
        {messages.prayer.stopped(rows.length)}
      </h2>
      <ul className="mt-3 grid max-h-60 gap-2 overflow-y-auto text-sm">
        {rows.map((row) => (
          <li key={`${row.prayer_request_id} ${row.email}`} className="wrap-anywhere">
            <span>{messages.prayer.to}</span> <strong>{row.email}</strong>
            <span>{messages.prayer.aboutRequest(messages.prayer.statuses[row.status])}</span>
            {row.last_error && <span className="text-ink-2">{messages.prayer.because(row.last_error)}</span>}
          </li>
        ))}
      </ul>
      <SendAgain rows={rows} onSent={reload} />
    </section>
  );
}

function SendAgain({ rows, onSent }: { rows: StoppedNotification[]; onSent: () => Promise<unknown> }) {
  const [isPending, setIsPending] = useState(false);
  const sendAgain = async () => {
    setIsPending(true);
    let problem: string | null = null;
    for (const prayerRequestId of new Set(rows.map((row) => row.prayer_request_id))) {
      const result = await runUnlocked(notifyPrayerTeamAction, { prayerRequestId });
      if (!result.ok) problem = result.error.message;
    }
    setIsPending(false);
    if (problem) toast('error', messages.prayer.sendAgainFailed(problem));
    else toast('success', messages.prayer.sentAgain);
    void onSent();
  };
  return (
    <Button size="small" className="mt-4" pending={isPending} onClick={sendAgain}>
      {messages.prayer.sendAgain}
    </Button>
  );
}
