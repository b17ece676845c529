import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { secondsWithoutChanges } from '#lib/updates/copy-time.ts';
import { newDataFolder } from '#tests/support/folders.ts';

test('the larger the database, the longer nothing can be changed', async () => {
  const folder = newDataFolder();
  // The start sets it for the built-in database, too.
  vi.stubEnv('DATABASE_URL', 'postgresql://belltower@localhost/belltower');
  const empty = await secondsWithoutChanges(null);
  const file = join(folder, 'postgres/cluster/1');
  mkdirSync(join(folder, 'postgres/cluster'), { recursive: true });
  writeFileSync(file, '');
  truncateSync(file, 3_000_000_000);
  expect((await secondsWithoutChanges(null)) - empty).toBe(30);
});

test('what root has measured holds', async () => {
  const root = {
    step: 'trying',
    from: '1.0.0',
    to: '1.1.0',
    began_at: '2031-06-01T08:45:00.000Z',
    ended_at: null,
    because: null,
    detail: null,
    can_go_back: false,
  } as const;
  const measured = (copy_seconds: number) => secondsWithoutChanges({ ...root, copy_seconds });
  expect((await measured(103)) - (await measured(3))).toBe(100);
});
