'use client';

import { useRef } from 'react';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { messages } from '#lib/language/messages.ts';
import type { PrayerSource } from '#lib/prayer/schema.ts';
import type { PrayerTyped } from './prayer-fields.tsx';
import { PrayerForm } from './prayer-form.tsx';
import { PrivacyLink } from './privacy-link.tsx';

export interface PrayerDialogProps {
  isOpen: boolean;
  onClose: () => void;
  source?: PrayerSource | undefined;
  /** The words of the link to the church's page about privacy, if there is one. */
  privacy?: string | undefined;
}

/** The prayer form as a dialog. Closing it keeps the input. */
export function PrayerDialog({ isOpen, onClose, source, privacy }: PrayerDialogProps) {
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
      <PrivacyLink words={privacy} />
    </Dialog>
  );
}
