import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { toast } from '#components/ui/toast/toast.ts';
import { readStored, removeStored, writeStored } from '#lib/core/browser/browser-storage.ts';
import { messages } from '#lib/language/messages.ts';
import { type Sermon, sermonRow } from '#lib/sermons/schema.ts';
import { emptySermonForm, type SermonFormValues } from './sermon-form-values.ts';

/** Unsaved text of a sermon's form, and the sermon that it is based on; null of a new one. */
export interface SermonDraft<Opened = Sermon | null> {
  opened: Opened;
  values: SermonFormValues;
}

/** The form that a draft is of: a sermon by its id, a new one, or today's message. */
export type DraftOf = string | 'new' | 'today';

const texts = Object.keys(emptySermonForm).map((name) => [name, z.string()]);
const stored = z.object({
  opened: sermonRow.nullable(),
  // The file of an upload that has not ended is chosen again.
  values: z.object({
    ...Object.fromEntries(texts),
    audio_upload: z.union([z.uuid(), z.literal('')]).catch(''),
  }),
});

/** Returns what was typed into this form in this browser; null without it, or where this version cannot read it. */
export function readDraft(of: DraftOf): SermonDraft | null {
  try {
    return stored.parse(JSON.parse(readStored('localStorage', keyOf(of)) ?? '')) as SermonDraft;
  } catch {
    return null;
  }
}

/** Keeps unsaved text of a form until it is saved. */
export function keepDraft(of: DraftOf, draft: SermonDraft): void {
  writeStored('localStorage', keyOf(of), JSON.stringify(draft));
}

/** Deletes the unsaved text of a form. */
export function forgetDraft(of: DraftOf): void {
  removeStored('localStorage', keyOf(of));
}

/** Returns the draft of a form as it was when the form opened, and says that it is there again. */
export function useDraft(of: DraftOf, isMeant: (draft: SermonDraft) => boolean): SermonDraft | null {
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
  of: DraftOf,
  form: UseFormReturn<SermonFormValues>,
  opened: Sermon | null = null,
): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) => {
      // Without a name the form was filled, not typed into.
      if (name) keepDraft(of, { opened, values: form.getValues() });
    });
    return unsubscribe;
  }, [of, form, opened]);
}

function keyOf(of: DraftOf): string {
  return `belltower.sermon-text.${of}`;
}
