import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { listDocuments } from '#lib/documents/queries.ts';
import { countAnswers } from '#lib/forms/answers/queries.ts';
import { listForms as listOpenForms } from '#lib/forms/queries.ts';
import { listSpeakers } from '#lib/sermons/queries.ts';
import { createDocument } from '#prisma/factories/document.ts';
import { createForm } from '#prisma/factories/form.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: staff });

const names = ['Zoe', 'álvaro', 'Ángel', 'ana', 'Ñusta', 'Nora', 'de la Cruz, Eva', 'Öz', 'bob'];
const right = ['álvaro', 'ana', 'Ángel', 'bob', 'de la Cruz, Eva', 'Nora', 'Ñusta', 'Öz', 'Zoe'];

test('forms are by title, for visitors, for staff and with their counts', async () => {
  for (const title of names) await createForm(db(), { title });
  expect((await listOpenForms({})).map(({ title }) => title)).toEqual(right);
  const { body } = await callApi('GET /api/forms');
  expect(body.map(({ title }: { title: string }) => title)).toEqual(right);
  const counts = await countAnswers.execute(staff, {});
  expect(counts.map(({ form_id }) => form_id)).toEqual(body.map(({ id }: { id: string }) => id));
});

test('people are by name', async () => {
  for (const [place, name] of names.entries())
    await createStaff(db(), { name, email: `p${place}@example.org` });
  const { body } = await callApi('GET /api/staff');
  expect(body.map(({ name }: { name: string }) => name)).toEqual(right);
});

test('speakers are by name, and categories of documents in the same order, those without one last', async () => {
  for (const speaker of names) await createSermon(db(), { speaker });
  expect((await listSpeakers({})).map(({ name }) => name)).toEqual(right);
  for (const category of [null, ...names]) await createDocument(db(), { category });
  expect((await listDocuments({})).map(({ category }) => category)).toEqual([...right, null]);
});
