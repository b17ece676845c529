'use client';

import { useState } from 'react';
import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { sendForm } from '#components/form/send-form.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { useActionForm } from '#components/form/use-action-form.ts';
import { useTranslation } from '#components/translations/use-translation.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { ProgressBar } from '#components/ui/progress/progress-bar.tsx';
import { Refusal } from '#components/ui/text/refusal.tsx';
import { sizeText } from '#lib/core/text/size-text.ts';
import { updateDocumentAction } from '#lib/documents/actions.ts';
import { type DocumentRow, documentInput } from '#lib/documents/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { valuesOfFile } from './chosen-file.ts';
import { DocumentFields, type DocumentValues } from './document-fields.tsx';

interface AddDocumentDialogProps extends StaffDialogProps {
  file: File;
  /** The category that it is added to; empty for none. */
  category: string;
  newest: DocumentRow | undefined;
  categories: readonly string[];
  onAdded: () => unknown;
}

/** Asks what a chosen PDF is called, and sends it. */
export function AddDocumentDialog(props: AddDocumentDialogProps) {
  const { isOpen, onClose, file, category, newest, categories, onAdded } = props;
  const [progress, setProgress] = useState<number | null>(null);
  const beside = useTranslation('documents', null);
  const { form, submit, isPending, failure } = useActionForm<DocumentValues, DocumentValues, DocumentRow>({
    beside,
    again: ({ id, updated_at: if_match }, values) => updateDocumentAction({ ...values, id, if_match }),
    schema: documentInput as never,
    defaultValues: valuesOfFile(file, category, newest),
    action: (values) =>
      sendForm<DocumentRow>({
        method: 'POST',
        path: '/api/documents',
        fields: { ...values, file },
        onProgress: setProgress,
      }).finally(() => setProgress(null)),
    done: messages.documents.added,
    onSuccess: () => {
      onClose();
      void onAdded();
    },
    failureText: messages.documents.addFailed,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.documents.add}
      description={messages.documents.chosen(file.name, sizeText(file.size))}
    >
      <StaffForm
        onSubmit={submit}
        beside={beside}
        submit={messages.documents.putUp}
        isPending={isPending}
        onCancel={onClose}
      >
        {failure && <Refusal>{failure.message}</Refusal>}
        <DocumentFields form={form} categories={categories} />
        {progress !== null && <ProgressBar label={messages.documents.uploading} value={progress} />}
      </StaffForm>
    </Dialog>
  );
}
