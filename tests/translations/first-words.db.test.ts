import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { staff } from '#tests/support/actors.ts';
import { speakTwoLanguages } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: staff });

test('of two people who translate the same row for the first time, the second one is told', async () => {
  speakTwoLanguages();
  const { id } = await createEvent(db(), { title: 'Picnic' });
  const put = (title: string, version: string) =>
    callApi(`PUT /api/translations/events/${id}`, {
      headers: { 'if-match': version },
      body: { fields: { title } },
    });
  expect((await put('Su picnic', 'original')).status).toBe(200);
  const { status, body } = await put('Mi picnic', 'original');
  expect([status, body.current?.fields[0].translation]).toEqual([409, 'Su picnic']);
});
