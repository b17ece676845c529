import type { SavedBeside } from '#components/form/saving/saved-beside.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import type { TextKind } from '#lib/core/translations/texts.ts';
import type { Words } from './use-words.ts';

/** The words of a row in the second language, as a form of staff edits them beside its fields. */
export interface RowTranslation
  extends SavedBeside,
    Pick<Words, 'row' | 'isFailed' | 'reload' | 'stored' | 'type' | 'conflict'> {
  language: LanguageTag;
  /** The language's name in the language of the page. */
  languageName: string;
  /** Whether the stored words are there; always of a new row. */
  isThere: boolean;
  /** Returns the name of a text among those of its row for that of a form's field. */
  nameOf: (field: string) => string;
  /** Whether a field is shown for this name. */
  has: (name: string) => boolean;
  valueOf: (name: string) => string;
  /** Stores the present value of the original field; null when the field is removed. */
  noteOriginal: (name: string, text: string | null) => void;
  mistakeOf: (name: string) => string | undefined;
  suggest: (name: string) => Promise<void>;
  confirm: (name: string) => Promise<void>;
  /** Goes on from what someone else has saved, with what was typed or without it. */
  settle: (isMineKept: boolean) => void;
}

/** A text of a row beside its field. */
export interface TextBeside {
  /** The text's name among those of its row, or what the form's translation makes one of. */
  name: string;
  /** What the field in the first language is called. */
  label: string;
  kind: TextKind;
  hasHeadings?: boolean | undefined;
}
