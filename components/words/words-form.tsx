'use client';

import { useState } from 'react';
import { z } from 'zod';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { FormActions } from '#components/form/form-actions.tsx';
import { StaffForm } from '#components/form/staff-form.tsx';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { versionOf } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { restorePageTextAction, setPageTextAction } from '#lib/page-texts/actions.ts';
import type { Insertions } from '#lib/page-texts/insertions.ts';
import { plainWords } from '#lib/page-texts/plain-words.ts';
import { type PageTextKey, pageTextRegister } from '#lib/page-texts/register.ts';
import type { PageTextEntry } from '#lib/page-texts/schema.ts';
import { FactChips } from './fact-chips.tsx';
import { WordsPreview } from './preview/words-preview.tsx';
import { UseOriginal } from './use-original.tsx';
import { WordsFields } from './words-fields.tsx';
import { type Side, WordsSides } from './words-sides.tsx';
import { type WordsValues, wordsValues } from './words-values.ts';

/** Words as they were when their dialog opened, with the facts they may name. */
export interface OpenedWords {
  key: PageTextKey;
  entry: PageTextEntry;
  insertions: Insertions;
}

/** The fields of words, their preview, and the button that restores the original. */
export function WordsForm({ opened, onClose }: { opened: OpenedWords; onClose: () => void }) {
  const { key, insertions } = opened;
  const { state, tellSaved } = useWordsForm(opened, onClose);
  const { form } = pageTextRegister[key];
  const [showing, setShowing] = useState<Side>('words');
  const submit = () => {
    // Errors are shown beside the fields.
    setShowing('words');
    return state.submit();
  };
  return (
    <StaffForm onSubmit={submit}>
      {state.notice}
      <ErrorSummary form={state.form} />
      <WordsSides showing={showing} onShow={setShowing}>
        <div className="grid content-start gap-6">
          <FactChips insertions={insertions}>
            <WordsFields form={state.form} of={form} />
          </FactChips>
          {!state.opened.is_original && (
            <UseOriginal textKey={key} entry={state.opened} onDone={onClose} onSaved={tellSaved} />
          )}
        </div>
        <WordsPreview textKey={key} value={state.form.watch('value')} insertions={insertions} />
      </WordsSides>
      <FormActions
        submit={state.isPending ? messages.words.saving : messages.ui.save}
        isPending={state.isPending}
        onCancel={onClose}
        className="form-foot z-10 -mx-5 border-t border-rule bg-paper px-5 py-4 sm:-mx-8 sm:px-8"
      />
    </StaffForm>
  );
}

function useWordsForm({ key, entry }: OpenedWords, onClose: () => void) {
  const state = useEditForm<PageTextEntry, WordsValues, SetText, PageTextEntry>({
    row: entry,
    noun: messages.words.noun,
    labels: { value: messages.words.words },
    format: (_field, value) => plainWords(value),
    isWhole: pageTextRegister[key].form.kind === 'list',
    schema: z.object({ value: pageTextRegister[key].schema }) as z.ZodType<unknown, WordsValues>,
    valuesOf: (row) => wordsValues(key, row),
    toInput: ({ value }, _version, opened) => ({ key, value, if_match: versionOf(opened) }),
    action: setPageTextAction,
    failureText: messages.pageTexts.saveFailed,
    onSaved: (saved) => {
      onClose();
      tellSaved(saved, messages.pageTexts.saved);
    },
  });
  const tellSaved = useSavedWords(key, state.opened);
  return { state, tellSaved };
}

type SetText = Parameters<typeof setPageTextAction>[0];

/** Returns a function that toasts that words were saved, with an undo, and refreshes the page. */
function useSavedWords(
  key: PageTextKey,
  before: PageTextEntry,
): (saved: PageTextEntry, text: string) => void {
  const refresh = useRefresh();
  const undo = async (saved: PageTextEntry) => {
    const if_match = versionOf(saved);
    const result = before.is_original
      ? await runUnlocked(restorePageTextAction, { key, if_match })
      : await runUnlocked(setPageTextAction, { key, value: before.value, if_match });
    if (result.ok) toast('success', messages.pageTexts.undone);
    else toast('error', messages.pageTexts.saveFailed(result.error.message));
    void refresh();
  };
  return (saved, text) => {
    toast('success', text, { action: { label: messages.pageTexts.undo, run: () => void undo(saved) } });
    void refresh();
  };
}
