'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import type { ActivityEntry } from '#lib/activity/entry.ts';
import { addDays, formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { messages } from '#lib/language/messages.ts';
import { ActivityItem } from './activity-item.tsx';
import { useActivity } from './use-activity.ts';

/** The entries of one table or of all, newest first, grouped by day in the church's zone. */
export function ActivityList({ table }: { table: string }) {
  const { entries, total, problem, isBusy, showMore, reload } = useActivity(table);
  const now = useNow();
  if (problem && !entries?.length) return <Failure problem={problem} onRetry={reload} />;
  if (!entries)
    return (
      <Loading role="status" className="mt-8">
        {messages.activity.loading}
      </Loading>
    );
  if (entries.length === 0) return <Nothing isNarrowed={table !== ''} />;
  return (
    <>
      {problem && <Failure problem={problem} onRetry={reload} />}
      {byDay(entries).map(({ day, ofDay }) => (
        <section key={day} aria-labelledby={`activity-${day}`} className="mt-7">
          <h3
            id={`activity-${day}`}
            className="border-b border-rule pb-2 font-sans text-sm font-semibold text-ink-2"
          >
            {dayName(day, now)}
          </h3>
          <ol className="[&>*+*]:border-t [&>*+*]:border-rule">
            {ofDay.map((entry) => (
              <li key={entry.id} className="py-4">
                <ActivityItem entry={entry} now={now} onRestored={reload} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      {entries.length < total && (
        <Button variant="secondary" pending={isBusy} onClick={showMore} className="mt-4 w-full">
          {messages.activity.showMore}
        </Button>
      )}
    </>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <EmptyState className="mt-8" title={messages.activity.emptyOfKind} />;
  return (
    <EmptyState className="mt-8" title={messages.activity.empty}>
      <p>{messages.activity.emptyHint}</p>
    </EmptyState>
  );
}

function byDay(entries: readonly ActivityEntry[]): { day: string; ofDay: ActivityEntry[] }[] {
  const days = new Map<string, ActivityEntry[]>();
  for (const entry of entries) {
    const day = churchToday(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, ofDay }));
}

function dayName(day: string, now: Date): string {
  const today = churchToday(now);
  if (day === today) return messages.activity.today;
  if (day === addDays(today, -1)) return messages.activity.yesterday;
  return formatDate(day, 'EEEE, MMMM d, yyyy') ?? day;
}

/** Returns the current time, updated every half minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Failure({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  const text = `${messages.activity.loadFailed}: ${problem}`;
  return (
    <RetryNotice className="mt-8" onRetry={onRetry}>
      {text}
    </RetryNotice>
  );
}
