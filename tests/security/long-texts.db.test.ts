import { beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { apiCalls as readCalls } from '#app/api/openapi.json/document.ts';
import { db } from '#lib/core/database/db.ts';
import type { Operation } from '#lib/core/operations/operation.ts';
import { transcriptMedia } from '#lib/sermons/transcripts/cue.ts';
import { createForm } from '#prisma/factories/form.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { isWhole } from '#tests/support/extent.ts';
import { fastest } from '#tests/support/fastest.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { createKnownRows } from './known-rows.ts';
import { filledWith, openings } from './long-text.ts';
import { withTextInEach } from './text-places.ts';

const { sameRows } = useDatabase();
let ids: Record<string, string>;
beforeEach(async () => {
  newDataFolder();
  ids = await sameRows(async () => ({
    ...(await createKnownRows()),
    pages: (await createSitePage(db(), { path: '/long-texts' })).id,
    forms: (await createForm(db())).id,
  }));
});

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../lib/**/commands.ts', '../../lib/**/queries.ts'],
  { eager: true },
);
const operations = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter(
    (value): value is Operation<z.ZodType, unknown> =>
      (value as { execute?: unknown })?.execute !== undefined,
  );

const apiCalls = await readCalls();

/** Names in addresses of what there is. */
const names: Readonly<Record<string, string>> = { key: 'home.letter', name: 'home' };

/** Fields that are right, for those of a call that its example leaves out. */
function knownFields(name: string): Record<string, unknown> {
  const { path = '', call } = apiCalls.find((addressed) => addressed.call.name === name) ?? {};
  const known = { ...names, id: ids[path.split('/')[2] ?? ''] };
  const named = Object.entries(known).filter(
    ([parameter, value]) => value && path.includes(`{${parameter}}`),
  );
  return { ...call?.example, ...Object.fromEntries(named) };
}

const megabyte = 1_000_000;
/** Where nothing limits a text. */
const longText = 200_000;
const usual = openings.slice(0, isWhole ? 6 : 3);
/** With what the database needs, and beside other work; what grows with the square of such a text takes minutes. */
const longestMilliseconds = 3000;

const tested = operations
  .filter(({ input }) => withTextInEach(input, () => '').length > 0)
  .map((operation) => ({ name: operation.name, operation }));

test.each(tested)('$name takes no time for any long text', async ({ name, operation }) => {
  const read = apiCalls.flatMap(({ call }) => (call.name === name && call.fields) || []);
  for (const opening of usual) {
    for (const fill of [
      () => filledWith(opening, megabyte),
      (most = longText) => filledWith(opening, most),
    ]) {
      const all = [operation.input, ...read].flatMap((schema) =>
        withTextInEach(schema, fill, knownFields(name)),
      );
      for (const given of all) {
        const took = await fastest(() => calm(operation, given), longestMilliseconds);
        expect(took, `${JSON.stringify(opening)} in ${placeIn(given)}`).toBeLessThan(longestMilliseconds);
      }
    }
  }
});

const before: Record<(typeof transcriptMedia)[number], string> = {
  'text/vtt': 'WEBVTT\n\n00:00.000 --> 00:04.000\n',
  'application/x-subrip': '1\n00:00:00,000 --> 00:00:04,000\n',
  'text/plain': '',
};

test.each([...usual, '<v ', '<v.'])('a transcript that is full of %j takes no time', async (opening) => {
  const setTranscript = operations.find(({ name }) => name === 'setTranscript');
  for (const media of transcriptMedia) {
    const file = new TextEncoder().encode(`${before[media]}a${filledWith(opening, longText)}`);
    const took = await fastest(
      () => calm(setTranscript, { id: ids.sermons, file, media }),
      longestMilliseconds,
    );
    expect(took, media).toBeLessThan(longestMilliseconds);
  }
});

/** Runs an operation, which may refuse what it is given. */
async function calm(operation: Operation<z.ZodType, unknown> | undefined, given: unknown): Promise<void> {
  await operation?.execute(staff, given).catch(() => undefined);
}

/** Returns where the long text is: `blocks.0.html`. */
function placeIn(given: unknown): string {
  if (typeof given !== 'object' || given === null) return '';
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string' && value.length > 90) return name;
    const place = placeIn(value);
    if (place) return `${name}.${place}`;
  }
  return '';
}
