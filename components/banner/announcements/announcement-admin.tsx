'use client';

import { useEffect } from 'react';
import { usePrivateList } from '#components/account/use-private-list.ts';
import { toastDeletion } from '#components/activity/toast-deletion.ts';
import { askFirst } from '#components/admin-mode/ask-first.tsx';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { StaffRoom } from '#components/admin-mode/staff-room.tsx';
import { EditControl } from '#components/editing/edit-control.tsx';
import { carryOut } from '#components/form/use-press.ts';
import { Badge, type BadgeTone } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Pencil, Trash2 } from '#components/ui/icons/generated/icons.ts';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { deleteAnnouncementAction } from '#lib/announcements/actions.ts';
import { zonesWith } from '#lib/announcements/choices.ts';
import type { Announcement } from '#lib/announcements/schema.ts';
import { showingWords } from '#lib/announcements/showing-time.ts';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { messages } from '#lib/language/messages.ts';
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
    <StaffRoom
      room="announcements"
      lead={messages.announcements.lead}
      aside={<Button onClick={() => edit(null)}>{messages.announcements.add}</Button>}
    >
      {rows === undefined && !problem && (
        <Loading role="status">{messages.staffPages.announcements.loading}</Loading>
      )}
      {problem && <LoadFailure key={problem} onRetry={reload} />}
      {rows?.length === 0 && !problem && <EmptyState title={messages.announcements.empty} />}
      <ul className="grid gap-5">
        {rows?.map((row) => (
          <li key={row.id}>
            <AnnouncementCard row={row} onEdit={() => edit(row)} onChanged={reload} />
          </li>
        ))}
      </ul>
    </StaffRoom>
  );
}

/** Also shown in a browser alert, so that a failed read is not mistaken for an empty list. */
function LoadFailure({ onRetry }: { onRetry: () => Promise<unknown> }) {
  useEffect(() => window.alert(messages.announcements.loadFailed), []);
  return <RetryNotice onRetry={onRetry}>{messages.announcements.loadFailed}</RetryNotice>;
}

const tones: Record<Announcement['display_state'], BadgeTone> = {
  active: 'cedar',
  scheduled: 'bluebonnet',
  expired: 'quiet',
  inactive: 'quiet',
};

function AnnouncementCard({
  row,
  onEdit,
  onChanged,
}: {
  row: Announcement;
  onEdit: () => void;
  onChanged: () => void;
}) {
  return (
    <article className="overflow-hidden rounded-card border border-rule bg-white/55">
      <p
        className="px-5 py-3 text-[1.1875rem] leading-snug font-bold sm:px-6"
        style={{ backgroundColor: row.background_color, color: row.text_color }}
      >
        {row.message}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4 sm:px-6">
        <Badge tone={tones[row.display_state]}>{messages.announcements.states[row.display_state]}</Badge>
        {row.is_urgent && <Badge tone="paintbrush">{messages.announcements.urgent}</Badge>}
        <p className="tabular me-auto text-sm text-ink-2">
          <span>{timesOf(row)}</span>
          {row.link && <span className="block">{messages.announcements.leadsTo(row.link)}</span>}
        </p>
        <EditControl label={messages.announcements.editOne(row.message)} icon={Pencil} onClick={onEdit}>
          {messages.ui.edit}
        </EditControl>
        <EditControl
          label={messages.announcements.deleteOne(row.message)}
          icon={Trash2}
          onClick={() => askDeletion(row, onChanged)}
        >
          {messages.ui.delete}
        </EditControl>
      </div>
    </article>
  );
}

function askDeletion(row: Announcement, onDeleted: () => void): void {
  const { delete: title, deleteQuestion, deleted, deleteFailed } = messages.announcements;
  const question = { title, question: deleteQuestion(row.message), confirm: title };
  askFirst('delete-announcement', question, async () => {
    const failureText = (message = deleteFailed) => message;
    if (!(await carryOut(deleteAnnouncementAction, { id: row.id }, { failureText }))) return false;
    toastDeletion(deleted, { table_name: 'announcements', row_id: row.id }, onDeleted);
    onDeleted();
  });
}

/** When it shows, with the zone's name where that is not the church's. */
function timesOf(row: Announcement): string {
  const times = showingWords(row);
  if (row.timezone === churchTimeZone()) return times;
  return messages.announcements.timesAndZone(times, labelOf(row.timezone));
}

function labelOf(zone: string): string {
  return zonesWith(zone).find(({ value }) => value === zone)?.label ?? zone;
}
