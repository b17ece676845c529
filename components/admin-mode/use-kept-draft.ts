'use client';

import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EditForm } from '#components/form/use-edit-form.tsx';
import type { TypedTexts } from '#lib/translations/typed-texts.ts';
import { useUnsentText } from './unsent-text.ts';

interface DraftKeeper<Row, Values> {
  keepDraft: (
    of: string,
    draft: { opened: Row; values: Values; translation?: TypedTexts | undefined },
  ) => void;
  forgetDraft: (of: string) => void;
}

/** Keeps unsaved input while other pages are open; the form restores it. Without any, its draft is deleted. */
export function useKeptDraft<Row extends { updated_at: string | null }, Values extends FieldValues>(
  { keepDraft, forgetDraft }: DraftKeeper<Row, Values>,
  of: string,
  { form, opened, beside }: Pick<EditForm<Row, Values>, 'form' | 'opened' | 'beside'>,
): void {
  const values = form.watch();
  const isDirty = form.formState.isDirty || beside?.isTyped === true;
  const translation = beside?.typed;
  useUnsentText(isDirty);
  useEffect(() => {
    if (isDirty) keepDraft(of, { opened, values, translation });
    else forgetDraft(of);
  }, [of, isDirty, opened, values, translation, keepDraft, forgetDraft]);
}
