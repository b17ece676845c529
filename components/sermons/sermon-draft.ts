import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useTypedChanges } from '#components/admin-mode/use-typed-changes.ts';
import type { ActionForm } from '#components/form/use-action-form.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { draftStore } from '#lib/core/browser/draft-store.ts';
import { messages } from '#lib/language/messages.ts';
import { type Sermon, sermonRow } from '#lib/sermons/schema.ts';
import { type TypedTexts, typedTexts } from '#lib/translations/typed-texts.ts';
import { emptySermonForm, type SermonFormValues } from './sermon-form-values.ts';

/** Unsaved text of a sermon's form, and the sermon that it is based on; null of a new one. */
export interface SermonDraft<Opened = Sermon | null> {
  opened: Opened;
  values: SermonFormValues;
  /** In the second language. */
  translation?: TypedTexts | undefined;
}

const texts = Object.keys(emptySermonForm).map((name) => [name, z.string()]);
const stored = z.object({
  opened: sermonRow.nullable(),
  // The file of an upload that has not ended is chosen again.
  values: z.object({
    ...Object.fromEntries(texts),
    audio_upload: z.union([z.uuid(), z.literal('')]).catch(''),
  }),
  translation: typedTexts.optional(),
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
  { form, beside }: Pick<ActionForm<SermonFormValues>, 'form' | 'beside'>,
  opened: Sermon | null = null,
): void {
  const translation = beside?.typed;
  const keep = () => keepDraft(of, { opened, values: form.getValues(), translation });
  useTypedChanges(form, keep);
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept with each change that is typed
  useEffect(() => {
    if (beside?.isTyped) keep();
  }, [translation]);
}
