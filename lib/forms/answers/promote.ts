import type { Database } from '#lib/core/database/db.ts';
import { readDate } from '../form-dates.ts';
import { signUpPlace } from '../mail.tsx';
import { mailSignUp } from './mail-sign-up.ts';
import { type Group, readSeats } from './seat-rows.ts';
import { promoted } from './seats.ts';

/**
 * Confirms who waits and fits, in order of arrival, and mails it to them; for a date that does not take place, no one. The
 * form must be locked. `except` is a party that staff put on the list.
 */
export async function promote(database: Database, group: Group, except?: string): Promise<void> {
  const { form, date, slot_id } = group;
  const seats = await readSeats(database, group);
  if (seats.waiting === 0 || (await readDate(database, form, date)).state !== 'on') return;
  const waiting = await database.formAnswer.findMany({
    where: { form_id: form.id, date, slot_id, state: 'waiting', ...(except && { id: { not: except } }) },
    orderBy: { arrival: 'asc' },
    select: { id: true, seats: true },
  });
  const ids = promoted(seats, waiting).map(({ id }) => id);
  if (ids.length > 0)
    await database.formAnswer.updateMany({ where: { id: { in: ids } }, data: { state: 'confirmed' } });
  for (const id of ids) await mailSignUp(database, signUpPlace, id);
}
