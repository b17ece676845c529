import 'server-only';
import { subDays } from 'date-fns';
import { db } from '#lib/core/database/db.ts';
import type { Mail as StoredMail } from '#lib/core/generated/prisma/client.ts';
import { type Actor, authorize, isPermitted } from '#lib/core/operations/access.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { latestFirst } from '#lib/core/operations/list-order.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { messages } from '#lib/language/messages.ts';
import { mailKinds } from './kinds.ts';
import { longestWaitDays } from './queue.ts';
import { type Mail, type MailState, mailListQuery, mailRow } from './schema.ts';
import { mailsWaitFor } from './sender.ts';
import { awaitsSetUp, heldBack } from './unsent-reasons.ts';

const inState = {
  waiting: { sent_at: null, stopped_at: null },
  sent: { sent_at: { not: null } },
  stopped: { sent_at: null, stopped_at: { not: null } },
} satisfies Record<MailState, object>;

/**
 * Returns mails in one state or in all, newest first: of the kinds that the actor may see.
 * @throws AppError `not_permitted` without `staff` and `prayer`
 */
export const listMails = privateQuery({
  name: 'listMails',
  access: 'admin',
  input: mailListQuery,
  run: async ({ state, limit, offset }, { actor }): Promise<{ rows: Mail[]; total: number }> => {
    const where = { ...(state && inState[state]), ...seenBy(actor) };
    const [rows, total, wait] = await Promise.all([
      db().mail.findMany({ where, orderBy: latestFirst, take: limit, skip: offset }),
      db().mail.count({ where }),
      mailsWaitFor(),
    ]);
    return { rows: rows.map((row) => toMail(row, wait)), total };
  },
});

/**
 * Returns how many mails wait because mail is not set up, and for what; once it is, how many have waited too long.
 * @throws AppError `not_permitted` without `staff` and `prayer`
 */
export const countWaitingMails = privateQuery({
  name: 'countWaitingMails',
  access: 'admin',
  input: noInput,
  run: async (_input, { actor }): Promise<{ count: number; wait: string | null }> => {
    const wait = await mailsWaitFor();
    const due = wait ? { lte: new Date() } : { lt: overdueSince() };
    const late = wait ? {} : { last_error: awaitsSetUp };
    const where = { ...inState.waiting, ...seenBy(actor), ...late, send_after: due };
    return { count: await db().mail.count({ where }), wait };
  },
});

/** Returns what all mails wait for, in words for staff; null: they leave. */
export const findMailWait = privateQuery({
  name: 'findMailWait',
  access: 'admin',
  input: noInput,
  run: (): Promise<string | null> => mailsWaitFor(),
});

/**
 * Returns the filter of the kinds that the actor may see; those that no version knows any more count as `staff`.
 * @throws AppError `not_permitted`
 */
export function seenBy(actor: Actor): { kind?: { in: string[] } | { notIn: string[] } } {
  const kindsOf = (wanted: string) =>
    mailKinds.flatMap(({ kind, permission }) => (permission === wanted ? [kind] : []));
  if (!isPermitted('staff', actor)) {
    authorize('prayer', actor);
    return { kind: { in: kindsOf('prayer') } };
  }
  return isPermitted('prayer', actor) ? {} : { kind: { notIn: kindsOf('prayer') } };
}

/** Returns the row for the API; `wait` is what all mails wait for. */
export function toMail({ about: id, ...mail }: StoredMail, wait: string | null): Mail {
  const about = mailKinds.find(({ kind }) => kind === mail.kind)?.about ?? mail.kind;
  const is_overdue = wait === null && isOverdue(mail);
  const last_error = reasonOf(mail, wait);
  return presentRow(mailRow, { ...mail, about: { kind: about, id }, last_error, is_overdue });
}

type Waiting = Omit<StoredMail, 'about'>;

/** Whether a mail could not leave for so long that staff decide about it. */
function isOverdue({ sent_at, stopped_at, send_after, last_error }: Waiting): boolean {
  return !sent_at && !stopped_at && last_error === awaitsSetUp && send_after < overdueSince();
}

function overdueSince(): Date {
  return subDays(new Date(), longestWaitDays);
}

/** Returns what a mail waits for or why it stopped, in the church's language. */
function reasonOf(mail: Waiting, wait: string | null): string | null {
  const { sent_at, stopped_at, last_error } = mail;
  if (!sent_at && !stopped_at && wait) return wait;
  if (last_error === heldBack) return messages.mail.heldBack;
  if (last_error !== awaitsSetUp) return last_error;
  return isOverdue(mail) ? messages.mail.waitedTooLong : null;
}
