import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishChange, setListening } from '#lib/core/cache/change-bus.ts';
import { liveTopics } from '#lib/core/cache/live-topics.ts';
import { recordReads } from '#lib/core/cache/rendering-reads.ts';
import { currentChurch, currentServices } from '#lib/core/church/current-church.ts';
import { defaultChurchIn } from '#lib/core/church/default-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { serviceLines } from '#lib/core/church/service-labels.ts';
import { db } from '#lib/core/database/db.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { createService } from '#prisma/factories/event.ts';
import { createPageText } from '#prisma/factories/page-text.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { areReadsSame, withChurch } from '#server/http/with-church.ts';
import { staff } from '#tests/support/actors.ts';
import { onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi as callInOneLanguage } from '#tests/support/requests.ts';

useDatabase({ as: staff });

const welcome = 'A church for all.';

beforeEach(async () => {
  setListening(true);
  for (const topic of liveTopics) publishChange(topic);
  await fillChurch(db());
  await db().event.deleteMany();
  await db().church.update({ where: { id: 1 }, data: { second_language: 'es', welcome } });
});
afterEach(() => {
  setListening(false);
});

/** Answers a request as the server does, and returns what a page would read. */
async function asked<Result>(prefix: string, read: () => Result): Promise<Result> {
  let result: Result | undefined;
  const answer = withChurch(async () => {
    result = read();
  });
  const response = { setHeader: () => undefined } as unknown as ServerResponse;
  await runWithFacts({ prefix }, () => answer({} as IncomingMessage, response));
  return result as Result;
}

const facts = () => {
  const { name, kind, welcome: sentence } = currentChurch();
  const services = serviceLines(currentServices()).map((line) => line.name);
  return { name, kind, sentence, services };
};

test('pages in the second language have the church’s words and the names of services in it', async () => {
  const { id } = await createService(db(), { title: 'Evening Worship', short_title: 'Evening' });
  const { kind, name } = currentChurch();
  const first = { name, kind, sentence: welcome, services: ['Evening'] };
  const inSpanish = { ...first, kind: defaultChurchIn('es').kind };
  expect(await asked('', facts)).toEqual(first);
  expect(await asked('/es', facts)).toEqual(inSpanish);
  await createTranslation(db(), {
    table_name: 'church',
    row_id: '1',
    texts: { welcome: [welcome, 'Una iglesia para todos.'] },
  });
  await createTranslation(db(), {
    table_name: 'events',
    row_id: id,
    texts: { title: ['Evening Worship', 'Culto de la noche'], short_title: ['Evening', 'Noche'] },
  });
  publishChange('translations');
  expect(await asked('/es', facts)).toEqual({
    ...inSpanish,
    sentence: 'Una iglesia para todos.',
    services: ['Noche'],
  });
  expect(await asked('', facts)).toEqual(first);
});

test('a translation renders the pages of its language again, and those of the first only where they name both', async () => {
  await createPageText(db(), { key: 'about.lead', value: 'We are here.' });
  await createPageText(db(), { key: 'about.faq_title', value: 'Ask' });
  const render = (prefix: string) => recordReads(() => asked(prefix, () => langOfWords('about.lead')));
  const { reads: first } = await render('');
  const { reads: second, result } = await render('/es');
  expect(result).toEqual({ lang: 'en' });
  const same = async () => {
    publishChange('translations');
    const asks = { '': first, '/es': second };
    return Promise.all(
      Object.entries(asks).map(([prefix, reads]) =>
        runWithFacts({ prefix }, async () => reads !== null && (await areReadsSame(reads))),
      ),
    );
  };
  expect(await same()).toEqual([true, true]);
  const about = { table_name: 'page_texts', texts: { value: ['We are here.', 'Aquí estamos.'] } } as const;
  await createTranslation(db(), { ...about, row_id: 'about.lead' });
  expect(await same()).toEqual([true, false]);
  expect((await render('/es')).result).toEqual({});
  await createTranslation(db(), { ...about, row_id: 'about.faq_title' });
  expect(await same()).toEqual([false, false]);
});

test('of the church its own words have a translation, never its name, and none that are as it began', async () => {
  const address = '/api/translations/church/1';
  const call = (content?: object) =>
    onBilingualSite(() => callInOneLanguage(content ? `PUT ${address}` : `GET ${address}`, content));
  expect((await call()).body.fields.map((field: { name: string }) => field.name)).toEqual(['welcome']);
  for (const name of ['name', 'short_name', 'street', 'kind']) {
    const { status, body } = await call({ body: { fields: { [name]: 'Iglesia' } } });
    expect([status, Object.keys(body.errors)]).toEqual([422, [name]]);
  }
  await db().church.update({ where: { id: 1 }, data: { kind: 'Bible church' } });
  expect((await call({ body: { fields: { kind: 'iglesia bíblica' } } })).status).toBe(200);
  publishChange('translations');
  publishChange('church');
  expect((await asked('/es', facts)).kind).toBe('iglesia bíblica');
});
