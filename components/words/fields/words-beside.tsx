'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { Translated } from '#components/translations/translated.tsx';
import type { TextKind } from '#lib/core/translations/texts.ts';
import type { WordsFieldProps } from './words-field-props.ts';

/** What the names of a form's texts begin with among those of their row; null where they have no translation. */
export const WordsName = createContext<string | null>(null);

/** A field of words with the same text in the second language beside it, where it may have one. */
export function WordsBeside({ form, name, field, children }: WordsFieldProps & { children: ReactNode }) {
  const before = useContext(WordsName);
  const { kind, label, isName, hasHeadings } = field;
  const text: TextKind | undefined = kind === 'alt' ? 'line' : textKinds.find((each) => each === kind);
  if (before === null || !text || isName) return children;
  return (
    <Translated
      name={[before, name].filter(Boolean).join('.')}
      label={label}
      kind={text}
      original={String(form.watch(name) ?? '')}
      hasHeadings={hasHeadings}
      isBelow
    >
      {children}
    </Translated>
  );
}

const textKinds: readonly TextKind[] = ['line', 'text', 'rich'];
