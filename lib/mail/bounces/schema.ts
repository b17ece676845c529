import { z } from 'zod';
import { instant } from '#lib/core/operations/fields.ts';
import { uncheckedTexts } from '#lib/core/operations/sanitize-input.ts';

/** How the site hears of mails that come back. */
export const bounceState = z
  .strictObject({
    webhook_url: z
      .string()
      .nullable()
      .meta({ description: 'Where the provider posts them, where one carries the mail.' }),
    return_path: z
      .string()
      .nullable()
      .meta({ description: 'The address that one letter would be sent back to; null: the sender’s.' }),
    read_at: instant.nullable().meta({ description: 'When the mailbox was read last.' }),
    last_error: z.string().nullable().meta({ description: 'Why it could not be read.' }),
  })
  .meta({ id: 'BounceState' });
export type BounceState = z.output<typeof bounceState>;

/** A mailbox that was opened. */
export const mailboxTest = z
  .strictObject({ count: z.int().meta({ description: 'How many mails are in it.' }) })
  .meta({ id: 'MailboxTest' });
export type MailboxTest = z.output<typeof mailboxTest>;

/** What a provider posts, unread: whatever it is, the answer is the same. */
export const postedBounces = uncheckedTexts(z.object({ secret: z.string(), body: z.string() }));
