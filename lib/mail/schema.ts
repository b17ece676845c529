import { z } from 'zod';
import { instant, knownId, rowId } from '#lib/core/operations/fields.ts';
import { listLimit, listOffset } from '#lib/core/operations/pagination.ts';

const mailStates = ['waiting', 'sent', 'stopped'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail for staff, without its text, which may be confidential. */
export const mailRow = z
  .strictObject({
    id: rowId,
    kind: z.string().meta({ description: 'What it is for, such as `prayer_notice`.' }),
    to: z.string(),
    about: z
      .strictObject({ kind: z.string(), id: z.string() })
      .meta({ description: 'The id of its subject row.' }),
    attempts: z.int(),
    send_after: instant.meta({ description: 'The earliest moment to send it.' }),
    sent_at: instant.nullable(),
    stopped_at: instant.nullable().meta({ description: 'When it was given up.' }),
    last_error: z
      .string()
      .nullable()
      .meta({ description: 'What it waits for, or the mail server’s last response.' }),
    is_overdue: z.boolean().meta({
      description:
        'It waited for a mail server for more than seven days and leaves only when it is sent again.',
    }),
  })
  .meta({ id: 'Mail' });
export type Mail = z.output<typeof mailRow>;

/** Returns a mail's state. */
export function stateOf({ sent_at, stopped_at }: Pick<Mail, 'sent_at' | 'stopped_at'>): MailState {
  if (sent_at) return 'sent';
  return stopped_at ? 'stopped' : 'waiting';
}

/** A list of mails: one state or all, newest first, `limit` of them from `offset`. */
export const mailListQuery = z.object({
  state: z.enum(mailStates).optional(),
  limit: listLimit.default(50),
  offset: listOffset.default(0),
});

export const knownMail = z.object({ id: knownId });
