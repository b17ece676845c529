import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { deleteEvent, updateEvent } from '#lib/events/commands.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { createEvent as createRow } from '#prisma/factories/event.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const sundays = { is_recurring: true, recurrence_frequency: 'weekly', date: '2031-06-01' };
/** As many as the pool has connections. */
const savers = Array.from({ length: 10 }, (_, index) => index);

/** The outcomes of all at once: what each answered, or the code it was refused with. */
async function outcomes<Output>(runs: (() => Promise<Output>)[]): Promise<(Output | string)[]> {
  return Promise.all(
    runs.map((run) => run().catch((error) => (error instanceof AppError ? error.code : String(error)))),
  );
}

describe('of ten people who save what they read at the same time', () => {
  test.each([
    ['this', '2031-06-15'],
    ['following', '2031-06-15'],
    ['following', null],
    ['series', '2031-06-15'],
    ['series', null],
  ] as const)('with scope %s on %s exactly one is heard', async (scope, date) => {
    const row = await createRow(db(), sundays);
    const id = date ? occurrenceId(row.id, date) : row.id;
    const if_match = row.updated_at.toISOString();
    const answers = await outcomes(
      savers.map((saver) => () => updateEvent.execute(staff, { id, scope, title: `${saver}`, if_match })),
    );
    const heard = answers.filter((answer) => typeof answer !== 'string');
    expect(heard).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'conflict')).toHaveLength(9);
    const titles = [...(await db().event.findMany()), ...(await db().eventException.findMany())];
    expect(titles.map(({ title }) => title).filter((title) => title !== row.title)).toEqual([
      heard[0]?.title,
    ]);
  });

  test('one restores a cancelled date, or cancels it', async () => {
    const row = await createRow(db(), sundays);
    const answers = await outcomes(
      savers.map(
        (saver) => () =>
          updateEvent.execute(staff, {
            id: occurrenceId(row.id, '2031-06-15'),
            scope: 'this',
            status: saver % 2 ? 'cancelled' : 'scheduled',
            location: `Room ${saver}`,
            if_match: row.updated_at.toISOString(),
          }),
      ),
    );
    expect(answers.filter((answer) => answer !== 'conflict')).toHaveLength(1);
  });

  test.each([false, true])('one deletes (the series: %s)', async (series) => {
    const row = await createRow(db(), sundays);
    const answers = await outcomes(
      savers.map(
        () => () =>
          deleteEvent.execute(staff, {
            id: occurrenceId(row.id, '2031-06-15'),
            series,
            if_match: row.updated_at.toISOString(),
          }),
      ),
    );
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(1);
    expect(answers.filter((answer) => answer === (series ? 'not_found' : 'conflict'))).toHaveLength(9);
  });
});

describe('without If-Match', () => {
  test('what two people change of one date at the same time is both kept', async () => {
    const row = await createRow(db(), sundays);
    const changes = [
      { title: 'Baptism' },
      { location: 'The river' },
      { time: '4 pm' },
      { is_featured: true },
    ];
    await Promise.all(
      changes.map((change) =>
        updateEvent.execute(staff, { id: occurrenceId(row.id, '2031-06-15'), scope: 'this', ...change }),
      ),
    );
    expect(await db().eventException.findMany()).toMatchObject([Object.assign({}, ...changes)]);
  });

  test('of ten who delete one event, one does', async () => {
    const row = await createRow(db());
    const answers = await outcomes(savers.map(() => () => deleteEvent.execute(staff, { id: row.id })));
    expect(answers.filter((answer) => typeof answer !== 'string')).toEqual([{ deleted: 1 }]);
    expect(answers.filter((answer) => answer === 'not_found')).toHaveLength(9);
  });
});

describe('while its series is deleted', () => {
  test.each([
    ['changing a date', (id: string) => updateEvent.execute(staff, { id, scope: 'this', title: 'Late' })],
    [
      'cancelling a date',
      (id: string) => updateEvent.execute(staff, { id, scope: 'this', status: 'cancelled' }),
    ],
    [
      'changing a date and all following',
      (id: string) => updateEvent.execute(staff, { id, scope: 'following', title: 'Late' }),
    ],
    ['changing all of it', (id: string) => updateEvent.execute(staff, { id, title: 'Late' })],
    ['deleting a date', (id: string) => deleteEvent.execute(staff, { id })],
  ] as const)('%s is done or finds nothing, and never fails', async (_what, write) => {
    for (let round = 0; round < 5; round++) {
      const row = await createRow(db(), sundays);
      const id = occurrenceId(row.id, '2031-06-15');
      const answers = await outcomes([
        ...savers.slice(0, 4).map(() => () => write(id)),
        () => deleteEvent.execute(staff, { id: row.id, series: true }),
        ...savers.slice(0, 4).map(() => () => write(id)),
      ] as (() => Promise<unknown>)[]);
      const refusals = answers.filter((answer) => typeof answer === 'string');
      expect(refusals.filter((code) => code !== 'not_found' && code !== 'conflict')).toEqual([]);
    }
  });

  test('series of one title are deleted from several sides at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const rows = await Promise.all(
        savers.slice(0, 6).map(() => createRow(db(), { ...sundays, title: 'Choir' })),
      );
      const answers = await outcomes(
        rows.map(
          ({ id }) =>
            () =>
              deleteEvent.execute(staff, { id, series: true }),
        ),
      );
      const refusals = answers.filter((answer) => typeof answer === 'string');
      expect(refusals.filter((code) => code !== 'not_found')).toEqual([]);
      expect(await db().event.count()).toBe(0);
    }
  });
});
