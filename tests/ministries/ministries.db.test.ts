import { describe, expect, test, vi } from 'vitest';
import { restoreChange, undoDeletion } from '#lib/activity/commands.ts';
import { church } from '#lib/core/church/church.ts';
import { db } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import {
  createMinistry as addMinistry,
  deleteMinistry,
  orderMinistries,
  updateMinistry,
} from '#lib/ministries/commands.ts';
import { listMinistries } from '#lib/ministries/queries.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

const { sql } = useDatabase();

describe('the list of ministries', () => {
  test('shows a description without anything harmful, also one written straight into the table', async () => {
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
  test('touches the fields it names and no others', async () => {
    const { id } = await createMinistry(db());
    const changed = await updateMinistry.execute(staff, { id, title: 'Meals Team' });
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

  test('takes every column', async () => {
    const { id } = await createMinistry(db());
    const columns = {
      title: 'Porch Choir',
      description: '<p>Songs</p>',
      imageurl: '/uploads/event-images/1795365000000_ab.webp',
      leadername: 'Ana',
      meetingtimes: 'Thursdays',
      category: 'Music',
      link: 'mailto:choir@example.org',
      has_fixed_time: false,
      position: 7,
    };
    expect(await updateMinistry.execute(staff, { id, ...columns })).toMatchObject(columns);
    const emptied = { imageurl: '', link: null, leadername: ' ', meetingtimes: '' };
    expect(await updateMinistry.execute(staff, { id, ...emptied })).toMatchObject({
      ...{ imageurl: null, link: null, leadername: null, meetingtimes: null },
    });
  });

  test.each([
    ['link', 'javascript:alert(1)'],
    ['link', 'www.example.org'],
    ['imageurl', 'data:text/html,x'],
    ['category', ' '],
    ['category', 'x'.repeat(41)],
  ])('with a %s of %o is refused in words beside the field', async (field, value) => {
    const { id } = await createMinistry(db());
    await expect(updateMinistry.execute(staff, { id, [field]: value })).rejects.toMatchObject({
      code: 'invalid',
      more: { fields: { [field]: [expect.stringMatching(/^Please /)] } },
    });
  });

  test('holds to the women’s rule by its switch alone, whatever its title', async () => {
    const { id } = await createMinistry(db(), { title: 'Women’s Ministry', meetingtimes: 'Mondays' });
    expect(await updateMinistry.execute(staff, { id, meetingtimes: 'Fridays' })).toMatchObject({
      meetingtimes: 'Fridays',
    });
    const on = await updateMinistry.execute(staff, { id, has_fixed_time: true, title: 'Ruth’s Table' });
    expect(on.meetingtimes).toBe(church.womensMinistryMeetingTime);
    const off = { id, has_fixed_time: false, meetingtimes: 'Fridays' };
    expect((await updateMinistry.execute(staff, off)).meetingtimes).toBe('Fridays');
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

describe('a new ministry', () => {
  test('comes last, cleaned, with the women’s time where that rule holds', async () => {
    await createMinistry(db(), { title: 'First', created_at: new Date('2026-01-01') });
    const made = await addMinistry.execute(staff, {
      title: 'Ruth’s Table',
      description: '<p onclick="x()">Bread</p><script>x()</script>',
      category: 'Sisters',
      meetingtimes: 'Mondays',
      has_fixed_time: true,
    });
    expect(made).toMatchObject({
      description: '<p>Bread</p>',
      meetingtimes: church.womensMinistryMeetingTime,
      link: null,
    });
    expect((await listMinistries({})).map(({ title }) => title)).toEqual(['First', 'Ruth’s Table']);
  });

  test('needs a title, words and a category', async () => {
    const choir = { title: 'Choir', description: '<p>Songs</p>', category: 'Music' };
    for (const field of Object.keys(choir)) {
      await expect(
        addMinistry.execute(staff, { ...choir, [field]: undefined } as never),
      ).rejects.toMatchObject({ code: 'invalid', more: { fields: { [field]: [expect.any(String)] } } });
    }
    expect(await addMinistry.execute(staff, choir)).toMatchObject({ ...choir, has_fixed_time: false });
  });
});

describe('an order of the ministries', () => {
  const order = (ids: (string | undefined)[]) => orderMinistries.execute(staff, { ids } as { ids: string[] });
  const titles = async () => (await listMinistries({})).map(({ title }) => title);
  const named = (title: string) => ({ title, description: '<p>Come.</p>', category: 'Adult' });
  const three = async () => {
    const made = [];
    for (const title of ['A', 'B', 'C']) made.push(await addMinistry.execute(staff, named(title)));
    return made;
  };

  test('holds for the list, is no new version of a moved one, and can be taken back as one change', async () => {
    const made = await three();
    await order(made.map(({ id }) => id).toReversed());
    const listed = await listMinistries({});
    expect(listed.map(({ title, position }) => [title, position])).toEqual([
      ['C', 1],
      ['B', 2],
      ['A', 3],
    ]);
    const versions = new Map(made.map(({ id, updated_at }) => [id, updated_at]));
    expect(listed.every(({ id, updated_at }) => versions.get(id) === updated_at)).toBe(true);
    await addMinistry.execute(staff, named('D'));
    expect(await titles()).toEqual(['C', 'B', 'A', 'D']);
    const { batch } = await db().activityLog.findFirstOrThrow({ where: { action: 'updated' } });
    await restoreChange.execute(staff, { id: batch });
    expect(await titles()).toEqual(['A', 'B', 'C', 'D']);
  });

  test('brings a removed one back where it stood', async () => {
    const [, second] = await three();
    await deleteMinistry.execute(staff, { id: String(second?.id) });
    expect(await titles()).toEqual(['A', 'C']);
    await undoDeletion.execute(staff, { table_name: 'ministries', row_id: String(second?.id) });
    expect(await titles()).toEqual(['A', 'B', 'C']);
  });

  test('of a list that has changed meanwhile is refused with the list as it is, and moves nothing', async () => {
    const ids = (await three()).map(({ id }) => id).toReversed();
    await deleteMinistry.execute(staff, { id: String(ids[0]) });
    for (const known of [ids, ids.slice(2)]) {
      await expect(order(known)).rejects.toMatchObject({
        code: 'conflict',
        more: { current: [{ title: 'A' }, { title: 'B' }] },
      });
    }
    expect(await titles()).toEqual(['A', 'B']);
  });

  test('given by several at once is one of theirs', async () => {
    const [a, b, c] = (await three()).map(({ id }) => id);
    const wanted = [
      [c, b, a],
      [b, c, a],
      [a, c, b],
    ];
    await Promise.all(wanted.map(order));
    expect(wanted).toContainEqual((await listMinistries({})).map(({ id }) => id));
  });

  test('that names one twice, or what is no id, is refused', async () => {
    const [a] = await three();
    for (const ids of [[a?.id, a?.id, a?.id], ['x']])
      await expect(order(ids)).rejects.toMatchObject({ code: 'invalid' });
  });
});
