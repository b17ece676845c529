import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { createForm } from '#prisma/factories/form.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';
import { byLink, signUp, tokenIn } from './sending.ts';

useDatabase({ as: visitor });

const states = async () =>
  (await db().formAnswer.findMany({ orderBy: { arrival: 'asc' } })).map(
    ({ seats, state }) => `${seats} ${state}`,
  );

/** Signs parties of these sizes up, one after the other. Returns their links' tokens. */
async function parties(id: string, sizes: readonly number[]): Promise<string[]> {
  const tokens: string[] = [];
  for (const seats of sizes) tokens.push(tokenIn((await signUp(id, { seats })).body));
  return tokens;
}

describe('who has the link', () => {
  test('cancels: parties of 5, 2 and 2 wait for the four seats, so 2 and 2 come in and 5 stays first', async () => {
    const { id } = await createForm(db(), { capacity: 6 });
    const [, second = '', third = ''] = await parties(id, [2, 4, 5, 2, 2]);
    expect((await byLink.find(third)).body).toMatchObject({ state: 'waiting', position: 1 });
    const answer = await byLink.cancel(second);
    expect([answer.status, answer.body.state]).toEqual([200, 'cancelled']);
    expect(await states()).toEqual(['2 confirmed', '4 cancelled', '5 waiting', '2 confirmed', '2 confirmed']);
    expect((await byLink.find(third)).body).toMatchObject({ position: 1 });
  });

  test('cancels twice: the second time changes nothing', async () => {
    const { id } = await createForm(db(), { capacity: 1 });
    const [first = ''] = await parties(id, [1, 1, 1]);
    for (const _time of ['once', 'twice'])
      expect(await byLink.cancel(first)).toMatchObject({ status: 200, body: { state: 'cancelled' } });
    expect(await states()).toEqual(['1 cancelled', '1 confirmed', '1 waiting']);
    expect((await byLink.change(first, { seats: 1 })).status).toBe(409);
  });

  test('changes to fewer: the last names go, and who waits comes in', async () => {
    const { id } = await createForm(db(), { capacity: 3 });
    const token = tokenIn((await signUp(id, { seats: 3, names: ['A', 'B', 'C'] })).body);
    await parties(id, [1]);
    expect((await byLink.change(token, { seats: 2 })).body).toMatchObject({ seats: 2, names: ['A', 'B'] });
    expect(await states()).toEqual(['2 confirmed', '1 confirmed']);
  });

  test('changes to more only as long as there are seats and nobody waits, and else keeps what there was', async () => {
    const { id } = await createForm(db(), { capacity: 4 });
    const [first = ''] = await parties(id, [1]);
    expect((await byLink.change(first, { seats: 2 })).status).toBe(200);
    const refused = await byLink.change(first, { seats: 5 });
    expect([refused.status, refused.body.detail]).toEqual([409, 'Only 2 places are left.']);
    await parties(id, [3]);
    expect((await byLink.change(first, { seats: 3 })).body.detail).toBe('No places are left.');
    expect(await states()).toEqual(['2 confirmed', '3 waiting']);
  });

  test('who waits keeps the place with another number, and comes in when it fits', async () => {
    const { id } = await createForm(db(), { capacity: 2 });
    const [, second = ''] = await parties(id, [1, 3, 1]);
    expect((await byLink.change(second, { seats: 4 })).body).toMatchObject({ state: 'waiting', position: 1 });
    expect((await byLink.change(second, { seats: 1 })).body).toMatchObject({ state: 'confirmed' });
    expect(await states()).toEqual(['1 confirmed', '1 confirmed', '1 waiting']);
  });

  test.each([[{ seats: 0 }], [{ seats: 21 }], [{ seats: 1.5 }], [{ seats: '1e3' }]])(
    'sends %o and is refused',
    async (body) => {
      const { id } = await createForm(db());
      const [token = ''] = await parties(id, [1]);
      expect((await byLink.change(token, body)).status).toBe(422);
      expect(await states()).toEqual(['1 confirmed']);
    },
  );
});

describe('staff', () => {
  const answerOf = async (arrival: number) =>
    (await db().formAnswer.findFirstOrThrow({ where: { arrival } })).id;
  const change = async (id: string, arrival: number, body: object) => {
    session.actor.mockResolvedValue(staff);
    const params = { id, answer: await answerOf(arrival) };
    return callApi(`PATCH /api/forms/${params.id}/answers/${params.answer}`, { body });
  };

  test('raise the capacity: who fits comes in, in order', async () => {
    const { id } = await createForm(db(), { capacity: 2 });
    await parties(id, [2, 5, 2, 2]);
    session.actor.mockResolvedValue(staff);
    const answer = await callApi(`PATCH /api/forms/${id}`, { body: { capacity: 5 } });
    expect(answer.body).toMatchObject({ capacity: 5 });
    expect(await states()).toEqual(['2 confirmed', '5 waiting', '2 confirmed', '2 waiting']);
    const lowered = await callApi(`PATCH /api/forms/${id}`, { body: { capacity: 1 } });
    expect(lowered.status).toBe(200);
    expect(await states()).toEqual(['2 confirmed', '5 waiting', '2 confirmed', '2 waiting']);
  });

  test('confirm beyond the capacity only by force', async () => {
    const { id } = await createForm(db(), { capacity: 1 });
    await parties(id, [1, 2]);
    const refused = await change(id, 2, { state: 'confirmed' });
    expect([refused.status, refused.body.detail]).toEqual([409, 'No places are left. Confirm it anyway?']);
    expect((await change(id, 2, { state: 'confirmed', force: true })).body).toMatchObject({
      state: 'confirmed',
    });
    expect(await states()).toEqual(['1 confirmed', '2 confirmed']);
  });

  test('put a party on the waiting list, where it stays, and its seat goes to who waits', async () => {
    const { id } = await createForm(db(), { capacity: 1 });
    await parties(id, [1, 1]);
    expect((await change(id, 1, { state: 'waiting' })).body).toMatchObject({ state: 'waiting', position: 1 });
    expect(await states()).toEqual(['1 waiting', '1 confirmed']);
  });

  test('call one spam, note who has come, and delete one', async () => {
    const { id } = await createForm(db(), { capacity: 2 });
    await parties(id, [1, 1, 1, 1]);
    expect((await change(id, 1, { state: 'spam' })).body).toMatchObject({ state: 'spam' });
    expect((await change(id, 2, { has_come: true })).body).toMatchObject({
      has_come: true,
      state: 'confirmed',
    });
    expect((await change(id, 2, { state: 'received' })).status).toBe(422);
    const params = { id, answer: await answerOf(3) };
    expect((await callApi(`DELETE /api/forms/${params.id}/answers/${params.answer}`)).status).toBe(204);
    expect(await states()).toEqual(['1 spam', '1 confirmed', '1 confirmed']);
    const other = await createForm(db());
    const foreign = { id: other.id, answer: await answerOf(2) };
    expect((await callApi(`DELETE /api/forms/${foreign.id}/answers/${foreign.answer}`)).status).toBe(404);
  });
});
