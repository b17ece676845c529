import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import type { StaffActor } from '#lib/core/operations/access.ts';
import { formOffers } from '#lib/forms/public/form-offers.ts';
import { startOf } from '#lib/forms/staff/starts.ts';
import english from '#lib/language/generated/en.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

const { formView: words } = english;

useDatabase({ as: staff });

const make = async (body: object) => (await callApi('POST /api/forms', { body })).body;
const change = (id: string, body: object) => callApi(`PATCH /api/forms/${id}`, { body: { ...body } });
const shown = async () => {
  const { contact, visit } = await formOffers();
  return [contact?.href, visit?.href];
};

describe('the form that pages lead to', () => {
  test('is the first of its kind, whatever a later one is called', async () => {
    expect(await shown()).toEqual([undefined, undefined]);
    await make({ ...startOf('contact'), title: 'Write to us', is_open: true });
    await make({ ...startOf('visit'), is_open: true });
    await make({ ...startOf('contact'), title: 'Ask the choir', is_open: true });
    await make({ ...startOf('visit'), title: 'A visit by bus', is_open: true });
    expect(await formOffers()).toEqual({
      contact: { href: '/forms/write-to-us', label: words.contactUs },
      visit: { href: '/forms/plan-a-visit', label: words.planVisit },
    });
  });

  test('is another once staff choose it, and one alone', async () => {
    const first = await make({ ...startOf('contact'), is_open: true });
    const other = await make({ ...startOf('volunteer'), is_open: true });
    expect((await change(other.id, { is_contact: true })).body).toMatchObject({ is_contact: true });
    expect(await shown()).toEqual(['/forms/volunteer', undefined]);
    const both = await make({
      title: 'Both',
      kind: 'other',
      is_open: true,
      is_contact: true,
      is_visit: true,
    });
    expect(both).toMatchObject({ is_contact: true, is_visit: true });
    expect(await shown()).toEqual(['/forms/both', '/forms/both']);
    expect(await db().activityLog.count({ where: { row_id: both.id } })).toBe(1);
    expect(await db().form.count({ where: { is_contact: true } })).toBe(1);
    await change(both.id, { is_contact: false });
    await change(first.id, { title: 'Write' });
    expect(await shown()).toEqual([undefined, '/forms/both']);
  });

  test('is offered while it is open, and no other meanwhile', async () => {
    const { id } = await make({ ...startOf('contact'), is_open: true });
    await make({ ...startOf('contact'), title: 'Hall', is_open: true });
    await change(id, { is_open: false });
    expect(await shown()).toEqual([undefined, undefined]);
    await change(id, { is_open: true, opens_at: '2040-01-01T08:00' });
    expect(await shown()).toEqual([undefined, undefined]);
    await change(id, { opens_at: null });
    expect(await shown()).toEqual(['/forms/contact-us', undefined]);
  });

  test('is none after its deletion, and comes back with it unless another was chosen since', async () => {
    const first = await make({ ...startOf('contact'), is_open: true });
    const other = await make({ ...startOf('contact'), title: 'Hall', is_open: true });
    const drop = async () => {
      await callApi(`DELETE /api/forms/${first.id}`);
      return (await callApi('GET /api/activity')).body[0].id as string;
    };
    const bringBack = (id: string) => callApi(`POST /api/activity/${id}/restore`);
    const entry = await drop();
    expect(await shown()).toEqual([undefined, undefined]);
    expect((await bringBack(entry)).status).toBe(200);
    expect(await shown()).toEqual(['/forms/contact-us', undefined]);
    const later = await drop();
    await change(other.id, { is_contact: true });
    expect((await bringBack(later)).status).toBe(200);
    expect(await shown()).toEqual(['/forms/hall', undefined]);
  });

  test('goes back to the one before when the choice is undone', async () => {
    await make({ ...startOf('contact'), is_open: true });
    const other = await make({ ...startOf('contact'), title: 'Hall', is_open: true });
    await change(other.id, { is_contact: true });
    const [{ id }] = (await callApi('GET /api/activity')).body;
    expect((await callApi(`POST /api/activity/${id}/restore`)).status).toBe(200);
    expect(await shown()).toEqual(['/forms/contact-us', undefined]);
  });

  test('is none that leaders choose or start', async () => {
    const { id: ministry_id } = await createMinistry(db());
    const leader = {
      ...(staff as StaffActor),
      roles: ['leader'],
      ministryIds: [ministry_id],
    } satisfies StaffActor;
    session.actor.mockResolvedValue(leader);
    const own = await make({ ...startOf('contact'), ministry_id, is_open: true });
    expect(own).toMatchObject({ is_contact: false, is_visit: false });
    expect((await change(own.id, { is_contact: true })).status).toBe(403);
    expect((await change(own.id, { is_contact: false, title: 'Choir' })).status).toBe(200);
    const wanted = { ...startOf('contact'), ministry_id, is_contact: true };
    expect((await callApi('POST /api/forms', { body: wanted })).status).toBe(403);
    expect(await shown()).toEqual([undefined, undefined]);
  });

  test('is named to visitors', async () => {
    await make({ ...startOf('contact'), is_open: true });
    session.actor.mockResolvedValue(visitor);
    expect((await callApi('GET /api/forms')).body).toMatchObject([{ is_contact: true, is_visit: false }]);
  });
});
