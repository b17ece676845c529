import { z } from 'zod';
import { readStored, removeStored, writeStored } from '#lib/core/browser/browser-storage.ts';
import { type FormRow, formRow } from '#lib/forms/schema.ts';
import type { FormValues } from './form-values.ts';

/** Unsaved text of a form's editor, and the form that it is based on. */
export interface FormDraft {
  opened: FormRow;
  values: FormValues;
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
});

/** Returns what was typed into this form in this browser; null without it, or where this version cannot read it. */
export function readDraft(id: string): FormDraft | null {
  try {
    return stored.parse(JSON.parse(readStored('localStorage', keyOf(id)) ?? '')) as unknown as FormDraft;
  } catch {
    return null;
  }
}

/** Keeps unsaved text of a form until it is saved. */
export function keepDraft(draft: FormDraft): void {
  writeStored('localStorage', keyOf(draft.opened.id), JSON.stringify(draft));
}

/** Deletes the unsaved text of a form. */
export function forgetDraft(id: string): void {
  removeStored('localStorage', keyOf(id));
}

function keyOf(id: string): string {
  return `belltower.form-text.${id}`;
}
