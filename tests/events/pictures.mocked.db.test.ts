import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import EventPicture from '#app/events/[id]/opengraph-image.tsx';
import { Drawer } from '#lib/art/og/drawer.ts';
import { db } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newFolder } from '#tests/support/folders.ts';

useDatabase();

const dataFolder = newFolder();
beforeEach(() => void vi.stubEnv('DATA_DIR', dataFolder));

/** A drawing process that needs no time, and how many pictures it was ever asked for at once. */
function countDrawings() {
  const count = { all: 0, atOnce: 0, mostAtOnce: 0 };
  vi.spyOn(Drawer.prototype, 'draw').mockImplementation(async (drawing) => {
    count.all += 1;
    count.atOnce += 1;
    count.mostAtOnce = Math.max(count.mostAtOnce, count.atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    count.atOnce -= 1;
    return new TextEncoder().encode(JSON.stringify(drawing));
  });
  return count;
}

it('draws one at a time when the pictures of many dates are asked for at once, refuses what would wait too long, and ends with each drawn once', async () => {
  const count = countDrawings();
  const { id } = await createEvent(db(), {
    title: 'Supper',
    is_recurring: true,
    recurrence_frequency: 'weekly',
  });
  const dates = Array.from({ length: 100 }, (_, week) => occurrenceId(id, addDays('2031-06-01', 7 * week)));
  const ask = (date: string) => EventPicture({ params: Promise.resolve({ id: date }) });

  const left = new Set(dates);
  while (left.size > 0) {
    const answers = await Promise.all(
      [...left, ...left].map(async (date) => ({ date, ...(await readAnswer(ask(date))) })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.every(({ status, retryAfter }) => status === 503 && retryAfter === '10')).toBe(true);
    expect(refused.length).toBeLessThan(answers.length);
    for (const { date, status } of answers) if (status === 200) left.delete(date);
  }
  expect(count).toMatchObject({ all: 100, atOnce: 0, mostAtOnce: 1 });
  expect(await readdir(join(dataFolder, 'pictures'))).toHaveLength(100);

  await Promise.all(dates.map(ask));
  await db().event.update({ where: { id }, data: { title: 'Breakfast' } });
  const [changed] = await Promise.all([readAnswer(ask(dates[0] ?? '')), readAnswer(ask(dates[0] ?? ''))]);
  expect(changed).toMatchObject({ status: 200, text: expect.stringContaining('Breakfast') });
  expect(count.all).toBe(101);
});

async function readAnswer(asked: Promise<Response>) {
  const answer = await asked;
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
}
