'use client';

import { Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { updateEventAction } from '@/lib/events/actions';
import { eventTexts } from '@/lib/events/texts';
import { openStaffDialog } from '../admin/staff-dialogs';
import { runUnlocked } from '../form/use-action-form';
import { useRefresh } from '../live/use-refresh';
import { toast } from '../ui/toast';
import { DeleteEventDialog } from './delete-event-dialog';
import { EditEventDialog } from './edit-event-dialog';
import type { ControlledOccurrence } from './event-controls-island';

/** Edit and delete buttons; a cancelled date can also be restored. */
export function EventControls({ occurrence }: { occurrence: ControlledOccurrence }) {
  const refresh = useRefresh();
  const { id } = occurrence;
  const edit = () =>
    openStaffDialog('edit-event', (dialog) => (
      <EditEventDialog key={id} occurrence={occurrence} {...dialog} />
    ));
  const remove = () =>
    openStaffDialog('delete-event', (dialog) => (
      <DeleteEventDialog key={id} occurrence={occurrence} {...dialog} />
    ));

  const restore = async () => {
    const result = await runUnlocked(updateEventAction, {
      id,
      scope: 'this',
      status: 'scheduled',
    });
    if (!result.ok) return toast('error', eventTexts.saveFailed(result.error.message));
    toast('success', eventTexts.updated);
    void refresh();
  };
  return (
    <div className="flex flex-wrap gap-1 print:hidden">
      <Control
        label={`Edit ${occurrence.title}`}
        text="Edit"
        icon={<Pencil aria-hidden size={17} />}
        onClick={edit}
      />
      {occurrence.is_cancelled && (
        <Control
          label={`Restore ${occurrence.title}`}
          text="Restore"
          icon={<RotateCcw aria-hidden size={17} />}
          onClick={restore}
        />
      )}
      <Control
        label={`Delete ${occurrence.title}`}
        text="Delete"
        icon={<Trash2 aria-hidden size={17} />}
        onClick={remove}
      />
    </div>
  );
}

function Control({
  label,
  text,
  icon,
  onClick,
}: {
  label: string;
  text: string;
  icon: React.ReactNode;
  onClick: () => void;
}) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className="edit-control">
      {icon}
      {text}
    </button>
  );
}
