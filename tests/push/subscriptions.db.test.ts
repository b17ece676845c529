import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { publicPushKey } from '#lib/push/vapid.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { givenKeys as keys } from '#prisma/factories/push-subscription.ts';
import { visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: visitor });

const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/abc';
const given = { endpoint, keys, topics: ['alerts'], language: 'es' };
const subscribe = (more: object = {}) =>
  callApi('POST /api/push-subscriptions', { body: { ...given, ...more } });
const end = (query: Record<string, string>) =>
  callApi(`DELETE /api/push-subscriptions?${new URLSearchParams(query)}`);
const rows = () => db().pushSubscription.findMany();

test('the key is the same for every browser', async () => {
  expect(await callApi('GET /api/push-key')).toMatchObject({ status: 200, body: { key: publicPushKey() } });
});

describe('a browser', () => {
  test('adds topics to those that it has, and ends them one by one', async () => {
    const { id } = await createEvent(db());
    const topic = `event:${id}`;
    expect(await subscribe()).toMatchObject({ status: 201, body: { topics: ['alerts'] } });
    expect(await subscribe({ topics: [topic, 'alerts'] })).toMatchObject({
      body: { topics: ['alerts', topic] },
    });
    expect(await rows()).toMatchObject([{ endpoint, ...keys, language: 'es', topics: ['alerts', topic] }]);
    expect(await end({ endpoint, topics: 'alerts' })).toMatchObject({
      status: 200,
      body: { topics: [topic] },
    });
    expect(await end({ endpoint, topics: topic })).toMatchObject({ status: 200, body: { topics: [] } });
    expect(await rows()).toEqual([]);
    expect(await end({ endpoint })).toMatchObject({ status: 200, body: { topics: [] } });
  });

  test('that asks ten times at once has one row with all of it', async () => {
    const events = await Promise.all(Array.from({ length: 10 }, () => createEvent(db())));
    await Promise.all(events.map(({ id }) => subscribe({ topics: [`event:${id}`] })));
    expect((await rows()).map(({ topics }) => topics.length)).toEqual([10]);
  });

  test('ends all at once', async () => {
    await subscribe();
    expect(await end({ endpoint })).toMatchObject({ status: 200, body: { topics: [] } });
    expect(await rows()).toEqual([]);
  });
});

describe('refused, and not stored:', () => {
  test.each([
    ['a host that is no push service', { endpoint: 'https://example.org/push' }, 'endpoint'],
    ['a private address', { endpoint: 'https://192.168.1.1/push' }, 'endpoint'],
    ['this machine', { endpoint: 'http://localhost:3000/push' }, 'endpoint'],
    ['a name behind a known one', { endpoint: 'https://fcm.googleapis.com.example.org/x' }, 'endpoint'],
    ['another port', { endpoint: 'https://fcm.googleapis.com:22/x' }, 'endpoint'],
    ['no text', { endpoint: 7 }, 'endpoint'],
    ['a very long one', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}` }, 'endpoint'],
    ['an unknown topic', { topics: ['week'] }, 'topics.0'],
    ['no topic', { topics: [] }, 'topics'],
    ['an event that there is not', { topics: [`event:${randomUUID()}`] }, 'topics'],
    ['keys of no browser', { keys: { p256dh: 'abc', auth: 'abc' } }, 'keys'],
    ['no keys', { keys: null }, 'keys'],
  ])('%s', async (_what, more, field) => {
    const { status, body } = await subscribe(more);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await rows()).toEqual([]);
  });
});
