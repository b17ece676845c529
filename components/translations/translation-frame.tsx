'use client';

import { createContext, type ReactNode } from 'react';
import { ChangedMeanwhile } from '#components/form/conflict-notice.tsx';
import { plainText } from '#lib/core/html/plain-text.ts';
import { messages } from '#lib/language/messages.ts';
import type { TranslationRow } from '#lib/translations/schema.ts';
import type { RowTranslation } from './row-translation.ts';

/** The translation that the fields of a form stand beside; null while the site has one language. */
export const TranslationContext = createContext<RowTranslation | null>(null);

/** The fields of a form with what someone else has translated meanwhile above them. */
export function TranslationFrame({
  translation,
  children,
}: {
  translation: RowTranslation;
  children: ReactNode;
}) {
  return (
    <TranslationContext value={translation}>
      <TranslationConflict {...translation} />
      {children}
    </TranslationContext>
  );
}

function TranslationConflict(translation: RowTranslation) {
  const { row, conflict, languageName, settle } = translation;
  if (!conflict) return null;
  const { noun, inLanguage } = messages.translating;
  return (
    <ChangedMeanwhile
      noun={noun(languageName)}
      opened={textsOf(row)}
      theirs={textsOf(conflict)}
      labels={Object.fromEntries(
        conflict.fields.map(({ name, label }) => [name, inLanguage(label, languageName)]),
      )}
      onSettle={settle}
    />
  );
}

function textsOf(row: TranslationRow | null): Record<string, string> {
  const texts = (row?.fields ?? []).map(({ name, kind, translation }) => [
    name,
    kind === 'rich' ? plainText(translation ?? '') : (translation ?? ''),
  ]);
  return Object.fromEntries(texts);
}
