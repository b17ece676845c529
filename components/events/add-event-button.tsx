'use client';

import { CalendarPlus } from 'lucide-react';
import { openStaffDialog } from '#components/account/staff-dialogs.ts';
import { Button } from '#components/ui/button.tsx';
import { AddEventDialog } from './add-event-dialog.tsx';

/** Opens the 'Add New Event' dialog. */
export function AddEventButton({ variant }: { variant?: 'primary' | 'secondary' | 'light' | 'gold' }) {
  return (
    <Button
      variant={variant}
      onClick={() => openStaffDialog('add-event', (dialog) => <AddEventDialog {...dialog} />)}
    >
      <span className="inline-flex items-center gap-2">
        <CalendarPlus aria-hidden size={19} strokeWidth={1.75} />
        Add Event
      </span>
    </Button>
  );
}
