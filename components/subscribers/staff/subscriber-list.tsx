'use client';

import { useState } from 'react';
import { usePrivateList } from '#components/account/use-private-list.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Pager } from '#components/ui/links/pager.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { messages } from '#lib/language/messages.ts';
import type { SubscriberNumbers, SubscriberRow } from '#lib/subscribers/staff/schema.ts';
import { type Filter, isNarrowed, listPath } from './list-filter.ts';
import { SubscriberItem } from './subscriber-item.tsx';

const perPage = 50;

interface SubscriberListProps {
  filter: Filter;
  topics: SubscriberNumbers['topics'];
}

/** The people of a filter, newest first, paged and kept current. */
export function SubscriberList({ filter, topics }: SubscriberListProps) {
  const [turned, setTurned] = useState({ filter, page: 1 });
  const page = turned.filter === filter ? turned.page : 1;
  const setPage = (next: number) => setTurned({ filter, page: next });
  const { rows, total, problem, reload } = usePrivateList<SubscriberRow>(
    listPath(filter, { page, perPage }),
    'subscribers',
  );
  const words = messages.subscriberList;
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  if (page > pageCount && rows) setPage(pageCount);
  return (
    <div className="min-w-0">
      {problem && <RetryNotice onRetry={reload}>{`${words.loadFailed}: ${problem}`}</RetryNotice>}
      {!rows && !problem && <Loading>{messages.staffPages.subscribers.loading}</Loading>}
      {rows?.length === 0 && !problem && isNarrowed(filter) && (
        <EmptyState title={words.noneFound}>
          <p>{words.noneFoundHint}</p>
        </EmptyState>
      )}
      <ul aria-label={words.list} className="border-t border-rule empty:hidden">
        {rows?.map((row) => (
          <SubscriberItem key={row.id} row={row} topics={topics} onChanged={reload} />
        ))}
      </ul>
      <Pager label={words.pages} page={page} pageCount={pageCount} onPage={setPage} />
    </div>
  );
}
