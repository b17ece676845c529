import 'server-only';
import { staffOf } from '#lib/core/operations/access.ts';
import { command } from '#lib/core/operations/operation.ts';
import { inTurn } from '#lib/core/process/in-turn.ts';
import { lineOf } from '../answers/answer-rows.ts';
import { lockForm } from '../answers/seat-rows.ts';
import { authorizeForm } from '../read-forms.ts';
import { queueMessage } from './queue-message.ts';
import { type MessageReceipt, messageInput } from './schema.ts';

/**
 * Mails everybody who is signed up for a date, or for all to come. The same message again, by its key or its words, sends
 * nothing.
 * @throws AppError `not_found`; `invalid` on `date` for one that the form has not; `conflict` where no one is
 * signed up
 */
export const sendMessage = command({
  name: 'sendMessage',
  access: 'own sign-ups',
  input: messageInput,
  changes: null,
  run: ({ id, ...message }, { actor, write }): Promise<MessageReceipt> =>
    inTurn(lineOf(id), () =>
      write(async (database) => {
        const form = await lockForm(database, id);
        authorizeForm(actor, form);
        return queueMessage(database, form, { ...message, sent_by: staffOf(actor).staffId });
      }),
    ),
});
