import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { useUnsentText } from '#components/admin-mode/unsent-text.ts';
import { useTypedChanges } from '#components/admin-mode/use-typed-changes.ts';
import { type EditForm, useEditForm } from '#components/form/use-edit-form.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { messages } from '#lib/language/messages.ts';
import { updateLetterAction } from '#lib/letters/actions.ts';
import { letterFields, type letterUpdate } from '#lib/letters/letter-input.ts';
import type { LetterRow } from '#lib/letters/schema.ts';
import { blockWords } from '#lib/site-pages/blocks/block-texts.ts';
import { blockOfValues, valuesOfBlock } from '#lib/site-pages/staff/blank-block.ts';
import { forgetDraft, keepDraft, type LetterValues, readDraft } from './letter-draft.ts';

export type LetterForm = UseFormReturn<LetterValues>;

const schema = z.preprocess(
  (values) => writtenOf(values as LetterValues),
  letterFields,
) as unknown as z.ZodType<unknown, LetterValues>;

/** The editor of a letter: what is typed is kept in this browser until it is saved. */
export function useLetterEditor(row: LetterRow, onSaved: () => unknown): EditForm<LetterRow, LetterValues> {
  const [draft] = useState(() => readDraft(row.id));
  const words = messages.letterEditing;
  const state: EditForm<LetterRow, LetterValues> = useEditForm<
    LetterRow,
    LetterValues,
    z.input<typeof letterUpdate>,
    LetterRow
  >({
    row,
    draft,
    valuesOf,
    noun: words.noun,
    labels: words.labels,
    format: formatted,
    isWhole: true,
    schema,
    toInput: (values, if_match) => ({ ...writtenOf(values), id: row.id, if_match }),
    action: updateLetterAction,
    failureText: words.saveFailed,
    done: words.saved,
    onSuccess: (saved) => {
      forgetDraft(row.id);
      state.follow(saved);
      onSaved();
    },
  });
  useUnsentText(state.form.formState.isDirty);
  useTypedChanges(state.form, () => keepDraft({ opened: state.opened, values: state.form.getValues() }));
  useEffect(() => {
    if (draft) toast('info', messages.letterEditing.takenUp, { id: 'taken-up' });
  }, [draft]);
  return state;
}

function valuesOf({ subject, words, blocks, topics, is_public }: LetterRow): LetterValues {
  const values = blocks.map((block) => valuesOfBlock(block.kind, block));
  return { subject, words, blocks: values, topics, is_public };
}

function writtenOf(values: LetterValues) {
  const blocks = values.blocks.map(blockOfValues);
  return { ...values, blocks } as unknown as Omit<z.input<typeof letterUpdate>, 'id' | 'if_match'>;
}

/** The values of a letter in words, for what somebody else changed. */
function formatted(field: string, value: never): string | undefined {
  return field === 'blocks' ? blockWords(value) : undefined;
}
