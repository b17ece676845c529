import { expect, test } from 'vitest';
import { createDatabase, rowsAfterLock } from '#tests/support/database.ts';
import { byNight, isWhole } from '#tests/support/extent.ts';
import { toldBeforeKill } from '#tests/support/processes/killed-process.ts';

const tries = isWhole ? 20 : 3;
const urls: string[] = [];

/** How many exceptions, announcements, closings and entries of the log there are, once the killed process is gone. */
async function countRows(url: string): Promise<number[]> {
  const [counts = {}] = await rowsAfterLock<Record<string, number>>(
    'belltower.closings',
    url,
    `SELECT (SELECT count(*) FROM event_exceptions)::int AS exceptions,
      (SELECT count(*) FROM announcements)::int AS announcements,
      (SELECT count(*) FROM closings)::int AS closings,
      (SELECT count(DISTINCT batch) FROM activity_log WHERE table_name = 'closings')::int AS entries`,
  );
  return Object.values(counts);
}

// Every place has a database of its own, and a busy machine makes them slowly.
test(`kill -9 at any of ${tries} places between the request and its answer leaves all of a closing or nothing`, {
  ...byNight,
  timeout: 180_000,
}, async () => {
  for (let count = 0; count <= tries; count += 1) urls.push(await createDatabase());
  const statements = await toldBeforeKill<number>(
    new URL('../support/processes/closing-process.ts', import.meta.url),
    urls,
  );
  // Otherwise two of the places were the same.
  expect(statements).toBeGreaterThanOrEqual(tries);
  const found = [];
  for (const url of urls) found.push(await countRows(url));
  const [all, nothing] = [
    [4, 1, 1, 1],
    [0, 0, 0, 0],
  ];
  // Only where the last statement, the commit, had come in.
  expect(found).toEqual([all, ...Array.from({ length: tries - 1 }, () => nothing), all]);
});
