import { beforeEach, describe, expect, test } from 'vitest';
import { GET as readFeed } from '#app/sermons/feed.xml/route.ts';
import { db } from '#lib/core/database/db.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

useDatabase({ as: staff });

const body = {
  title: 'Where You Go',
  speaker: 'Guest Speaker',
  date: '2026-02-01',
  video_url: 'https://vimeo.com/76979871',
  description: 'On the friendships that hold.',
};
const unknownId = '99999999-9999-4999-8999-999999999999';

describe('POST /api/sermons', () => {
  test('answers 201 with the row and where it is', async () => {
    const answer = await callApi('POST /api/sermons', { body: { ...body, id: 'mine', sermon: 1 } });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ ...body, passage: null, series: null, thumbnail_url: null });
    expect(answer.headers.get('location')).toBe(`/api/sermons/${answer.body.id}`);
  });

  test('refuses what is wrong, naming every field, and writes nothing', async () => {
    const answer = await callApi('POST /api/sermons', { body: {} });
    expect(answer.status).toBe(422);
    expect(await db().sermon.count()).toBe(0);
    expect(answer.body.errors).toEqual({
      title: ['Title must be at least 2 characters.'],
      speaker: ['Speaker name must be at least 2 characters.'],
      date: ['Please select a date.'],
      video_url: ['Please give a video address or a sound file.'],
      description: ['Description must be at least 10 characters.'],
    });
  });
});

describe('GET /api/sermons', () => {
  beforeEach(async () => {
    session.actor.mockRejectedValue(new Error('a public read never asks who reads'));
    for (let week = 1; week <= 8; week++) {
      await createSermon(db(), {
        title: `Week ${week}`,
        date: `2026-01-0${week}`,
        series: week % 2 ? 'Ruth' : 'Psalms',
        speaker: week % 4 ? 'Lead Pastor' : 'Guest Speaker',
      });
    }
  });

  test.each([
    ['', 8, 8, 'Week 8'],
    ['?page=2', 2, 8, 'Week 2'],
    ['?limit=3&offset=1', 3, 8, 'Week 7'],
    ['?search=week+5', 1, 1, 'Week 5'],
    ['?series=Ruth', 4, 4, 'Week 7'],
    ['?series=Ruth&series=Psalms&speaker=Guest+Speaker', 2, 2, 'Week 8'],
    ['?unknown=1', 8, 8, 'Week 8'],
  ])('%s gives the page, and the total in a header', async (query, size, total, first) => {
    const answer = await callApi(`GET /api/sermons${query}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(size);
    expect(answer.body[0]).toMatchObject({ title: first });
    expect(answer.headers.get('x-total-count')).toBe(String(total));
    expect(answer.headers.get('etag')).toBeTruthy();
  });

  test('the feed tells of them in RSS', async () => {
    const answer = await readFeed(new Request('http://church.test/sermons/feed.xml'), {
      params: Promise.resolve({}),
    });
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect((await answer.text()).match(/<item>/g)).toHaveLength(8);
  });
});

describe('/api/sermons/{id}', () => {
  test('reads, changes and deletes one sermon', async () => {
    const { id } = await createSermon(db());
    expect((await callApi(`GET /api/sermons/${id}`)).body).toMatchObject({
      id,
      series: 'Songs for the Road',
    });
    const changed = await callApi(`PATCH /api/sermons/${id}`, { body: { series: null } });
    expect(changed).toMatchObject({
      status: 200,
      body: { id, series: null, title: 'The Lord Is Your Keeper' },
    });
    expect((await callApi(`DELETE /api/sermons/${id}`)).status).toBe(204);
    expect((await callApi(`GET /api/sermons/${id}`)).status).toBe(404);
  });

  test('knows a missing sermon from a malformed id', async () => {
    for (const [id, status] of [
      [unknownId, 404],
      ['12', 400],
    ] as const) {
      expect((await callApi(`GET /api/sermons/${id}`)).status).toBe(status);
      expect((await callApi(`PATCH /api/sermons/${id}`, { body: {} })).status).toBe(status);
      expect((await callApi(`DELETE /api/sermons/${id}`)).status).toBe(status);
    }
  });
});
