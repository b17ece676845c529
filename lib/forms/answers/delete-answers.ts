import type { Database } from '#lib/core/database/db.ts';
import type { Form, FormAnswer } from '#lib/core/generated/prisma/client.ts';
import { shownLength } from '#lib/core/operations/text-rules.ts';
import { mailboxOf } from '#lib/core/text/mailbox.ts';
import { formMessage } from '../mailing/mail.tsx';
import { groupOf, type LockedAnswer } from './answer-rows.ts';
import { allQuestionsOf } from './present-answer.ts';
import { promote } from './promote.ts';
import type { Answers } from './schema.ts';

/** How long a flood may have lasted. */
const floodMilliseconds = 7 * 24 * 60 * 60 * 1000;
/** Shorter texts, such as 'No, thanks', are written by many people. */
const shortestText = 20;

/** Deletes an answer for good, and lets in who waits. */
export async function deleteByStaff({ database, form, row }: LockedAnswer): Promise<void> {
  await deleteRows(database, form, [row]);
}

/**
 * Deletes an answer and those like it of the last seven days, and lets in who waits: of the same address, or with the same
 * text of at least 20 characters in a free answer. Returns their number.
 */
export async function deleteLike({ database, form, row }: LockedAnswer): Promise<{ count: number }> {
  const since = new Date(Date.now() - floodMilliseconds);
  const recent = await database.formAnswer.findMany({
    where: { form_id: form.id, id: { not: row.id }, cleared_at: null, created_at: { gte: since } },
  });
  const texts = textsOf(form, row);
  const isLike = (other: FormAnswer) =>
    (row.email !== '' && mailboxOf(other.email) === mailboxOf(row.email)) ||
    textsOf(form, other).some((text) => texts.includes(text));
  const rows = [row, ...recent.filter(isLike)];
  await deleteRows(database, form, rows);
  return { count: rows.length };
}

/** Returns the long texts of an answer, whatever their case and spaces are. */
function textsOf(form: Form, { answers }: FormAnswer): string[] {
  return allQuestionsOf(form).flatMap(({ id, kind }) => {
    const value = kind === 'text' || kind === 'long_text' ? (answers as Answers)[id] : undefined;
    const text = typeof value === 'string' ? value.trim().toLowerCase().replace(/\s+/g, ' ') : '';
    return shownLength(text) < shortestText ? [] : [text];
  });
}

async function deleteRows(database: Database, form: Form, rows: readonly FormAnswer[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await deleteMails(database, ids);
  await database.formAnswer.deleteMany({ where: { id: { in: ids } } });
  const groups = new Map(rows.map((row) => [`${row.date} ${row.slot_id}`, groupOf(form, row)]));
  for (const group of groups.values()) await promote(database, group);
}

/** Deletes the mails about answers, with what they were made of: who got them is no longer known. */
export async function deleteMails(database: Database, ids: readonly string[]): Promise<void> {
  const ofAnswers = { answer_id: { in: [...ids] } };
  const notices = await database.formNotice.findMany({ where: ofAnswers, select: { id: true } });
  const about = { in: [...ids, ...notices.map(({ id }) => id)] };
  await database.mail.deleteMany({ where: { kind: { startsWith: 'sign_up' }, about } });
  await database.formNotice.deleteMany({ where: ofAnswers });
  await database.$executeRaw`
    DELETE FROM mails WHERE kind = ${formMessage.kind} AND split_part(about, '/', 2) = ANY(${[...ids]})`;
}
