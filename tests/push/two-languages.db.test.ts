import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { sendAlert } from '#lib/letters/alerts/commands.ts';
import { subscribeBrowser } from '#lib/push/commands.ts';
import { pushReminders } from '#lib/push/evening.ts';
import { sendPart } from '#lib/push/send.ts';
import { createClosing } from '#prisma/factories/closing.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createPushSubscription, givenKeys } from '#prisma/factories/push-subscription.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { beginBeforeDates, change, sundays } from '#tests/forms/dates/changing.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { inChurch, inSecondLanguage, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { startPushService } from './push-service.ts';

const { sql } = useDatabase();

beforeEach(() => {
  beginBeforeDates();
  vi.stubEnv('SITE_URL', 'https://church.example');
});

/** Sends what is queued. Returns what each browser shows, by its path. */
async function shown(service: Awaited<ReturnType<typeof startPushService>>) {
  const { rows } = await sql<{ payload: Parameters<typeof sendPart>[0] }>(
    `DELETE FROM graphile_worker._private_jobs AS jobs USING graphile_worker._private_tasks AS tasks
     WHERE jobs.task_id = tasks.id AND tasks.identifier = 'push_message' RETURNING jobs.payload`,
  );
  for (const { payload } of rows)
    await inChurch({ second_language: 'es' }, () => sendPart(payload, service.isKnown));
  const notes = service.received.splice(0).map(({ path, notification }) => [path, notification] as const);
  return Object.fromEntries(notes);
}

/** A weekly supper, translated in title alone, that a browser in each language chose. */
async function chosenSupper(origin: string) {
  const rule = { is_recurring: true, recurrence_frequency: 'weekly' };
  const event = await createEvent(db(), { title: 'Supper', date: sundays[0], time: '5:00 PM', ...rule });
  const texts = { title: ['Supper', 'Cena'] } as const;
  await createTranslation(db(), { table_name: 'events', row_id: event.id, texts });
  const topics = [`event:${event.id}`];
  for (const language of ['en', 'es'])
    await createPushSubscription(db(), { endpoint: `${origin}/${language}`, topics, language });
  return event;
}

test('a browser hears of a date in the language in which it chose the event', async () => {
  const service = await startPushService();
  const event = await chosenSupper(service.origin);
  const date = sundays[1].replaceAll('-', '');
  const moved = { scope: 'this', date: '2031-06-09' };
  expect((await onBilingualSite(() => change(`${event.id}_${date}`, moved))).status).toBe(200);
  expect(await shown(service)).toEqual({
    '/en': expect.objectContaining({
      title: 'Changed: Supper',
      body: expect.stringMatching(/^Monday/),
      navigate: `https://church.example/events/${event.id}_${date}`,
      lang: 'en',
    }),
    '/es': expect.objectContaining({
      title: 'Cambió: Cena',
      body: expect.stringMatching(/^lunes.*The live oak lawn\nAntes: domingo/),
      navigate: `https://church.example/es/events/${event.id}_${date}`,
      lang: 'es',
    }),
  });
  // Staff on a page of the second language write to the others in the first one.
  await inSecondLanguage(() => change(`${event.id}_${date}`, { scope: 'this', status: 'cancelled' }));
  expect(await shown(service)).toMatchObject({
    '/en': { title: expect.stringContaining('Supper') },
    '/es': { title: expect.stringContaining('Cena') },
  });
});

test('a browser is reminded in its language', async () => {
  const service = await startPushService();
  await chosenSupper(service.origin);
  await inChurch({ second_language: 'es' }, () => pushReminders(db(), new Date('2031-05-31T23:00:00Z')));
  const { '/en': english, '/es': spanish } = await shown(service);
  expect([english?.title, spanish?.title]).toEqual(['Tomorrow: Supper', 'Mañana: Cena']);
});

test('an alert comes in the language of each browser', async () => {
  const service = await startPushService();
  for (const language of ['en', 'es', 'de'])
    await createPushSubscription(db(), { endpoint: `${service.origin}/${language}`, language });
  const closing = await createClosing(db(), { from_date: '2031-05-20', to_date: '2031-05-20' });
  await onBilingualSite(() => sendAlert.execute(staff, { closing_id: closing.id }));
  const { '/en': english, '/es': spanish, '/de': other } = await shown(service);
  expect(spanish).toMatchObject({ lang: 'es', navigate: 'https://church.example/es' });
  expect(spanish?.title).not.toBe(english?.title);
  expect(other).toEqual(english);
});

test('a browser keeps the language of the page, or the one that it names', async () => {
  const topics = ['alerts'];
  const endpoint = 'https://fcm.googleapis.com/fcm/send/one';
  const kept = async () => (await db().pushSubscription.findFirst())?.language;
  await inSecondLanguage(() => subscribeBrowser.execute(visitor, { endpoint, keys: givenKeys, topics }));
  expect(await kept()).toBe('es');
  const named = { endpoint, keys: givenKeys, topics, language: 'en' };
  await inSecondLanguage(() => subscribeBrowser.execute(visitor, named));
  expect(await kept()).toBe('en');
});
