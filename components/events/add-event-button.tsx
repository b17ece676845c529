'use client';

import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { AddEventDialog } from './add-event-dialog';

/** Opens the 'Add New Event' dialog. */
export function AddEventButton({ variant }: { variant?: 'primary' | 'secondary' | 'light' | 'gold' }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        <span className="inline-flex items-center gap-2">
          <CalendarPlus aria-hidden size={19} strokeWidth={1.75} />
          Add Event
        </span>
      </Button>
      <AddEventDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
