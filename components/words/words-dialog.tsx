'use client';

import { useState } from 'react';
import { z } from 'zod';
import { EditDialog } from '#components/admin-mode/edit-dialog.tsx';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { ErrorSummary } from '#components/form/error-summary.tsx';
import { FormActions } from '#components/form/form-actions.tsx';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { carryOut } from '#components/form/use-press.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { useTranslation } from '#components/translations/use-translation.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { Note } from '#components/ui/text/note.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { callApi } from '#lib/core/browser/api-client.ts';
import { formValue, type Values } from '#lib/core/fields/values.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import { versionOf } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { restorePageTextAction, setPageTextAction } from '#lib/page-texts/actions.ts';
import { plainWords } from '#lib/page-texts/plain-words.ts';
import {
  isPageTextKey,
  ownPages,
  type PageTextKey,
  pageTextLabel,
  pageTextRegister,
} from '#lib/page-texts/register.ts';
import type { PageTextEntry } from '#lib/page-texts/schema.ts';
import { usePagePreview } from './preview/use-page-preview.ts';
import { WordsPreview } from './preview/words-preview.tsx';
import { WordsSheet } from './words-sheet.tsx';

/** The dialog that changes words of the church where they stand; `name` is their key. */
export function WordsDialog({ name, ...dialog }: StaffDialogProps & { name: string }) {
  return (
    <EditDialog<OpenedWords>
      {...dialog}
      title={pageTextLabel(name)}
      width="sides"
      opening={messages.words.opening}
      read={(signal) => readWords(name, signal)}
      failureText={() => messages.pageTexts.loadFailed}
    >
      {(opened) => <WordsForm {...opened} onClose={dialog.onClose} />}
    </EditDialog>
  );
}

/** Words as they were when their dialog opened. */
interface OpenedWords {
  textKey: PageTextKey;
  entry: PageTextEntry;
}

async function readWords(key: string, signal: AbortSignal): Promise<ActionResult<OpenedWords>> {
  const entries = await callApi<Record<string, PageTextEntry>>('/api/page-texts', { signal });
  if (!entries.ok) return entries;
  const entry = entries.data[key];
  if (!entry || !isPageTextKey(key))
    return { ok: false, error: { code: 'not_found', message: messages.errors.notFound } };
  return { ok: true, data: { textKey: key, entry } };
}

/** Whether saving the words publishes their page, with all that the form proposes. */
function isProposed(key: PageTextKey): boolean {
  return ownPages.some(({ path, keys }) => keys.includes(key) && !shownAddress(path));
}

interface WordsFormProps extends OpenedWords {
  onClose: () => void;
}

function WordsForm(props: WordsFormProps) {
  const { textKey, onClose } = props;
  const { state, restore } = useWordsForm(props);
  const [isSeen, setIsSeen] = useState(false);
  const drawing = usePagePreview(textKey, state.form.watch('value'), isSeen);
  return (
    <WordsSheet
      form={state.form}
      name="value"
      field={pageTextRegister[textKey].form}
      onSubmit={state.submit}
      beside={state.beside ?? null}
      notice={
        <>
          {state.notice}
          {isProposed(textKey) && <Note>{messages.words.proposed}</Note>}
          <ErrorSummary form={state.form} />
        </>
      }
      after={!state.opened.is_original && <UseOriginal onConfirm={restore} />}
      preview={
        <WordsPreview
          drawing={drawing}
          mark={`[data-edit="words:${textKey}"]`}
          isDescription={textKey.endsWith('description')}
          onSeen={setIsSeen}
        />
      }
    >
      <FormActions
        submit={state.isPending ? messages.ordering.saving : messages.ui.save}
        isPending={state.isPending}
        onCancel={onClose}
        isFoot
      />
    </WordsSheet>
  );
}

type SetText = Parameters<typeof setPageTextAction>[0];

function useWordsForm({ textKey: key, entry, onClose }: WordsFormProps) {
  const { form, schema } = pageTextRegister[key];
  const { beside, noteChange } = useBeside(key, entry);
  const state = useEditForm<PageTextEntry, Values, SetText, PageTextEntry>({
    row: entry,
    beside,
    noun: messages.words.noun,
    labels: { value: messages.labels.Words },
    format: (_field, value) => plainWords(value),
    isWhole: form.kind === 'list',
    schema: z.object({ value: schema }) as z.ZodType<unknown, Values>,
    valuesOf: ({ value }) => ({ value: formValue(form, value) }),
    toInput: ({ value }, _version, opened) => ({
      key,
      value: value as PageTextEntry['value'],
      if_match: versionOf(opened),
    }),
    action: setPageTextAction,
    failureText: messages.pageTexts.saveFailed,
    onSuccess: (saved) => tell(saved, messages.pageTexts.saved),
  });
  noteChange(state.form.formState.isDirty);
  const refresh = useRefresh();
  const undo = async (saved: PageTextEntry) => {
    const if_match = versionOf(saved);
    const said = { done: messages.pageTexts.undone, failed: messages.pageTexts.saveFailed };
    if (state.opened.is_original) await carryOut(restorePageTextAction, { key, if_match }, said);
    else await carryOut(setPageTextAction, { key, value: state.opened.value, if_match }, said);
    void refresh();
  };
  /** Closes the dialog and tells that words were saved, with an undo. */
  const tell = (saved: PageTextEntry, text: string) => {
    onClose();
    toast('success', text, { action: { label: messages.ui.undo, run: () => void undo(saved) } });
    void refresh();
  };
  const restore = async (onAnswer: () => void) => {
    const if_match = state.opened.updated_at ?? undefined;
    const input = { key, ...(if_match && { if_match }) };
    const result = await carryOut(restorePageTextAction, input, { failed: messages.pageTexts.saveFailed });
    onAnswer();
    if (result) tell(result.data, messages.pageTexts.original);
  };
  return { state, restore };
}

/** The words in the second language. Original words speak both: theirs are written once they are replaced. */
function useBeside(key: PageTextKey, { is_original }: PageTextEntry) {
  const [isChanged, setIsChanged] = useState(false);
  const newId = isChanged ? null : undefined;
  const beside = useTranslation('page_texts', is_original ? newId : key, { idOf: () => key });
  return { beside, noteChange: (isDirty: boolean) => isDirty && !isChanged && setIsChanged(true) };
}

/** Restores the original words of the site, after a confirmation. */
function UseOriginal({ onConfirm }: { onConfirm: (onAnswer: () => void) => Promise<void> }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
        {messages.words.useOriginal}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.words.useOriginal}
        question={messages.words.originalQuestion}
        confirm={messages.words.originalConfirm}
        isHarmless
        onConfirm={() => onConfirm(() => setIsAsking(false))}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
