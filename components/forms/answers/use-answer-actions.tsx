import { askFirst } from '#components/admin-mode/ask-first.tsx';
import { runUnlocked } from '#components/form/use-action-form.ts';
import { carryOut } from '#components/form/use-press.ts';
import { toast } from '#components/ui/toast/toast.ts';
import { deleteAnswerAction, deleteAnswersLikeAction, updateAnswerAction } from '#lib/forms/actions.ts';
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
export function useAnswerActions({ form, row, name, onChanged }: AnswerMenuProps) {
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
  const failed = text.deleteFailed;
  return {
    become,
    remove: () =>
      ask(text.deleteTitle, text.deleteQuestion(name), text.delete, async () => {
        await carryOut(deleteAnswerAction, ids, { done: text.deleted, failed });
        await onChanged();
      }),
    removeLike: () =>
      ask(text.deleteLike, text.likeQuestion(name), text.deleteLike, async () => {
        const done = ({ count }: { count: number }) => text.likeDeleted(count);
        await carryOut(deleteAnswersLikeAction, ids, { done, failed });
        await onChanged();
      }),
  };
}

function askToForce(refusal: string, onForce: () => Promise<void>): void {
  ask(messages.answerList.forceTitle, refusal, messages.answerList.changes.confirmed, onForce);
}

function ask(title: string, question: string, confirm: string, run: () => Promise<void>): void {
  askFirst('answer', { title, question, confirm }, run);
}
