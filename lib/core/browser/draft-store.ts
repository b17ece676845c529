import type { z } from 'zod';
import { type Area, readStored, removeStored, writeStored } from './browser-storage.ts';

interface DraftStore<Draft> {
  /** Returns what was typed into this form; null without it, or where this version cannot read it. */
  readDraft(of: string): Draft | null;
  /** Keeps unsaved text of a form until it is saved. */
  keepDraft(of: string, draft: Draft): void;
  /** Deletes the unsaved text of a form. */
  forgetDraft(of: string): void;
}

/**
 * Returns where this browser, or this tab alone, keeps unsaved text of forms of one kind.
 * @param name of the kind, unique among all; each draft has the id of its form after it
 * @param schema what a draft must be to be read
 */
export function draftStore<Draft>(area: Area, name: string, schema: z.ZodType): DraftStore<Draft> {
  const keyOf = (of: string) => `belltower.${name}.${of}`;
  return {
    readDraft(of) {
      try {
        return schema.parse(JSON.parse(readStored(area, keyOf(of)) ?? 'null')) as Draft;
      } catch {
        return null;
      }
    },
    keepDraft: (of, draft) => writeStored(area, keyOf(of), JSON.stringify(draft)),
    forgetDraft: (of) => removeStored(area, keyOf(of)),
  };
}
