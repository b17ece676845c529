import { openStaffDialog } from '#components/admin-mode/staff-dialogs.ts';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { ConfirmDialog } from '#components/ui/dialog/confirm-dialog.tsx';
import { toast } from '#components/ui/toast/toast.ts';
import type { ActionResult } from '#lib/core/operations/action.ts';
import {
  deleteAnswerAction,
  deleteAnswersLikeAction,
  updateAnswerAction,
} from '#lib/forms/answers/actions.ts';
import type { AnswerRow } from '#lib/forms/answers/schema.ts';
import type { AnswerState } from '#lib/forms/kinds.ts';
import type { FormRow } from '#lib/forms/schema.ts';
import { messages } from '#lib/language/messages.ts';

export interface AnswerMenuProps {
  form: FormRow;
  row: AnswerRow;
  /** What the answer is called. */
  name: string;
  onChanged: () => Promise<unknown>;
}

/** Changes and deletions of one answer. Where no seats are left, they ask before they go beyond. */
export function useAnswerDeeds({ form, row, name, onChanged }: AnswerMenuProps) {
  const text = messages.answerList;
  const ids = { id: form.id, answer: row.id };
  const become = async (state: AnswerState, force = false): Promise<void> => {
    const result = await runUnlocked(updateAnswerAction, { ...ids, state, force });
    if (result.ok) toast('success', text.changed[state](name));
    else if (result.error.code === 'conflict' && !force)
      askToForce(result.error.message, () => become(state, true));
    else toast('error', text.changeFailed(result.error.message));
    await onChanged();
  };
  const carryOut = async <Data,>(run: () => Promise<ActionResult<Data>>, said: (data: Data) => string) => {
    const result = await run();
    if (result.ok) toast('success', said(result.data));
    else toast('error', text.deleteFailed(result.error.message));
    await onChanged();
  };
  return {
    become,
    remove: () =>
      ask(text.deleteTitle, text.deleteQuestion(name), text.delete, () =>
        carryOut(
          () => runUnlocked(deleteAnswerAction, ids),
          () => text.deleted,
        ),
      ),
    removeLike: () =>
      ask(text.deleteLike, text.likeQuestion(name), text.deleteLike, () =>
        carryOut(
          () => runUnlocked(deleteAnswersLikeAction, ids),
          ({ count }) => text.likeDeleted(count),
        ),
      ),
  };
}

function askToForce(refusal: string, onForce: () => Promise<void>): void {
  ask(messages.answerList.forceTitle, refusal, messages.answerList.changes.confirmed, onForce);
}

function ask(title: string, question: string, confirm: string, run: () => Promise<void>): void {
  openStaffDialog('answer', ({ isOpen, onClose }) => (
    <ConfirmDialog
      isOpen={isOpen}
      title={title}
      question={question}
      confirm={confirm}
      onConfirm={() => run().finally(onClose)}
      onClose={onClose}
    />
  ));
}
