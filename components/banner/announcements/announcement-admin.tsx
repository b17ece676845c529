'use client';

import { useEffect } from 'react';
import { usePrivateList } from '#components/account/use-private-list.ts';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { announcementMessages } from '#lib/announcements/messages.ts';
import type { Announcement } from '#lib/announcements/schema.ts';
import { AnnouncementCard } from './announcement-card.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';

/** Banner Management: every announcement with its state and actions. */
export function AnnouncementAdmin() {
  const { rows, problem, reload } = usePrivateList<Announcement>('/api/announcements', 'announcements');
  const edit = (row: Announcement | null) =>
    openStaffDialog(
      'announcement',
      ({ isOpen, onClose }) =>
        isOpen && <AnnouncementDialog key={row?.id} row={row} onClose={onClose} onSaved={reload} />,
    );

  return (
    <>
      <PageHeading
        title="Banner Management"
        aside={<Button onClick={() => edit(null)}>Add announcement</Button>}
      >
        <p>Short news at the top of every page. Events marked ‘Show in banner’ join by themselves.</p>
      </PageHeading>
      <div className="wrap pb-24">
        {rows === undefined && !problem && <Loading role="status">{announcementMessages.loading}</Loading>}
        {problem && <LoadFailure key={problem} onRetry={reload} />}
        {rows?.length === 0 && !problem && <EmptyState title={announcementMessages.empty} />}
        <ul className="grid gap-5">
          {rows?.map((row) => (
            <li key={row.id}>
              <AnnouncementCard row={row} onEdit={() => edit(row)} onChanged={reload} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Also shown in a browser alert, so that a failed read is not mistaken for an empty list. */
function LoadFailure({ onRetry }: { onRetry: () => Promise<unknown> }) {
  useEffect(() => window.alert(announcementMessages.loadFailed), []);
  return <RetryNotice onRetry={onRetry}>{announcementMessages.loadFailed}</RetryNotice>;
}
