import { z } from 'zod';
import { draftStore } from '#lib/core/browser/draft-store.ts';
import { type FormRow, formRow } from '#lib/forms/schema.ts';
import { type TypedTexts, typedTexts } from '#lib/translations/typed-texts.ts';
import type { FormValues } from './form-values.ts';

/** Unsaved text of a form's editor, and the form that it is based on. */
export interface FormDraft {
  opened: FormRow;
  values: FormValues;
  /** In the second language. */
  translation?: TypedTexts | undefined;
}

const entries = z.array(z.looseObject({ label: z.string() }));
const stored = z.object({
  opened: formRow,
  values: z.looseObject({
    title: z.string(),
    questions: entries,
    slots: entries,
    notify: z.object({ roles: z.array(z.string()), emails: z.string() }),
  }),
  translation: typedTexts.optional(),
});

const drafts = draftStore<FormDraft>('localStorage', 'form-text', stored);

export const { readDraft, forgetDraft } = drafts;

/** Keeps unsaved text of a form until it is saved. */
export function keepDraft(draft: FormDraft): void {
  drafts.keepDraft(draft.opened.id, draft);
}
