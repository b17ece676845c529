'use client';

import { useState } from 'react';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { carryOut } from '#components/form/use-press.ts';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { Loading } from '#components/ui/progress/loading.tsx';
import { RetryNotice } from '#components/ui/text/retry-notice.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { plainText } from '#lib/core/html/plain-text.ts';
import { inFirstLanguage } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { TranslatedText, TranslationRow } from '#lib/translations/schema.ts';
import type { RowTranslation } from '../row-translation.ts';
import '../translated.css';
import { SecondText } from '../second-text.tsx';
import { restoreTexts } from '../translation-calls.ts';
import { useTranslation } from '../use-translation.tsx';

interface TranslateDialogProps extends StaffDialogProps {
  row: Pick<TranslationRow, 'table' | 'id' | 'title'>;
  /** The text at which it opens. */
  name: string;
  onSaved: () => unknown;
  /** Opens the next row of the list. */
  openNext: (() => void) | undefined;
}

/** The texts of a row of any table in both languages: made of what the API says of the row. */
export function TranslateDialog({ row, name, onSaved, openNext, ...dialog }: TranslateDialogProps) {
  const translation = useTranslation(row.table, row.id);
  const { isPending, save } = useSaving(translation, onSaved);
  const words = messages.translating;
  if (!translation) return null;
  const press = async () => {
    if (!(await save())) return;
    if (openNext) openNext();
    else dialog.onClose();
  };
  const submit = openNext ? words.saveNext : words.save;
  return (
    <Dialog {...dialog} title={words.dialogTitle(row.title)}>
      <StaffForm
        beside={translation}
        onSubmit={press}
        submit={isPending ? words.saving : submit}
        isPending={isPending}
        isDisabled={!translation.row}
        onCancel={dialog.onClose}
      >
        <Texts translation={translation} start={name} />
      </StaffForm>
    </Dialog>
  );
}

function Texts({ translation, start }: { translation: RowTranslation; start: string }) {
  const { row, languageName, isFailed, reload } = translation;
  const { opening, loadFailed } = messages.translating;
  if (isFailed) return <RetryNotice onRetry={reload}>{loadFailed(languageName)}</RetryNotice>;
  if (!row) return <Loading className="py-10">{opening(languageName)}</Loading>;
  return row.fields.map((field) => (
    <div key={field.name} className="translated">
      <div className="translated-pair">
        <Original field={field} />
        <SecondText
          name={field.name}
          label={field.label}
          kind={field.kind}
          translation={translation}
          isStart={field.name === start}
          hasHeadings
        />
      </div>
    </div>
  ));
}

function Original({ field: { label, original, kind } }: { field: TranslatedText }) {
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold">{label}</p>
      <p {...inFirstLanguage()} className="whitespace-pre-line wrap-anywhere text-ink-2">
        {kind === 'rich' ? plainText(original) : original}
      </p>
    </div>
  );
}

/** Saves what was typed, and offers to undo it. */
function useSaving(translation: RowTranslation | null, onSaved: () => unknown) {
  const [isPending, setIsPending] = useState(false);
  const refresh = useRefresh();
  const done = () => {
    void onSaved();
    void refresh();
  };
  const save = async (): Promise<boolean> => {
    if (!translation?.isTyped || !translation.row) return true;
    const { row: before, typed, languageName } = translation;
    setIsPending(true);
    const answer = await translation.save(before);
    setIsPending(false);
    if (!answer.ok) return false;
    const { saved, undone, undoFailed } = messages.translating;
    const undo = async () => {
      const texts = { before, names: Object.keys(typed) };
      await carryOut(restoreTexts, texts, { done: undone, failed: undoFailed });
      done();
    };
    toast('success', saved(languageName), { action: { label: messages.ui.undo, run: () => void undo() } });
    done();
    return true;
  };
  return { isPending, save };
}
