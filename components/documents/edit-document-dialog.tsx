'use client';

import type { StaffDialogProps } from '#components/admin-mode/staff-dialogs.ts';
import { StaffForm } from '#components/form/staff-form.tsx';
import { useEditForm } from '#components/form/use-edit-form.tsx';
import { useTranslation } from '#components/translations/use-translation.tsx';
import { Dialog } from '#components/ui/dialog/dialog.tsx';
import { updateDocumentAction } from '#lib/documents/actions.ts';
import { type DocumentRow, documentInput } from '#lib/documents/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { DocumentFields, type DocumentValues } from './document-fields.tsx';

interface EditDocumentDialogProps extends StaffDialogProps {
  row: DocumentRow;
  categories: readonly string[];
  onSaved: () => unknown;
}

/** Title, category and date of a document; its address stays. */
export function EditDocumentDialog({ isOpen, onClose, row, categories, onSaved }: EditDocumentDialogProps) {
  const { form, submit, isPending, notice, beside } = useEditForm({
    row,
    beside: useTranslation('documents', row.id),
    noun: messages.documents.noun,
    labels: messages.documentsLog.labels,
    schema: documentInput as never,
    valuesOf,
    toInput: (values: DocumentValues, if_match: string) => ({ ...values, id: row.id, if_match }),
    action: updateDocumentAction,
    failureText: messages.documents.saveFailed,
    done: messages.documents.saved,
    onSuccess: () => {
      onClose();
      void onSaved();
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={messages.documents.edit}>
      <StaffForm
        onSubmit={submit}
        beside={beside}
        submit={messages.documents.save}
        isPending={isPending}
        onCancel={onClose}
      >
        {notice}
        <DocumentFields form={form} categories={categories} />
      </StaffForm>
    </Dialog>
  );
}

function valuesOf({ title, category, date }: DocumentRow): DocumentValues {
  return { title, category: category ?? '', date: date ?? '' };
}
