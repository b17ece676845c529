import { db } from '#lib/core/database/db.ts';
import { recordRefusal } from '../refusals/record-refusal.ts';
import type { Notice } from './report.ts';

/** Records what was told about a mail. Returns whether it is one of ours; a second notice of it changes nothing. */
export async function recordNotice({ mailId, isUnknown, isHard, words }: Notice): Promise<boolean> {
  if (!(await db().mail.count({ where: { id: mailId } }))) return false;
  await recordRefusal(mailId, { isUnknown, words }, isHard);
  return true;
}
