import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PATCH as change, DELETE as remove } from '#app/api/leaders/[id]/route.ts';
import { PUT as order } from '#app/api/leaders/order/route.ts';
import { POST as add, GET as list } from '#app/api/leaders/route.ts';
import { restoreChange, undoDeletion } from '#lib/activity/commands.ts';
import { currentGeneration } from '#lib/core/cache/change-bus.ts';
import { db } from '#lib/core/platform/db.ts';
import { createLeader } from '#prisma/factories/leader.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callRoute } from '#tests/support/requests.ts';

const session = vi.hoisted(() => ({ actor: vi.fn() }));
vi.mock('#lib/core/auth/actor.ts', () => ({ currentActor: session.actor }));
useDatabase();
beforeEach(() => session.actor.mockResolvedValue(staff));

const names = async () => (await callRoute(list, {})).body.map(({ name }: { name: string }) => name);

async function three() {
  const made = ['Ana', 'Ben', 'Cho'].map((name, day) =>
    createLeader(db(), { name, created_at: new Date(2026, 0, day + 1) }),
  );
  return (await Promise.all(made)).map(({ id }) => id);
}

describe('a new leader', () => {
  test('comes last, is found at the address it is answered with, and drops finished pages', async () => {
    await createLeader(db(), { name: 'Ana', created_at: new Date('2026-01-01') });
    const before = currentGeneration();
    const answer = await callRoute(add, {
      method: 'POST',
      body: { name: ' Ben ', role: '', email: 'B@Example.org' },
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`/api/leaders/${answer.body.id}`);
    expect(answer.body).toMatchObject({
      name: 'Ben',
      role: null,
      words: null,
      picture_url: null,
      picture_focus_x: 50,
      picture_focus_y: 50,
      email: 'b@example.org',
    });
    expect(await names()).toEqual(['Ana', 'Ben']);
    expect(currentGeneration()).toBeGreaterThan(before);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 'Ana', words: 'x'.repeat(100_000) }, 'words'],
    [{ name: 'Ana', email: 'ana' }, 'email'],
    [{ name: 'Ana', picture_url: 'javascript:alert(1)' }, 'picture_url'],
    [{ name: 'Ana', picture_focus_x: 101 }, 'picture_focus_x'],
  ])('%j is refused, and the field named', async (body, field) => {
    const answer = await callRoute(add, { method: 'POST', body });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await names()).toEqual([]);
  });
});

test('a change touches the fields it names; two at once of one version get one 409', async () => {
  const { id, updated_at } = await createLeader(db(), { name: 'Ana', role: 'Pastor' });
  const patch = (body: object) =>
    callRoute(change, {
      method: 'PATCH',
      params: { id },
      body,
      headers: { 'if-match': updated_at.toISOString() },
    });
  const answers = await Promise.all([patch({ words: 'Hello\nagain' }), patch({ words: 'Mine' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await db().leader.findUniqueOrThrow({ where: { id } })).toMatchObject({
    name: 'Ana',
    role: 'Pastor',
  });
});

test('a removed leader comes back where it stood', async () => {
  const [, ben = ''] = await three();
  expect((await callRoute(remove, { method: 'DELETE', params: { id: ben } })).status).toBe(204);
  expect(await names()).toEqual(['Ana', 'Cho']);
  await undoDeletion.execute(staff, { table_name: 'leaders', row_id: ben });
  expect(await names()).toEqual(['Ana', 'Ben', 'Cho']);
  expect((await callRoute(remove, { method: 'DELETE', params: { id: 'x' } })).status).toBe(400);
});

describe('an order', () => {
  const put = (ids: unknown) => callRoute(order, { method: 'PUT', body: { ids } });

  test('is answered, holds for the list, and can be taken back as one change', async () => {
    const ids = await three();
    const answer = await put(ids.toReversed());
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ name }: { name: string }) => name)).toEqual(['Cho', 'Ben', 'Ana']);
    expect(await names()).toEqual(['Cho', 'Ben', 'Ana']);
    await callRoute(add, { method: 'POST', body: { name: 'Dee' } });
    expect(await names()).toEqual(['Cho', 'Ben', 'Ana', 'Dee']);
    const { batch } = await db().activityLog.findFirstOrThrow({ where: { action: 'updated' } });
    await restoreChange.execute(staff, { id: batch });
    expect(await names()).toEqual(['Ana', 'Ben', 'Cho', 'Dee']);
  });

  test('of a list that has changed meanwhile is 409 with the list as it is, and moves nothing', async () => {
    const ids = await three();
    const [gone = '', ...left] = ids.toReversed();
    await db().leader.delete({ where: { id: gone } });
    for (const known of [ids, left.slice(1)]) {
      const answer = await put(known);
      expect(answer.status).toBe(409);
      expect(answer.body.current.map(({ name }: { name: string }) => name)).toEqual(['Ana', 'Ben']);
    }
    expect(await names()).toEqual(['Ana', 'Ben']);
  });

  test('leaves the version of a form that is open', async () => {
    const ids = await three();
    const before = await db().leader.findMany({
      select: { id: true, updated_at: true },
      orderBy: { id: 'asc' },
    });
    await put(ids.toReversed());
    expect(
      await db().leader.findMany({ select: { id: true, updated_at: true }, orderBy: { id: 'asc' } }),
    ).toEqual(before);
  });

  test('given by several at once is one of theirs', async () => {
    const [a, b, c] = await three();
    const wanted = [
      [c, b, a],
      [b, c, a],
      [a, c, b],
    ];
    const answers = await Promise.all(wanted.map(put));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const ids = (await callRoute(list, {})).body.map(({ id }: { id: string }) => id);
    expect(wanted).toContainEqual(ids);
  });

  test.each([[['x']], ['abc'], [null]])('of %j is refused', async (ids) => {
    expect((await put(ids)).status).toBe(422);
  });

  test('that names somebody twice is refused', async () => {
    const [a] = await three();
    expect((await put([a, a, a])).status).toBe(422);
  });
});
