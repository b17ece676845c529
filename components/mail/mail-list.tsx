'use client';

import { useState } from 'react';
import { usePrivateList } from '#components/account/use-private-list.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Pager } from '#components/ui/links/pager.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { Problem } from '#components/ui/text/problem.tsx';
import { messages } from '#lib/language/messages.ts';
import type { Mail, MailState } from '#lib/mail/schema.ts';
import { MailItem } from './mail-item.tsx';

const perPage = 20;

/** The mails in one state or in all, newest first, paged and kept current. */
export function MailList({ state }: { state: MailState | undefined }) {
  const [page, setPage] = useState(1);
  const path = `/api/outbox?limit=${perPage}&offset=${(page - 1) * perPage}${state ? `&state=${state}` : ''}`;
  const { rows, total, problem, reload } = usePrivateList<Mail>(path, 'mail');
  const pageCount = Math.max(1, Math.ceil(total / perPage));

  if (page > pageCount && rows) setPage(pageCount);
  return (
    <>
      {problem && <Problem className="mb-6">{`${messages.mail.loadFailed}: ${problem}`}</Problem>}
      {!rows && !problem && <Loading>{messages.staffPages.mail.loading}</Loading>}
      {rows?.length === 0 && !problem && <NoMail isNarrowed={state !== undefined} />}
      <ul aria-label={messages.staffPages.mail.title} className="border-b border-rule empty:hidden">
        {rows?.map((mail) => (
          <MailItem key={mail.id} mail={mail} onSent={reload} />
        ))}
      </ul>
      <Pager label={messages.mail.pages} page={page} pageCount={pageCount} onPage={setPage} />
    </>
  );
}

function NoMail({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed) return <EmptyState title={messages.mail.emptyOfState} />;
  return (
    <EmptyState title={messages.mail.empty}>
      <p>{messages.mail.emptyHint}</p>
    </EmptyState>
  );
}
