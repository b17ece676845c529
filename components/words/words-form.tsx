'use client';

import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { ConflictNotice } from '#components/form/conflict-notice.tsx';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { FormActions } from '#components/form/form-actions.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { setPageTextAction } from '#lib/page-texts/actions.ts';
import type { Insertions } from '#lib/page-texts/insertions.ts';
import { pageTextMessages } from '#lib/page-texts/messages.ts';
import { plainWords } from '#lib/page-texts/plain-words.ts';
import { type PageTextKey, pageTextRegister } from '#lib/page-texts/register.ts';
import { type PageTextEntry, versionOf } from '#lib/page-texts/schema.ts';
import { FactChips } from './fact-chips.tsx';
import { WordsPreview } from './preview/words-preview.tsx';
import { UseOriginal } from './use-original.tsx';
import { useSavedWords } from './use-saved-words.ts';
import { WordsFields } from './words-fields.tsx';
import { type Side, WordsSides } from './words-sides.tsx';
import type { WordsValues } from './words-values.ts';

/** Words as they were when their dialog opened, with the facts they may name. */
export interface OpenedWords {
  key: PageTextKey;
  entry: PageTextEntry;
  insertions: Insertions;
}

/** The fields of words, their preview, and the button that restores the original. */
export function WordsForm({ opened, onClose }: { opened: OpenedWords; onClose: () => void }) {
  const { key, insertions } = opened;
  const { entry, setEntry, state, tellSaved } = useWordsForm(opened, onClose);
  const { form } = pageTextRegister[key];
  const [showing, setShowing] = useState<Side>('words');
  const submit = () => {
    // Errors are shown beside the fields.
    setShowing('words');
    return state.submit();
  };
  return (
    <StaffForm onSubmit={submit}>
      <WordsConflict
        textKey={key}
        isList={form.kind === 'list'}
        state={state}
        entry={entry}
        onSettled={setEntry}
      />
      <ErrorSummary form={state.form} />
      <WordsSides showing={showing} onShow={setShowing}>
        <div className="grid content-start gap-6">
          <FactChips insertions={insertions}>
            <WordsFields form={state.form} of={form} />
          </FactChips>
          {!entry.is_original && (
            <UseOriginal textKey={key} entry={entry} onDone={onClose} onSaved={tellSaved} />
          )}
        </div>
        <WordsPreview textKey={key} value={state.form.watch('value')} insertions={insertions} />
      </WordsSides>
      <FormActions
        submit={state.isPending ? 'Saving...' : 'Save'}
        isPending={state.isPending}
        onCancel={onClose}
        className="form-foot z-10 -mx-5 border-t border-rule bg-paper px-5 py-4 sm:-mx-8 sm:px-8"
      />
    </StaffForm>
  );
}

interface WordsConflictProps {
  textKey: PageTextKey;
  isList: boolean;
  state: ReturnType<typeof useWordsForm>['state'];
  entry: PageTextEntry;
  onSettled: (theirs: PageTextEntry) => void;
}

/** What someone else saved first, as plain text. */
function WordsConflict({ textKey, isList, state, entry, onSettled }: WordsConflictProps) {
  return (
    <ConflictNotice
      state={{
        ...state,
        form: isList ? keptWhole(state.form) : state.form,
        conflict: state.conflict ? shown(state.conflict as PageTextEntry) : null,
      }}
      noun="text"
      opened={shown(entry)}
      labels={{ words: 'Words' }}
      valuesOf={(entry) => valuesOf(textKey, entry)}
      onSettled={onSettled}
    />
  );
}

/** The form's state, the entry that it saves over, and the toast of success. */
function useWordsForm(opened: OpenedWords, onClose: () => void) {
  const { key } = opened;
  const [entry, setEntry] = useState(opened.entry);
  const tellSaved = useSavedWords(key, entry);
  const state = useActionForm({
    schema: z.object({ value: pageTextRegister[key].schema }) as z.ZodType<unknown, WordsValues>,
    defaultValues: valuesOf(key, entry),
    toInput: ({ value }) => ({ key, value, if_match: versionOf(entry) }),
    action: setPageTextAction,
    failureText: pageTextMessages.saveFailed,
    onSuccess: (saved) => {
      onClose();
      tellSaved(saved, pageTextMessages.saved);
    },
  });
  return { entry, setEntry, state, tellSaved };
}

/** A field of the form is empty where an entry has nothing; a list too short to save starts from the example. */
function valuesOf(key: PageTextKey, { value }: PageTextEntry): WordsValues {
  if (!Array.isArray(value)) return { value };
  const { form, original } = pageTextRegister[key];
  const isTooShort = form.kind === 'list' && value.length < form.least;
  const entries = isTooShort ? (original as typeof value) : value;
  const withoutNull = (entry: object) =>
    Object.fromEntries(Object.entries(entry).filter(([, part]) => part !== null));
  return { value: entries.map(withoutNull) };
}

/** A list is kept as a whole or replaced: its entries may have moved, so parts cannot be merged. */
function keptWhole(form: UseFormReturn<WordsValues>): UseFormReturn<WordsValues> {
  return {
    ...form,
    reset: (values, options) => {
      if (!options?.keepDirtyValues) form.reset(values);
    },
  };
}

/** The entry with its words as plain text, to compare. */
function shown(entry: PageTextEntry) {
  return { ...entry, words: plainWords(entry.value) };
}
