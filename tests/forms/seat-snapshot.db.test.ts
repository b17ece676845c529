import { describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { countAnswers } from '#lib/forms/answers/queries.ts';
import { findFormDates } from '#lib/forms/staff/queries.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createForm, createFormAnswer } from '#prisma/factories/form.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: visitor });

const date = '2031-06-01';
const slot = (capacity: number) => [{ id: '7b0cf0d4-2a73-4f51-a7a5-6d4dbb1ab002', label: 'Soup', capacity }];

/** Reads while a transaction holds the answers, raises the capacity to two and takes the second seat. */
async function readDuringRaise<Result>(form: Form, read: () => Promise<Result>): Promise<Result> {
  const slot_id = (form.slots as { id: string }[])[0]?.id ?? null;
  const data = slot_id ? { slots: slot(2) } : { capacity: 2 };
  let reading: Promise<Result> | undefined;
  await db().$transaction(async (database) => {
    await database.$executeRaw`LOCK TABLE form_answers IN ACCESS EXCLUSIVE MODE`;
    reading = read();
    await waitUntilSomebodyWaits();
    await database.form.update({ where: { id: form.id }, data });
    await createFormAnswer(database, { form_id: form.id, date, slot_id, email: 'late@example.org' });
  });
  return reading as Promise<Result>;
}

async function waitUntilSomebodyWaits(): Promise<void> {
  await vi.waitFor(
    async () => {
      const [found] = await db().$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND relation = 'form_answers'::regclass`;
      expect(found?.count).toBeGreaterThan(0);
    },
    { timeout: 10_000 },
  );
}

async function fullForm(more: object): Promise<Form> {
  const { id: event_id } = await createEvent(db(), { date });
  const form = await createForm(db(), { event_id, capacity: 1, ...more });
  const slot_id = (form.slots as { id: string }[])[0]?.id ?? null;
  await createFormAnswer(db(), { form_id: form.id, date, slot_id });
  return form;
}

describe.each([
  ['without slots', {}],
  ['with slots', { capacity: null, slots: slot(1) }],
])('while the capacity of a form %s is raised and a seat is taken', (_what, more) => {
  test('a visitor never reads more seats taken than there are', async () => {
    const form = await fullForm(more);
    const { body } = await readDuringRaise(form, () => callApi(`GET /api/forms/${form.id}/seats`));
    expect(body).toMatchObject({ capacity: 2, taken: 2, left: 0 });
  });

  test('nor do staff, in the list of dates and in that of forms', async () => {
    const form = await fullForm(more);
    const dates = await readDuringRaise(form, () => findFormDates.execute(staff, { id: form.id }));
    expect(dates).toMatchObject([{ capacity: 2, taken: 2 }]);
    const other = await fullForm(more);
    const counts = await readDuringRaise(other, () => countAnswers.execute(staff, {}));
    expect(counts.find(({ form_id }) => form_id === other.id)).toMatchObject({ capacity: 2, answers: 2 });
  });
});
