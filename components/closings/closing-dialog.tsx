'use client';

import { useState } from 'react';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { closingMessages } from '#lib/closings/messages.ts';
import type { Closing } from '#lib/closings/schema.ts';
import { ClosingForm } from './closing-form.tsx';
import { HoldingClosings } from './holding-closings.tsx';

/** Closes the church, holds it online only or lets it start late; first what of that holds already. */
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
