import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/platform/db.ts';
import english from '#lib/language/generated/en.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

useDatabase({ as: staff });

const put = (name: string, blocks: unknown, headers = {}) =>
  callApi(`PUT /api/layouts/${name}`, { body: { blocks }, headers });

test('without a row the sections stand in their original order', async () => {
  const { body } = await callApi('GET /api/layouts/home');
  expect(body).toEqual({
    blocks: ['hero', 'info', 'letter', 'doors', 'sermon', 'events', 'road'].map((section) => ({ section })),
    updated_at: null,
  });
  expect((await callApi('GET /api/layouts/calendar')).status).toBe(404);
  expect((await put('calendar', [])).status).toBe(404);
});

test('sections move, hide, and are joined by own blocks, whose HTML is cleaned', async () => {
  const words = { kind: 'words', html: '<p>Hello<script>alert(1)</script></p>' };
  const { status, body } = await put('giving', [
    { section: 'why', is_hidden: true },
    words,
    { section: 'ways' },
  ]);
  expect(status).toBe(200);
  expect(body.blocks).toEqual([
    { section: 'why', is_hidden: true },
    { kind: 'words', html: '<p>Hello</p>' },
    { section: 'ways' },
  ]);
  expect((await callApi('GET /api/layouts/giving')).body).toEqual(body);
  const stale = await put('giving', body.blocks, { 'if-match': 'original' });
  expect([stale.status, stale.body.current]).toEqual([409, body]);
  expect((await callApi('DELETE /api/layouts/giving')).status).toBe(204);
  expect((await callApi('GET /api/layouts/giving')).body.updated_at).toBeNull();
});

describe('an arrangement is refused beside the part', () => {
  const [ways, why] = [{ section: 'ways' }, { section: 'why' }];
  test.each([
    [[ways], 'blocks', english.navigation.sectionMissing('why')],
    [[ways, why, why], 'blocks.2.section', english.navigation.sectionTwice],
    [[ways, why, { section: 'road' }], 'blocks.2.section', english.navigation.unknownSection('road')],
    [[{ ...ways, is_hidden: true }, why], 'blocks.0.is_hidden', english.navigation.sectionStays],
    ['x', 'blocks', english.navigation.notAList],
  ])('%j', async (blocks, field, message) => {
    const refused = await put('giving', blocks);
    expect([refused.status, refused.body.errors]).toEqual([422, { [field]: [message] }]);
    expect(await db().pageLayout.count()).toBe(0);
  });

  test.each([
    [[ways, why, { kind: 'marquee' }], 'blocks.2.kind'],
    [[ways, why, { kind: 'words', html: 'x', colour: 'red' }], 'blocks.2.colour'],
    [[{ ...ways, colour: 'red' }, why], 'blocks.0.colour'],
  ])('%j is named', async (blocks, field) => {
    const refused = await put('giving', blocks);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  });

  test('of home the opening picture cannot be hidden', async () => {
    const blocks = (await callApi('GET /api/layouts/home')).body.blocks;
    const refused = await put('home', [{ section: 'hero', is_hidden: true }, ...blocks.slice(1)]);
    expect(refused.body.errors).toEqual({ 'blocks.0.is_hidden': [english.navigation.sectionStays] });
  });
});

test('visitors read an arrangement and change none', async () => {
  session.actor.mockResolvedValue(visitor);
  expect((await callApi('GET /api/layouts/about')).status).toBe(200);
  expect((await put('about', [])).status).toBe(401);
});
