import { describe, expect, test, vi } from 'vitest';
import { currentGeneration } from '#lib/core/cache/change-bus.ts';
import { church } from '#lib/core/church/church.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { db } from '#lib/core/platform/db.ts';
import { log } from '#lib/core/platform/log.ts';
import { updateMinistry } from '#lib/ministries/commands.ts';
import { listMinistries } from '#lib/ministries/queries.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase();

const visitor: Actor = { role: 'visitor', address: 'test' };
const staff: Actor = { role: 'admin', address: 'test', sessionId: 'test', aal: 'aal1', nextLevel: 'aal1' };

describe('the list of ministries', () => {
  test('shows a description without anything harmful, whoever wrote it into the table', async () => {
    await createMinistry(db(), { description: '<p>Hello</p><script>alert(1)</script>' });
    expect(await listMinistries({})).toMatchObject([{ description: '<p>Hello</p>' }]);
  });

  test('keeps the order in which ministries were added', async () => {
    await createMinistry(db(), { title: 'Second', created_at: new Date('2026-02-01') });
    await createMinistry(db(), { title: 'First', created_at: new Date('2026-01-01') });
    expect((await listMinistries({})).map(({ title }) => title)).toEqual(['First', 'Second']);
  });

  test('fails in the words for it, and only the log knows why', async () => {
    const logged = vi.spyOn(log, 'error').mockReturnValue(undefined);
    await sql('ALTER TABLE ministries RENAME TO ministries_away');
    await expect(listMinistries({})).rejects.toMatchObject({ message: 'Failed to load ministries' });
    await sql('ALTER TABLE ministries_away RENAME TO ministries');
    expect(logged.mock.lastCall?.[1]).toMatch(/^Database error: /);
  });
});

describe('a change of a ministry', () => {
  test('is not for visitors', async () => {
    const { id } = await createMinistry(db());
    await expect(updateMinistry.execute(visitor, { id, title: 'Mine' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await db().ministry.findUnique({ where: { id } })).toMatchObject({ title: 'Care Team' });
  });

  test('touches the fields it names and no others', async () => {
    const { id } = await createMinistry(db());
    const changed = await updateMinistry.execute(staff, { id, title: 'Meals Team', category: 'Youth' });
    expect(changed).toMatchObject({
      title: 'Meals Team',
      leadername: 'Care Team Leaders',
      category: 'Adult',
    });
  });

  test('cleans the description and stores blanks as null', async () => {
    const { id } = await createMinistry(db());
    const input = {
      id,
      description: '<p onload="x()">Soup</p><script>x()</script>',
      leadername: ' ',
      meetingtimes: '',
    };
    await updateMinistry.execute(staff, input);
    expect(await db().ministry.findUnique({ where: { id } })).toMatchObject({
      description: '<p>Soup</p>',
      leadername: null,
      meetingtimes: null,
    });
  });

  test('cannot move the women’s ministry to another time', async () => {
    const { id } = await createMinistry(db(), { title: 'Women’s Ministry', meetingtimes: null });
    const changed = await updateMinistry.execute(staff, { id, meetingtimes: 'Fridays at noon' });
    expect(changed.meetingtimes).toBe(church.womensMinistryMeetingTime);
  });

  test('drops finished pages', async () => {
    const { id } = await createMinistry(db());
    const before = currentGeneration();
    await updateMinistry.execute(staff, { id, title: 'Meals Team' });
    expect(currentGeneration()).toBeGreaterThan(before);
  });

  test('is refused with the row as it is now, when someone else was first', async () => {
    const { id, updated_at } = await createMinistry(db());
    await updateMinistry.execute(staff, { id, title: 'Theirs' });
    const mine = updateMinistry.execute(staff, { id, title: 'Mine', if_match: updated_at.toISOString() });
    await expect(mine).rejects.toMatchObject({ code: 'conflict', more: { current: { title: 'Theirs' } } });
    await expect(updateMinistry.execute(staff, { id, title: 'Mine', if_match: '*' })).resolves.toMatchObject({
      title: 'Mine',
    });
  });

  test('of two at the same moment, one is refused', async () => {
    const { id, updated_at } = await createMinistry(db());
    const if_match = updated_at.toISOString();
    const outcomes = await Promise.allSettled(
      ['One', 'Two'].map((title) => updateMinistry.execute(staff, { id, title, if_match })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'choir', ''])('of nothing (%o) says so', async (id) => {
    await expect(updateMinistry.execute(staff, { id, title: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('keeps any text as it was typed, save control characters', async () => {
    const { id } = await createMinistry(db());
    const changed = await updateMinistry.execute(staff, { id, title: 'Café', leadername: '🌾' });
    expect(changed).toMatchObject({ title: 'Café', leadername: '🌾' });
    const refused = updateMinistry.execute(staff, { id, title: 'Ca\u0000re' });
    await expect(refused).rejects.toMatchObject({ code: 'invalid' });
  });
});
