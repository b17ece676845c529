'use client';

import { useRef, useState } from 'react';
import { askDeletion } from '#components/activity/ask-deletion.tsx';
import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { sendForm } from '#components/form/send-form.ts';
import { carryOut } from '#components/form/use-press.ts';
import { ActionMenu } from '#components/ui/action-menu.tsx';
import { FileUp, Link2, Pencil, Trash2 } from '#components/ui/icons/generated/icons.ts';
import { ProgressBar } from '#components/ui/progress/progress-bar.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import { churchLanguage, secondTag } from '#lib/core/church/locale.ts';
import { languageNameIn } from '#lib/core/language/language-names.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import { deleteDocumentAction, removeTranslatedFileAction } from '#lib/documents/actions.ts';
import type { DocumentRow } from '#lib/documents/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { factsText, refusalOf } from './chosen-file.ts';
import { copyLink } from './copy-link.ts';
import { EditDocumentDialog } from './edit-document-dialog.tsx';
import { PdfInput } from './pdf-picker.tsx';

interface DocumentItemProps {
  row: DocumentRow;
  categories: readonly string[];
  /** Reads the list again. */
  onChanged: () => Promise<unknown>;
}

/** A document with its menu. */
export function DocumentItem({ row, categories, onChanged }: DocumentItemProps) {
  const input = useRef<HTMLInputElement>(null);
  const translated = useRef<HTMLInputElement>(null);
  const { progress, replace } = useReplacement(row, onChanged);
  const second = secondTag();
  const language = second && languageNameIn(second, churchLanguage());
  return (
    <li className="flex items-center justify-between gap-4 border-b border-rule py-3">
      <div className="min-w-0 wrap-anywhere">
        <a href={row.url} target="_blank" rel="noopener" className="font-semibold underline">
          {row.title}
        </a>
        <p className="text-sm text-ink-2">{factsText(row)}</p>
        {progress !== null && <ProgressBar label={messages.documents.uploading} value={progress} />}
      </div>
      <PdfInput
        input={input}
        label={`${messages.documents.replace}, ${row.title}`}
        onPick={(file) => replace(file)}
      />
      {second && language && (
        <PdfInput
          input={translated}
          label={`${messages.documents.translatedFile(language)}, ${row.title}`}
          onPick={(file) => replace(file, second)}
        />
      )}
      <ActionMenu
        label={messages.documents.manage(row.title)}
        items={[
          { label: messages.documents.copyLink, icon: Link2, onSelect: () => void copyLink(row.url) },
          { label: messages.ui.edit, icon: Pencil, onSelect: () => edit(row, categories, onChanged) },
          { label: messages.documents.replace, icon: FileUp, onSelect: () => input.current?.click() },
          ...(language
            ? ofSecond(row, language, { pick: () => translated.current?.click(), onChanged })
            : []),
          { label: messages.ui.delete, icon: Trash2, isDanger: true, onSelect: () => remove(row, onChanged) },
        ]}
      />
    </li>
  );
}

/** Sends a new file for the document; its address stays. */
function useReplacement({ id, updated_at }: DocumentRow, onChanged: () => Promise<unknown>) {
  const [progress, setProgress] = useState<number | null>(null);
  const replace = async (file: File, language?: LanguageTag) => {
    const refusal = refusalOf(file);
    if (refusal) return toast('error', messages.documents.replaceFailed(refusal));
    const send = (if_match: string) =>
      sendForm<DocumentRow>({
        method: 'PUT',
        path: `/api/documents/${id}/file`,
        fields: { file, if_match, ...(language && { language }) },
        onProgress: setProgress,
      });
    setProgress(0);
    const { replaced, translatedAdded, replaceFailed: failureText } = messages.documents;
    const done = language ? translatedAdded(languageNameIn(language, churchLanguage())) : replaced;
    await carryOut(send, updated_at, { done, failureText });
    setProgress(null);
    await onChanged();
  };
  return { progress, replace: (file: File, language?: LanguageTag) => void replace(file, language) };
}

/** Returns what the menu offers of the file in the second language. */
function ofSecond(
  { id, updated_at, translated_url }: DocumentRow,
  language: string,
  { pick, onChanged }: { pick: () => void; onChanged: () => Promise<unknown> },
) {
  const { translatedFile, removeTranslated, translatedRemoved, replaceFailed } = messages.documents;
  const offered = { label: translatedFile(language), icon: FileUp, onSelect: pick };
  if (!translated_url) return [offered];
  const remove = async () => {
    const words = { done: translatedRemoved(language), failureText: replaceFailed };
    await carryOut(removeTranslatedFileAction, { id, if_match: updated_at }, words);
    await onChanged();
  };
  return [
    {
      label: `${messages.documents.open}: ${translatedFile(language)}`,
      icon: Link2,
      onSelect: () => window.open(translated_url, '_blank', 'noopener'),
    },
    offered,
    { label: removeTranslated(language), icon: Trash2, onSelect: () => void remove() },
  ];
}

function edit(row: DocumentRow, categories: readonly string[], onSaved: () => Promise<unknown>): void {
  openStaffDialog('edit-document', (dialog) => (
    <EditDocumentDialog key={row.id} row={row} categories={categories} onSaved={onSaved} {...dialog} />
  ));
}

function remove({ id, title }: DocumentRow, onChanged: () => Promise<unknown>): void {
  const { deleteTitle, deleteQuestion, deleted, deleteFailed } = messages.documents;
  askDeletion({
    table: 'documents',
    id,
    title: deleteTitle,
    question: deleteQuestion(title),
    action: deleteDocumentAction,
    deleted,
    failed: deleteFailed,
    onDeleted: () => void onChanged(),
  });
}
