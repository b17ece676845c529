'use client';

import { useRouter } from 'next/navigation';
import { askDeletion } from '#components/activity/ask-deletion.tsx';
import { useRefresh } from '#components/live-updates/use-refresh.ts';
import { Button } from '#components/ui/button.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { deleteFormAction } from '#lib/forms/actions.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import { messages } from '#lib/language/messages.ts';
import { forgetDraft } from './form-draft.ts';

/** Deletes a form after a question; while people are signed up, it says how many. */
export function DeleteFormButton({ form: { id, title, ...form } }: { form: FormRow }) {
  const router = useRouter();
  const refresh = useRefresh();
  const { deleteTitle, deleteQuestion, deleteOffered, deleted, deleteFailed } = messages.formEditing;
  const isOffered = form.is_contact || form.is_visit;
  const leave = () => {
    forgetDraft(id);
    router.push(unlinkedPaths.churchForms);
    // The foot of the page may have led to it.
    void refresh();
  };
  const ask = () =>
    askDeletion({
      table: 'forms',
      id,
      title: deleteTitle,
      question: [deleteQuestion(title), isOffered && deleteOffered].filter(Boolean).join(' '),
      action: deleteFormAction,
      deleted,
      failed: deleteFailed,
      onDeleted: leave,
    });
  return (
    <Button variant="danger" onClick={ask}>
      {deleteTitle}
    </Button>
  );
}
