'use client';

import { useState } from 'react';
import { usePrivateList } from '#components/account/use-private-list.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Pager } from '#components/ui/links/pager.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { messages } from '#lib/language/messages.ts';
import type { StaffPrayerRequest } from '#lib/prayer/schema.ts';
import type { PrayerStatus } from '#lib/prayer/status.ts';
import { RequestCard } from './request-card.tsx';

const perPage = 10;

/** The requests in one state, newest first, paged and kept current. */
export function RequestList({ status }: { status: PrayerStatus }) {
  const [page, setPage] = useState(1);
  const path = `/api/prayer-requests?status=${status}&limit=${perPage}&offset=${(page - 1) * perPage}`;
  const { rows, total, problem, reload } = usePrivateList<StaffPrayerRequest>(path, 'prayer-requests');
  const pageCount = Math.max(1, Math.ceil(total / perPage));

  if (page > pageCount && rows) setPage(pageCount);
  return (
    <>
      {problem && <Problem className="mb-6">{messages.prayer.loadFailed(problem)}</Problem>}
      {!rows && !problem && <Loading>{messages.prayer.loading}</Loading>}
      {rows?.length === 0 && !problem && (
        <EmptyState title={messages.prayer.empty(messages.prayer.statuses[status])} />
      )}
      {rows && rows.length > 0 && (
        <ol className="grid gap-5">
          {rows.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} onChanged={reload} />
            </li>
          ))}
        </ol>
      )}
      <Pager label={messages.prayer.pages} page={page} pageCount={pageCount} onPage={setPage} />
    </>
  );
}
