'use client';

import { useState } from 'react';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { closingMessages } from '#lib/closings/messages.ts';
import type { Closing } from '#lib/closings/schema.ts';
import { ClosingForm } from './closing-form.tsx';
import { HoldingClosings } from './holding-closings.tsx';

/** A dialog that closes the church, moves it online or delays it; lists current closings first. */
export function ClosingDialog({ onClose }: { onClose: () => void }) {
  const [changed, setChanged] = useState<Closing | null>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={closingMessages.title}
      description={closingMessages.description}
      dismiss="Leave this window"
    >
      <HoldingClosings changed={changed} onChange={setChanged} />
      <ClosingForm key={changed?.id} changed={changed} onClose={onClose} />
    </Dialog>
  );
}
