import { z } from 'zod';
import { draftStore } from '#lib/core/browser/draft-store.ts';
import type { Values } from '#lib/core/fields/values.ts';
import { type LetterRow, letterRow } from '#lib/letters/schema.ts';

/** What the form of a letter holds: blocks as their fields show them. */
export interface LetterValues {
  subject: string;
  words: string;
  blocks: Values[];
  topics: string[];
  is_public: boolean;
}

/** Unsaved text of a letter, and the letter that it is based on. */
interface LetterDraft {
  opened: LetterRow;
  values: LetterValues;
}

const stored = z.object({
  opened: letterRow,
  values: z.object({
    subject: z.string(),
    words: z.string(),
    blocks: z.array(z.looseObject({ kind: z.string() })),
    topics: z.array(z.string()),
    is_public: z.boolean(),
  }),
});

const drafts = draftStore<LetterDraft>('localStorage', 'letter-text', stored);

export const { readDraft, forgetDraft } = drafts;

/** Keeps unsaved text of a letter until it is saved. */
export function keepDraft(draft: LetterDraft): void {
  drafts.keepDraft(draft.opened.id, draft);
}
