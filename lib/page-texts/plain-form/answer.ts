import type { FieldErrors } from '#lib/core/operations/errors.ts';
import type { PageTextKey } from '../register.ts';
import type { PlainWords } from './plain-words.ts';

/** What a plain form did: its message, by name. */
export type WordsDone = 'saved' | 'original';

/** What the plain form of a key shows after it was sent: what was done, or all that was typed. */
export type WordsAnswer =
  | { isSaved: true; done: WordsDone }
  | {
      key: PageTextKey;
      isSaved: false;
      typed: PlainWords;
      fields: FieldErrors;
      /** What went wrong; null when a list was only rearranged. */
      message: string | null;
      /** What the form is saved over when it is sent again. */
      version: string | undefined;
      /** After a conflict, the words that somebody else saved. */
      theirs: string | null;
      /** Nothing was refused: it was typed before its sender had to sign in, and comes back. */
      isCarried?: true;
    };
