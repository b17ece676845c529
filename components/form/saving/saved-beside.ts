import type { ReactNode } from 'react';
import type { ActionResult } from '#lib/core/operations/action.ts';
import type { TypedTexts } from '#lib/translations/typed-texts.ts';

/** What a form saves in the same press, once its row is saved, such as its words in the second language. */
export interface SavedBeside {
  /** Whether something of it was typed that is not saved. */
  isTyped: boolean;
  /** What that is, by the texts' names: drafts keep it. */
  typed: TypedTexts;
  /** Saves it for the row that was saved, and says itself what failed. */
  save: (row: unknown) => Promise<ActionResult<unknown>>;
  /** Draws the fields of the form with it. */
  frame: (fields: ReactNode) => ReactNode;
}
