import { expect, test } from 'vitest';
import { changedFields } from '#lib/activity/changed-fields.ts';
import { db } from '#lib/core/database/db.ts';
import { chapterLines } from '#lib/sermons/chapter-lines.ts';
import { sermonInput } from '#lib/sermons/schema.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: staff });

const change = (id: string, chapters: unknown) => callApi(`PATCH /api/sermons/${id}`, { body: { chapters } });

/** What the form says of these lines. */
function problemsOf(chapters: string): string[] {
  const { error } = sermonInput.safeParse({ chapters });
  return (error?.issues ?? []).filter(({ path }) => path[0] === 'chapters').map(({ message }) => message);
}

test('chapters are sent as a list, or as the lines of the form, and kept in their order', async () => {
  const { id } = await createSermon(db());
  const sorted = [
    { seconds: 0, title: 'Welcome' },
    { seconds: 750, title: 'The lost coin' },
    { seconds: 3723, title: 'Amen' },
  ];
  const listed = await change(id, sorted.toReversed());
  expect([listed.status, listed.body.chapters]).toEqual([200, sorted]);
  const typed = await change(id, '1:02:03 Amen\r\n\r\n 0:00  Welcome \n12:30 - The lost coin');
  expect([typed.status, typed.body.chapters]).toEqual([200, sorted]);
  expect(chapterLines(sorted)).toBe('0:00 Welcome\n12:30 The lost coin\n1:02:03 Amen');
  expect((await change(id, [])).body.chapters).toEqual([]);
});

test('a line that cannot be read is told by its number', () => {
  const wanted = 'please write when it begins and its title, such as 12:30 The lost coin.';
  expect(problemsOf('0:00 Welcome\nThe lost coin\n\n12:30')).toEqual([
    `Line 2: ${wanted}`,
    `Line 4: ${wanted}`,
  ]);
  expect(problemsOf('12:75 Too many seconds')).toEqual([`Line 1: ${wanted}`]);
  expect(problemsOf('1:00 One\n01:00 Two')).toEqual(['Line 2: another chapter begins at 1:00 already.']);
  expect(problemsOf(`1:00 ${'x'.repeat(201)}`)).toEqual(['Line 1: Please use at most 200 characters.']);
  expect(problemsOf('')).toEqual([]);
});

test.each([
  [[{ seconds: 5, title: ' ' }], 'chapters.0.title', 'Please give each chapter a title.'],
  [[{ seconds: -1, title: 'No' }], 'chapters.0.seconds', expect.any(String)],
  [[5, 5].map((seconds) => ({ seconds, title: 'Same' })), 'chapters', 'Two chapters begin at the same time.'],
  [
    Array.from({ length: 101 }, (_, seconds) => ({ seconds, title: 'Many' })),
    'chapters',
    'A sermon can have 100 chapters at most.',
  ],
])('a list of %j is refused', async (chapters, field, message) => {
  const { id } = await createSermon(db());
  const answer = await change(id, chapters);
  expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [message] }]);
});

test('no chapter begins after the sound has ended, whichever of the two is given', async () => {
  const { id } = await createSermon(db(), { audio_seconds: 750 });
  const answer = await change(id, '12:30 The lost coin');
  expect([answer.status, answer.body.detail]).toEqual([
    422,
    'The chapter “The lost coin” begins after the sound has ended, at 12:30.',
  ]);
  expect((await db().sermon.findUniqueOrThrow({ where: { id } })).chapters).toEqual([]);
  expect((await change(id, '12:29 The lost coin')).status).toBe(200);
});

test('the log shows chapters as they are written', async () => {
  const { id } = await createSermon(db());
  await change(id, '12:30 The lost coin');
  const entry = await db().activityLog.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(changedFields(entry as never)).toEqual([
    { label: 'Chapters', before: null, after: '12:30 The lost coin' },
  ]);
});
