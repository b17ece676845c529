import { z } from 'zod';
import { knownId, orNull, required, writtenDay } from '#lib/core/operations/fields.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';

/** A message to everybody who is signed up, for one date or for all to come. */
export const messageInput = z.object({
  id: knownId,
  subject: required(() => messages.formMailing.noSubject, 150),
  text: multiline(required(() => messages.formMailing.noText, 5000)),
  date: orNull(writtenDay(() => messages.signUps.noDate))
    .default(null)
    .meta({ description: 'The date that the rule gives; without one, everybody of the dates to come.' }),
  request_key: z
    .uuid({ error: () => messages.signUps.noId })
    .nullish()
    .meta({ description: 'Made by the form: the same key sends nothing again.' }),
});
export type MessageInput = z.output<typeof messageInput>;

export const messageReceipt = z
  .strictObject({ count: z.int().meta({ description: 'How many mails are queued: one to an address.' }) })
  .meta({ id: 'FormMessageReceipt' });
export type MessageReceipt = z.output<typeof messageReceipt>;
