'use client';

import type { ReactNode } from 'react';
import { churchTag, secondTag } from '#lib/core/church/locale.ts';
import { languageNameIn } from '#lib/core/language/language-names.ts';
import type { TypedTexts } from '#lib/translations/typed-texts.ts';
import type { RowTranslation } from './row-translation.ts';
import { confirmText, saveWords, suggestText } from './save-words.ts';
import { TranslationFrame } from './translation-frame.tsx';
import { useWords, type Words } from './use-words.ts';

interface TranslationOptions {
  /** What was typed earlier. */
  typed?: TypedTexts | undefined;
  /** Shows only texts that the row has: one date has few of its own. */
  isOwnOnly?: boolean;
  /** The version of the row: with another one its texts are read again. */
  version?: string | null;
  /** Returns the name of a text among those of its row for that of a form's field. */
  nameOf?: (field: string) => string;
  /** Returns the id of the row that was saved, where it may be another one; by default that of a new row. */
  idOf?: (row: never) => string;
}

/**
 * Returns the words of a row in the second language; null while the site has one language, or without an id.
 * @param id null for a row that the form creates
 */
export function useTranslation(
  table: string,
  id: string | null | undefined,
  options: TranslationOptions = {},
): RowTranslation | null {
  const language = id === undefined ? null : secondTag();
  const words = useWords(table, language ? (id ?? null) : null, options);
  if (!language) return null;
  const languageName = languageNameIn(language, churchTag());
  const { typed, stored } = words;
  const {
    nameOf = (field) => field,
    isOwnOnly = false,
    idOf = ({ id: own }: { id: string }) => words.id ?? own,
  } = options;
  const translation: RowTranslation = {
    ...words,
    ...changesOf(words),
    ...{ language, languageName, nameOf },
    isThere: words.id === null || words.row !== null,
    isTyped: Object.keys(typed).length > 0,
    has: (name) => !isOwnOnly || stored(name) !== undefined,
    valueOf: (name) => typed[name]?.text ?? stored(name)?.translation ?? '',
    mistakeOf: (name) => words.mistakes?.[name]?.[0],
    save: (row) => saveWords(words, idOf(row as never), languageName),
    frame: (fields: ReactNode) => <TranslationFrame translation={translation}>{fields}</TranslationFrame>,
  };
  return translation;
}

function changesOf(words: Words): Pick<RowTranslation, 'noteOriginal' | 'suggest' | 'confirm' | 'settle'> {
  const originals = words.originals.current;
  return {
    noteOriginal: (name, text) => {
      if (text === null) originals.delete(name);
      else originals.set(name, text);
    },
    suggest: (name) => suggestText(words, name),
    confirm: (name) => confirmText(words, name),
    settle: (isMineKept) => {
      words.setRow(words.conflict);
      words.setConflict(null);
      if (!isMineKept) words.setTyped(() => ({}));
    },
  };
}
