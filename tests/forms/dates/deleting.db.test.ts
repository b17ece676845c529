import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { updateForm } from '#lib/forms/commands.ts';
import { findForm } from '#lib/forms/queries.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { createForm, createFormAnswer } from '#prisma/factories/form.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { beginBeforeDates, change, remove, seriesWithPeople, sundays, told, undo } from './changing.ts';

useDatabase();
beforeEach(beginBeforeDates);

const refusal = (people: string, way: string, count: number) => ({
  status: 409,
  body: { detail: `${people}. ${way}?`, errors: { people: [way] }, current: { people: count } },
});

describe('while somebody is signed up for a date to come', () => {
  test('it is not deleted, and the refusal has the number of seats and the way', async () => {
    const { form, on } = await seriesWithPeople([sundays[1]]);
    const party = { form_id: form.id, date: sundays[1] };
    await createFormAnswer(db(), { ...party, seats: 12, state: 'waiting' });
    await createFormAnswer(db(), { ...party, seats: 5, state: 'cancelled' });
    await createFormAnswer(db(), { ...party, date: sundays[2] });
    expect(await remove(on(sundays[1]))).toMatchObject(
      refusal('13 people are signed up', 'Cancel it and tell 13 people', 13),
    );
    expect(await db().eventException.count()).toBe(0);
    expect((await remove(on(sundays[3]))).status).toBe(200);
    expect(await told()).toEqual([]);
  });

  test.each([
    ['the series', '?series=true', [`p2 ${'This date is cancelled'}`]],
    ['the date', '', [`p2 ${'This date is cancelled'}`]],
  ])('%s is deleted with people=tell, and an undo tells them again', async (_what, query, cancelled) => {
    const { form, on } = await seriesWithPeople([sundays[0], sundays[1]]);
    vi.setSystemTime(new Date('2031-06-03T15:00:00Z'));
    expect(await remove(on(sundays[1]), query)).toMatchObject(
      refusal('One person is signed up', 'Cancel it and tell one person', 1),
    );
    const answer = await remove(on(sundays[1]), `${query || '?'}&people=tell`);
    expect(answer.status).toBe(200);
    expect(await told()).toEqual(cancelled);
    expect((await undo()).status).toBe(200);
    expect(await told()).toEqual(['p2 This date takes place after all']);
    expect(await db().formAnswer.count({ where: { form_id: form.id, state: 'confirmed' } })).toBe(2);
  });

  test('another value of people is refused', async () => {
    const { on } = await seriesWithPeople([sundays[1]]);
    expect((await remove(on(sundays[1]), '?people=hush')).status).toBe(400);
  });

  test('a one-time event and a service are refused as well', async () => {
    const event = await createEvent(db(), { date: '2031-06-01' });
    const service = await createService(db());
    for (const { id } of [event, service]) {
      const form = await createForm(db(), { event_id: id });
      await createFormAnswer(db(), { form_id: form.id, date: '2031-06-01', seats: 2 });
    }
    expect((await remove(event.id)).status).toBe(409);
    expect((await remove(event.id, '?people=tell')).status).toBe(200);
    expect((await callApi(`DELETE /api/services/${service.id}?series=true`)).status).toBe(409);
  });
});

test('a date that was cancelled before is deleted, and no second mail is sent', async () => {
  const { on } = await seriesWithPeople([sundays[1]]);
  await change(on(sundays[1]), { scope: 'this', status: 'cancelled' });
  await told();
  expect((await remove(on(sundays[1]))).status).toBe(200);
  expect(await told()).toEqual([]);
});

test('a date that is over is deleted', async () => {
  const { on } = await seriesWithPeople([sundays[0]]);
  vi.setSystemTime(new Date('2031-06-03T15:00:00Z'));
  expect((await remove(on(sundays[0]))).status).toBe(200);
});

test('a form whose ministry and event are gone is still found and changed', async () => {
  const { form, on } = await seriesWithPeople([sundays[1]]);
  const { id: ministry_id } = await createMinistry(db());
  await db().form.update({ where: { id: form.id }, data: { ministry_id } });
  await remove(on(sundays[1]), '?series=true&people=tell');
  const params = { id: ministry_id };
  expect((await callApi(`DELETE /api/ministries/${params.id}`)).status).toBeLessThan(300);
  expect((await findForm({ id: form.id })).id).toBe(form.id);
  const { event_id } = form;
  const kept = await updateForm.execute(staff, { id: form.id, title: 'Other', ministry_id, event_id });
  expect(kept).toMatchObject({ title: 'Other', ministry_id });
});
