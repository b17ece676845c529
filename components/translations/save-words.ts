import { messageOf } from '#components/form/use-action-form.ts';
import { toast } from '#components/ui/toast/toast.ts';
import type { ActionError, ActionResult } from '#lib/core/operations/action.ts';
import { messages } from '#lib/language/messages.ts';
import type { TranslationRow } from '#lib/translations/schema.ts';
import { batchesOf, withoutSaved } from '#lib/translations/typed-texts.ts';
import { confirmTexts, suggestTexts, writeTexts } from './translation-calls.ts';
import type { Words } from './use-words.ts';

/** Saves what was typed for the row of this id. A failure is said, and nothing typed is lost. */
export async function saveWords(
  words: Words,
  id: string,
  languageName: string,
): Promise<ActionResult<unknown>> {
  const { table, typed, row, originals, unanswered } = words;
  const batches = batchesOf(typed, originals.current);
  if (batches.length === 0) return { ok: true, data: null };
  words.setMistakes(undefined);
  const isRead = id === words.id;
  const answer = await writeTexts({ table, id }, { batches, read: isRead ? row : null, unanswered });
  if (answer.ok) {
    words.setTyped((now) => withoutSaved(now, typed));
    if (isRead) words.setRow(answer.data);
  } else fail(words, answer.error, languageName);
  return answer;
}

function fail(words: Words, error: ActionError, languageName: string): void {
  words.setMistakes(error.fields);
  if (error.code === 'conflict' && error.current) words.setConflict(error.current as TranslationRow);
  const reason = messageOf(error) ?? messages.errors.unreachable;
  toast('error', messages.translating.saveFailed(languageName, reason));
}

/** Writes what the program suggests into the field of a text. */
export async function suggestText({ row, type }: Words, name: string): Promise<void> {
  if (!row) return;
  const answer = await suggestTexts(row, [name]);
  if (!answer.ok) return toast('error', messages.translating.suggestFailed(answer.error.message));
  const text = answer.data.suggestions[name];
  if (text) type(name, text, true);
}

/** Stores that the words of a text are right as they are. */
export async function confirmText({ row, setRow }: Words, name: string): Promise<void> {
  if (!row) return;
  const answer = await confirmTexts(row, [name]);
  if (answer.ok) setRow(answer.data);
  else toast('error', messages.translating.confirmFailed(answer.error.message));
}
