import { describe, expect, test } from 'vitest';
import { undoDeletion } from '#lib/activity/commands.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { db } from '#lib/core/database/db.ts';
import { findLetterPage } from '#lib/letters/queries.ts';
import { letterParts } from '#lib/letters/render/letter-parts.ts';
import { previewLetter } from '#lib/letters/staff/queries.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createLetter } from '#prisma/factories/letter.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';
import { readersOfTopic } from './people.ts';

useDatabase({ as: staff });

const post = (path: string, body: object = {}) => callApi(`POST /api/letters${path}`, { body });
const find = (id: string) => callApi(`GET /api/letters/${id}`);
const stateOf = async (id: string) => (await find(id)).body.state;

describe('a letter', () => {
  test('is a draft whose HTML is cleaned', async () => {
    const body = {
      subject: ' Our garden ',
      words: '<p onclick="x">Come</p><script>1</script>',
      topics: ['news'],
    };
    const made = await post('', body);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      kind: 'letter',
      subject: 'Our garden',
      words: '<p>Come</p>',
      topics: ['news'],
      state: 'draft',
      is_public: false,
      counts: { readers: 0, sent: 0, waiting: 0, stopped: 0 },
    });
    expect(made.headers.get('location')).toBe(`/api/letters/${made.body.id}`);
    expect((await callApi('GET /api/letters')).body).toEqual([made.body]);
  });

  test.each([
    ['week', ['week'], true],
    ['alert', ['alerts'], false],
    ['letter', [], false],
  ])('of the kind %s has the topics of its kind', async (kind, topics, is_public) => {
    expect((await post('', { kind, subject: 'x' })).body).toMatchObject({ kind, topics, is_public });
  });

  test('takes plain words, and the blocks of pages that letters have', async () => {
    const blocks = [
      { kind: 'words', html: '<p>a</p>' },
      { kind: 'buttons', items: [{ label: 'Come', url: '/visit' }] },
    ];
    const { body } = await post('', { subject: 'x', words: 'Dear all,\nhello', blocks });
    expect(body).toMatchObject({ words: 'Dear all,\nhello', blocks });
  });

  test.each([
    ['10,000 words', { words: 'word '.repeat(10_000) }, 'words'],
    ['a block of another kind', { blocks: [{ kind: 'prayer' }] }, 'blocks'],
    ['a topic of another form', { topics: ['everybody'] }, 'topics.0'],
    ['a subject of two lines', { subject: 'a\nBcc: b@c.example' }, 'subject'],
    ['a kind that there is not', { kind: 'poem' }, 'kind'],
    ['blocks that fill a page', { blocks: [{ kind: 'words', html: 'x'.repeat(19_990) }] }, 'blocks'],
  ])('with %s is refused', async (_what, body, field) => {
    const answer = await post('', body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  test('is changed by one at a time', async () => {
    const { id, updated_at } = (await post('', { subject: 'x' })).body;
    const headers = { 'If-Match': updated_at };
    const change = (subject: string) => callApi(`PATCH /api/letters/${id}`, { body: { subject }, headers });
    expect((await change('first')).body.subject).toBe('first');
    const second = await change('second');
    expect([second.status, second.body.current.subject]).toEqual([409, 'first']);
  });

  test('is deleted while it was not sent', async () => {
    const { id } = await createLetter(db());
    expect((await callApi(`DELETE /api/letters/${id}`)).status).toBe(204);
    expect((await find(id)).status).toBe(404);
  });

  test('that was deleted comes back as a draft, and a change of it does not', async () => {
    const { id } = await createLetter(db(), { subject: 'Planned' });
    await post(`/${id}/send`, { at: '2099-01-01T10:00' });
    const undo = (action: 'deleted' | 'updated') =>
      undoDeletion.execute(staff, { table_name: 'letters', row_id: id, action });
    await expect(undo('updated')).rejects.toMatchObject({ code: 'conflict' });
    await callApi(`DELETE /api/letters/${id}`);
    await undo('deleted');
    expect((await find(id)).body).toMatchObject({ subject: 'Planned', state: 'draft', send_at: null });
    const { rows } = await listActivity.execute(staff, {});
    expect(rows.map(({ state }) => state)).toEqual(['final', 'undone', 'final', 'final']);
    await expect(undo('deleted')).rejects.toMatchObject({ code: 'conflict' });
  });

  test.each(['GET /api/letters', 'GET /api/letter-plan', 'GET /api/letters/corrections'] as const)(
    'visitors get nothing of %s',
    async (call) => {
      session.actor.mockResolvedValue(visitor);
      expect((await callApi(call)).status).toBe(401);
    },
  );
});

describe('sending', () => {
  test('gives every reader of its topics one mail, and is done once', async () => {
    await readersOfTopic('news', ['ann@example.org', 'bob@example.org']);
    await readersOfTopic('week', ['eve@example.org']);
    const { id } = await createLetter(db(), { topics: ['news', 'sermons'] });
    const sent = await post(`/${id}/send`);
    expect([sent.status, sent.body]).toEqual([202, { count: 2, minutes: 1 }]);
    expect((await find(id)).body).toMatchObject({
      state: 'sending',
      sent_at: expect.any(String),
      counts: { readers: 2, sent: 0, waiting: 2, stopped: 0 },
    });
    expect((await post(`/${id}/send`)).status).toBe(409);
    const mails = await db().mail.findMany({ where: { letter_id: id } });
    expect(mails.map(({ lane, kind, to }) => [lane, kind, to]).sort()).toEqual([
      ['bulk', 'letter', 'ann@example.org'],
      ['bulk', 'letter', 'bob@example.org'],
    ]);
  });

  test('by two people at the same moment is done once', async () => {
    await readersOfTopic('news', ['ann@example.org', 'bob@example.org']);
    const { id } = await createLetter(db());
    const answers = await Promise.all([post(`/${id}/send`), post(`/${id}/send`), post(`/${id}/send`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect(await db().mail.count()).toBe(2);
  });

  test('a letter with a link to no address leaves, with the words of the link', async () => {
    await readersOfTopic('news', ['ann@example.org']);
    const words = '<p>See <a href="http:// www.church.org">our garden</a>.</p>';
    const { id } = (await post('', { subject: 'x', words, topics: ['news'], is_public: true })).body;
    expect((await previewLetter.execute(staff, { id })).text).toContain('See our garden.');
    expect((await post(`/${id}/send`)).status).toBe(202);
    expect(letterParts(await findLetterPage({ id }))).toMatchObject([
      { html: expect.not.stringContaining('<a') },
    ]);
  });

  test('over a version that somebody has changed is refused', async () => {
    const { id, updated_at } = (await post('', { subject: 'x', words: 'y', topics: ['news'] })).body;
    await callApi(`PATCH /api/letters/${id}`, { body: { words: 'z' } });
    const headers = { 'If-Match': updated_at };
    expect((await callApi(`POST /api/letters/${id}/send`, { body: {}, headers })).status).toBe(409);
    expect(await stateOf(id)).toBe('draft');
  });

  test.each([
    ['a subject', { subject: ' ' }, 'subject'],
    ['words', { words: '<p>&nbsp;</p>' }, 'words'],
    ['a topic', { topics: [] }, 'topics'],
    ['a topic that exists', { topics: ['ministry:11111111-1111-4111-8111-111111111111'] }, 'topics'],
  ])('a letter without %s is refused, and stays a draft', async (_what, columns, field) => {
    const { id } = await createLetter(db(), columns);
    const answer = await post(`/${id}/send`);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await stateOf(id)).toBe('draft');
  });

  test('leaves out a topic whose ministry was deleted', async () => {
    const { id: ministry } = await createMinistry(db());
    const topic = `ministry:${ministry}`;
    await readersOfTopic(topic, ['ann@example.org']);
    await readersOfTopic('news', ['bob@example.org']);
    const { id } = await createLetter(db(), { topics: [topic, 'news'] });
    await db().ministry.delete({ where: { id: ministry } });
    expect((await post(`/${id}/send`)).body.count).toBe(1);
    expect((await find(id)).body.topics).toEqual(['news']);
  });

  test('without any reader is over at once', async () => {
    const { id } = await createLetter(db());
    expect((await post(`/${id}/send`)).body).toEqual({ count: 0, minutes: 0 });
    expect(await stateOf(id)).toBe('sent');
  });

  test('a sent letter cannot be changed, deleted or left out', async () => {
    const { id } = await createLetter(db(), { state: 'sent', sent_at: new Date() });
    const calls = [
      callApi(`PATCH /api/letters/${id}`, { body: { subject: 'other' } }),
      callApi(`DELETE /api/letters/${id}`),
      post(`/${id}/skip`),
      post(`/${id}/send`),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect((await find(id)).body.subject).toBe('Our garden');
  });

  test('stopped in the middle, what has left has left', async () => {
    await readersOfTopic('news', ['ann@example.org', 'bob@example.org', 'eve@example.org']);
    const { id } = await createLetter(db());
    await post(`/${id}/send`);
    const [first] = await db().mail.findMany({ take: 1 });
    await db().mail.update({ where: { id: first?.id ?? '' }, data: { sent_at: new Date() } });
    const { body } = await post(`/${id}/skip`);
    expect(body).toMatchObject({ state: 'skipped', counts: { readers: 1, sent: 1, waiting: 0 } });
    expect((await post(`/${id}/send`)).status).toBe(409);
  });

  test('a letter that was left out can be changed and sent', async () => {
    const { id } = await createLetter(db());
    expect((await post(`/${id}/skip`)).body.state).toBe('skipped');
    expect((await post(`/${id}/skip`)).status).toBe(200);
    await callApi(`PATCH /api/letters/${id}`, { body: { subject: 'After all' } });
    expect(await stateOf(id)).toBe('draft');
    expect((await post(`/${id}/send`)).status).toBe(202);
  });
});

describe('a time to send at', () => {
  test('makes the letter wait', async () => {
    await readersOfTopic('news', ['ann@example.org']);
    const { id } = await createLetter(db());
    const sent = await post(`/${id}/send`, { at: '2099-01-01T10:00' });
    expect([sent.status, sent.body.count]).toEqual([202, 1]);
    expect((await find(id)).body).toMatchObject({ state: 'ready', send_at: '2099-01-01T16:00:00.000Z' });
    expect((await post(`/${id}/send`)).status).toBe(409);
    expect(await db().mail.count()).toBe(0);
  });

  test.each(['2020-01-01T10:00', 'soon', '2031-02-30T10:00'])('%s is refused', async (at) => {
    const { id } = await createLetter(db());
    const answer = await post(`/${id}/send`, { at });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['at']]);
    expect(await stateOf(id)).toBe('draft');
  });
});

describe('visitors', () => {
  test('read what was sent and is public, without its counts', async () => {
    const { id } = await createLetter(db(), { state: 'sent', sent_at: new Date(), is_public: true });
    session.actor.mockResolvedValue(visitor);
    expect((await find(id)).body).toMatchObject({ subject: 'Our garden', counts: null });
  });

  test.each([
    ['a draft', { is_public: true }],
    ['one that waits', { is_public: true, state: 'ready' }],
    ['one that is not public', { state: 'sent', sent_at: new Date() }],
    ['one that was stopped', { is_public: true, state: 'skipped', sent_at: new Date() }],
  ])('never read %s', async (_what, columns) => {
    const { id } = await createLetter(db(), columns);
    session.actor.mockResolvedValue(visitor);
    expect((await find(id)).status).toBe(404);
  });
});

test('facts and lists are as they were when the letter was decided', async () => {
  await createEvent(db(), { title: 'Church Picnic' });
  const blocks = [{ kind: 'events', count: 2 }];
  const made = await post('', { subject: 'At {church}', words: '<p>{church}</p>', blocks, topics: ['news'] });
  await post(`/${made.body.id}/send`, { at: '2099-01-01T10:00' });
  await db().event.deleteMany();
  const row = await db().letter.findUniqueOrThrow({ where: { id: made.body.id } });
  expect(row.subject).not.toContain('{church}');
  expect(row.words).not.toContain('{church}');
  expect(row.items).toMatchObject([{ title: 'Church Picnic', block: 0 }]);
});
