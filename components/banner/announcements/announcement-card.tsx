'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { toastDeletion } from '#components/activity/toast-deletion.ts';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { messageOf, runUnlocked } from '#components/form/use-action-form.ts';
import { Badge, type BadgeTone } from '#components/ui/badge.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { EditControl } from '#components/ui/edit-control.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { deleteAnnouncementAction } from '#lib/announcements/actions.ts';
import { announcementMessages, stateLabels, timeZoneChoices } from '#lib/announcements/messages.ts';
import type { Announcement } from '#lib/announcements/schema.ts';
import { showingWords } from '#lib/announcements/showing-time.ts';

const tones: Record<Announcement['display_state'], BadgeTone> = {
  active: 'cedar',
  scheduled: 'bluebonnet',
  expired: 'quiet',
  inactive: 'quiet',
};

/** One announcement: its preview, its times and its state. */
export function AnnouncementCard({
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
        <Badge tone={tones[row.display_state]}>{stateLabels[row.display_state]}</Badge>
        {row.is_urgent && <Badge tone="paintbrush">Urgent</Badge>}
        <p className="tabular mr-auto text-sm text-ink-2">
          <span>{`${showingWords(row)} · ${zoneName(row.timezone)}`}</span>
          {row.link && <span className="block">{`Leads to ${row.link}`}</span>}
        </p>
        <EditControl label={`Edit “${row.message}”`} icon={<Pencil aria-hidden size={17} />} onClick={onEdit}>
          Edit
        </EditControl>
        <EditControl
          label={`Delete “${row.message}”`}
          icon={<Trash2 aria-hidden size={17} />}
          onClick={() => askDeletion(row, onChanged)}
        >
          Delete
        </EditControl>
      </div>
    </article>
  );
}

function askDeletion(row: Announcement, onDeleted: () => void): void {
  const remove = async (onClose: () => void) => {
    const result = await runUnlocked(deleteAnnouncementAction, { id: row.id });
    if (!result.ok) return toast('error', messageOf(result.error) ?? announcementMessages.deleteFailed);
    onClose();
    toastDeletion(announcementMessages.deleted, { table_name: 'announcements', row_id: row.id }, onDeleted);
    onDeleted();
  };
  openStaffDialog('delete-announcement', (dialog) => (
    <ConfirmDialog
      {...dialog}
      title="Delete announcement"
      question={`“${row.message}” will be gone for good.`}
      confirm="Delete announcement"
      onConfirm={() => remove(dialog.onClose)}
    />
  ));
}

function zoneName(zone: string): string {
  return timeZoneChoices.find(({ value }) => value === zone)?.label ?? zone;
}
