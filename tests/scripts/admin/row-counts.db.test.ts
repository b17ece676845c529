import { expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { runCommand } from '#scripts/admin/commands.ts';
import { useDatabase } from '#tests/support/database.ts';

const { url } = useDatabase();

test('rows are counted by table; counters and sessions are not', async () => {
  vi.stubEnv('DATABASE_URL', url);
  await createEvent(db());
  await createEvent(db());
  const counts = JSON.parse(await runCommand('row-counts', []));
  expect(counts).toMatchObject({ events: 2, sermons: 0, church: expect.any(Number) });
  expect(Object.keys(counts).toSorted()).toEqual(Object.keys(counts));
  for (const table of ['rate_limits', 'staff_sessions', '_prisma_migrations'])
    expect(counts).not.toHaveProperty(table);
});
