'use client';

import { useRef } from 'react';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { messages } from '#lib/language/messages.ts';
import type { PrayerSource } from '#lib/prayer/schema.ts';
import type { PrayerTyped } from './prayer-fields.tsx';
import { PrayerForm } from './prayer-form.tsx';

export interface PrayerDialogProps {
  isOpen: boolean;
  onClose: () => void;
  source?: PrayerSource | undefined;
}

/** The prayer form as a dialog. Closing it keeps the input. */
export function PrayerDialog({ isOpen, onClose, source }: PrayerDialogProps) {
  const draft = useRef<PrayerTyped | undefined>(undefined);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.prayerForm.dialogTitle}
      description={messages.prayerForm.dialogDescription}
    >
      <PrayerForm
        source={source}
        draft={draft.current}
        onDraft={(typed) => {
          draft.current = typed;
        }}
        onSent={onClose}
      />
    </Dialog>
  );
}
