import { expect, test } from 'vitest';
import { addAnnouncement } from '#lib/announcements/commands.ts';
import { db } from '#lib/core/database/db.ts';
import type { Operation } from '#lib/core/operations/operation.ts';
import { createEvent, updateEvent } from '#lib/events/commands.ts';
import english from '#lib/language/generated/en.ts';
import { updateSettings } from '#lib/livestream/commands.ts';
import { answerPrayerForm, createPrayerRequest } from '#lib/prayer/commands.ts';
import { readFilters } from '#lib/sermons/filters.ts';
import { createEvent as eventRow } from '#prisma/factories/event.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { handlerAt } from '#tests/support/route-handlers.ts';

useDatabase({ as: staff });

const event = {
  title: 'Fish Fry',
  date: '2031-03-06',
  time: '5:30 PM',
  location: 'Fellowship Hall',
  description: 'Catfish.\n\n\tHush puppies.\r\nEveryone is welcome.',
};

async function fieldsRefused(operation: Operation<never, unknown>, input: object) {
  const refusal = await operation.execute(staff, input).then(
    () => undefined,
    (error: { code: string; more: { fields: Record<string, string[]> } }) => error,
  );
  expect(refusal?.code).toBe('invalid');
  return refusal?.more.fields;
}

test.each(['\0', '\u0001', '\u000b', '\u001b', '\u007f', '\u0085', '\u009f'])(
  'a text with %j in it is refused on its field, in plain words',
  async (character) => {
    const spoiled = `Fish${character}Fry`;
    const message = [english.errors.controlCharacters];
    for (const field of ['title', 'location', 'description'])
      expect(await fieldsRefused(createEvent as never, { ...event, [field]: spoiled })).toEqual({
        [field]: message,
      });
    const { id } = await eventRow(db());
    expect(await fieldsRefused(updateEvent as never, { id, title: spoiled })).toEqual({ title: message });
    expect(await fieldsRefused(updateSettings as never, { vimeo_embed_code: spoiled })).toEqual({
      vimeo_embed_code: message,
    });
  },
);

test('a text of several lines keeps its line breaks and tabs; one line is one line', async () => {
  const made = await createEvent.execute(staff, { ...event, title: ' Fish Fry\n' });
  expect(made).toMatchObject({ title: 'Fish Fry', description: event.description });
  const oneLine = [english.errors.oneLine];
  expect(await fieldsRefused(createEvent as never, { ...event, title: 'Fish\nFry' })).toEqual({
    title: oneLine,
  });
  const message = { message: 'Fish\tFry', start_date: '2031-03-06', end_date: '2031-03-07' };
  expect(await fieldsRefused(addAnnouncement as never, message)).toEqual({ message: oneLine });
});

test('every other mistake is told along with it', async () => {
  const fields = await fieldsRefused(createEvent as never, { ...event, title: 'a\u0007', time: '' });
  expect(Object.keys(fields ?? {}).sort()).toEqual(['time', 'title']);
});

test('an address with one is 400, and what nobody knows of is ignored as ever', async () => {
  const ask = (path: string, id: string, body: object) =>
    handlerAt('PATCH', path)(
      new Request('http://church.test/x', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', host: 'church.test' },
        body: JSON.stringify(body),
      }),
      { params: Promise.resolve({ id }) },
    );
  const { id } = await eventRow(db());
  expect((await ask('/api/events/{id}', `${id}\u0001`, {})).status).toBe(400);
  expect((await ask('/api/events/{id}', id, { title: 'a\u0001' })).status).toBe(422);
  expect((await ask('/api/events/{id}', id, { nonsense: 'a\u0001' })).status).toBe(200);
});

test('a visitor gets back what was typed, with the field that is meant', async () => {
  const typed = { name: 'Ru\u0002th', email: 'ruth@example.org', request: 'Please pray\nfor my mother.' };
  const answer = await answerPrayerForm.execute(visitor, typed);
  expect(answer).toMatchObject({
    isSent: false,
    typed,
    fields: { name: [english.errors.controlCharacters] },
  });
  expect(await fieldsRefused(createPrayerRequest as never, { ...typed, captcha_answer: 1 })).toMatchObject({
    name: [english.errors.controlCharacters],
  });
});

test('the address of the sermon library may hold anything', () => {
  expect(readFilters({ search: '\0Ruth\u0001and Boaz ', series: 'a\tb' })).toMatchObject({
    search: 'Ruth and Boaz',
    series: ['a b'],
  });
});
