import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { useTypedChanges } from '#components/admin-mode/use-typed-changes.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { draftStore } from '#lib/core/browser/draft-store.ts';
import { messages } from '#lib/language/messages.ts';
import { type Sermon, sermonRow } from '#lib/sermons/schema.ts';
import { emptySermonForm, type SermonFormValues } from './sermon-form-values.ts';

/** Unsaved text of a sermon's form, and the sermon that it is based on; null of a new one. */
export interface SermonDraft<Opened = Sermon | null> {
  opened: Opened;
  values: SermonFormValues;
}

const texts = Object.keys(emptySermonForm).map((name) => [name, z.string()]);
const stored = z.object({
  opened: sermonRow.nullable(),
  // The file of an upload that has not ended is chosen again.
  values: z.object({
    ...Object.fromEntries(texts),
    audio_upload: z.union([z.uuid(), z.literal('')]).catch(''),
  }),
});

/** By the id of the sermon, `new` or `today`. */
export const { readDraft, keepDraft, forgetDraft } = draftStore<SermonDraft>(
  'localStorage',
  'sermon-text',
  stored,
);

/** Returns the draft of a form as it was when the form opened, and says that it is there again. */
export function useDraft(of: string, isMeant: (draft: SermonDraft) => boolean): SermonDraft | null {
  const [draft] = useState(() => {
    const kept = readDraft(of);
    return kept && isMeant(kept) ? kept : null;
  });
  useEffect(() => {
    if (draft) toast('info', messages.sermonForm.takenUp, { id: 'taken-up' });
  }, [draft]);
  return draft;
}

/** Keeps what is typed in this browser, also while a file is on its way: the form may be left at any time. */
export function useKeeping(
  of: string,
  form: UseFormReturn<SermonFormValues>,
  opened: Sermon | null = null,
): void {
  useTypedChanges(form, () => keepDraft(of, { opened, values: form.getValues() }));
}
