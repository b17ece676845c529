import { describe, expect, test } from 'vitest';
import { GET as chaptersFile } from '#app/sermons/[id]/chapters.json/route.ts';
import { GET as srtFile } from '#app/sermons/[id]/transcript.srt/route.ts';
import { GET as vttFile } from '#app/sermons/[id]/transcript.vtt/route.ts';
import { restoreChange } from '#lib/activity/commands.ts';
import { headlineOf } from '#lib/activity/headlines.ts';
import { listActivity } from '#lib/activity/queries.ts';
import { db } from '#lib/core/database/db.ts';
import type { RouteHandler } from '#lib/core/operations/routes/route.ts';
import { exportedTables } from '#lib/export/tables.ts';
import { deleteSermon } from '#lib/sermons/commands.ts';
import { findSermon } from '#lib/sermons/queries.ts';
import { findTranscript } from '#lib/sermons/transcripts/queries.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

const { sql } = useDatabase({ as: staff });

const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n<v Ann>Grace abounding\n';

const send = (method: string, id: string, body?: string, headers: Record<string, string> = {}) =>
  callApi(`${method} /api/sermons/${id}/transcript`, {
    body,
    headers: { 'content-type': 'text/vtt', ...headers },
  });

async function read(handler: RouteHandler, id: string) {
  const answer = await handler(new Request('http://church.test/'), { params: Promise.resolve({ id }) });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

describe('a transcript', () => {
  test('is put, replaced, read as both kinds of captions, and deleted', async () => {
    const { id } = await createSermon(db());
    expect(await send('PUT', id, vtt)).toMatchObject({
      status: 200,
      body: { sermon_id: id, kind: 'timed', is_machine: false, text: vtt, updated_at: expect.any(String) },
    });
    expect((await findSermon({ id })).has_transcript).toBe(true);
    expect(await read(vttFile, id)).toEqual({ status: 200, type: 'text/vtt; charset=utf-8', text: vtt });
    expect(await read(srtFile, id)).toMatchObject({
      status: 200,
      text: '1\n00:00:01,000 --> 00:00:04,000\nAnn: Grace abounding\n',
    });
    const replaced = await send('PUT', id, 'Grace to you.\n\nAmen.', {
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(replaced.body).toMatchObject({ kind: 'plain', text: 'Grace to you.\n\nAmen.' });
    expect((await read(vttFile, id)).status).toBe(404);
    expect((await read(srtFile, id)).status).toBe(404);
    expect((await send('DELETE', id)).status).toBe(204);
    expect((await send('DELETE', id)).status).toBe(404);
    expect((await read(vttFile, id)).status).toBe(404);
    expect((await findSermon({ id })).has_transcript).toBe(false);
  });

  test('is refused whole: the line, the kind, the size, a sermon that is not there', async () => {
    const { id } = await createSermon(db());
    await send('PUT', id, vtt);
    const backwards = await send('PUT', id, 'WEBVTT\n\n00:05.000 --> 00:01.000\nno');
    expect([backwards.status, backwards.body.errors]).toEqual([
      422,
      { file: ['Line 3: this part ends before it begins.'] },
    ]);
    expect((await send('PUT', id, 'no captions')).status).toBe(422);
    expect((await send('PUT', id, '')).status).toBe(422);
    expect((await send('PUT', id, '{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect((await send('PUT', id, 'x'.repeat(2_000_001))).status).toBe(413);
    expect((await send('PUT', '33333333-3333-4333-8333-333333333333', vtt)).status).toBe(404);
    expect((await findTranscript({ id }))?.cues).toHaveLength(1);
  });

  test('that changed since it was read is neither replaced, confirmed nor deleted', async () => {
    const { id } = await createSermon(db());
    const { updated_at } = (await send('PUT', id, vtt)).body;
    const stale = { 'if-match': '"2001-01-01T00:00:00.000Z"' };
    for (const [method, body, type] of [
      ['PUT', vtt, 'text/vtt'],
      ['PATCH', '{"is_machine":false}', 'application/json'],
      ['DELETE', undefined, 'text/vtt'],
    ] as const) {
      const answer = await send(method, id, body, { ...stale, 'content-type': type });
      expect([answer.status, answer.body.current.updated_at]).toEqual([409, updated_at]);
    }
    expect((await send('PUT', id, vtt, { 'if-match': updated_at })).status).toBe(200);
  });

  test('that a program wrote is confirmed by staff', async () => {
    const { id } = await createSermon(db());
    await send('PUT', id, vtt);
    await db().transcript.update({ where: { sermon_id: id }, data: { is_machine: true } });
    const confirmed = await send('PATCH', id, '{"is_machine":false}', { 'content-type': 'application/json' });
    expect(confirmed.body).toMatchObject({ is_machine: false, text: vtt });
    const undone = await send('PATCH', id, '{"is_machine":true}', { 'content-type': 'application/json' });
    expect(undone.status).toBe(422);
  });

  test('is in the export', async () => {
    const { id } = await createSermon(db());
    await send('PUT', id, vtt);
    const table = exportedTables({ prayer: false }).find((known) => known.table === 'transcripts');
    const rows: unknown[] = [];
    for await (const page of table?.pages() ?? []) rows.push(...page);
    expect(rows).toEqual([expect.objectContaining({ sermon_id: id, kind: 'timed', text: vtt })]);
  });
});

describe('the log', () => {
  const entries = async () => {
    const { rows } = await listActivity.execute(staff, {});
    return rows.map((entry) => ({ ...entry, headline: headlineOf(entry) }));
  };

  test('names a transcript by its sermon, and gives back what was replaced or deleted', async () => {
    const { id } = await createSermon(db(), { title: 'Hope' });
    await send('PUT', id, vtt);
    await send('PUT', id, 'Another text', { 'content-type': 'text/plain' });
    await send('DELETE', id);
    const [gone, changed, made] = await entries();
    expect([gone, changed, made].map((entry) => entry?.headline)).toEqual([
      'Deleted the transcript of the sermon “Hope”',
      'Changed the transcript of the sermon “Hope”',
      'Added the transcript of the sermon “Hope”',
    ]);
    await restoreChange.execute(staff, { id: gone?.id });
    await restoreChange.execute(staff, { id: changed?.id });
    expect(await findTranscript({ id })).toMatchObject({ kind: 'timed', cues: [{ speaker: 'Ann' }] });
    expect((await entries())[0]?.headline).toBe('Undone: the transcript of the sermon “Hope”');
    await restoreChange.execute(staff, { id: made?.id, if_match: '*' });
    expect(await findTranscript({ id })).toBeNull();
  });

  test('of a deleted sermon is one entry, and its undo brings the transcript back, with its search', async () => {
    const { id } = await createSermon(db(), { title: 'Hope' });
    await send('PUT', id, vtt);
    await deleteSermon.execute(staff, { id });
    expect(await db().transcript.count()).toBe(0);
    const [entry] = await entries();
    expect(entry?.headline).toBe('Deleted the sermon “Hope”');
    expect(entry?.changes.map(({ table_name, title }) => [table_name, title])).toEqual([
      ['transcripts', 'Hope'],
      ['sermons', 'Hope'],
    ]);
    await restoreChange.execute(staff, { id: entry?.id });
    expect((await findSermon({ id })).has_transcript).toBe(true);
    expect((await findTranscript({ id }))?.cues).toHaveLength(1);
    const { rows } = await sql(
      "SELECT FROM transcript_parts WHERE words @@ websearch_to_tsquery('english', 'abound')",
    );
    expect(rows).toHaveLength(1);
  });
});

test('chapters are read as a file of podcasts; 404 where there are none', async () => {
  const chapters = [
    { seconds: 0, title: 'Welcome' },
    { seconds: 750, title: 'The lost coin' },
  ];
  const { id } = await createSermon(db(), { chapters });
  const file = await read(chaptersFile, id);
  expect([file.status, file.type]).toEqual([200, 'application/json+chapters; charset=utf-8']);
  expect(JSON.parse(file.text)).toEqual({
    version: '1.2.0',
    chapters: [
      { startTime: 0, title: 'Welcome' },
      { startTime: 750, title: 'The lost coin' },
    ],
  });
  const none = await createSermon(db());
  expect((await read(chaptersFile, none.id)).status).toBe(404);
  expect((await read(chaptersFile, 'nonsense')).status).toBe(404);
});
