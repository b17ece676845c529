import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { publishChange, publishMoment, setListening } from '#lib/core/cache/change-bus.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { noteUnknownRead } from '#lib/core/cache/read-scope.ts';
import { recordReads } from '#lib/core/cache/rendering-reads.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';

/** What the database holds, and how often it was asked. */
const rows: Partial<Record<LiveTopic, unknown>> = {};
const asked = vi.fn<(topic: LiveTopic) => void>();

beforeEach(() => {
  setListening(true);
  Object.assign(rows, { events: ['Supper'], sermons: ['Psalm 23'] });
  asked.mockReset();
  return () => setListening(false);
});

function change(topic: LiveTopic, row: unknown): void {
  rows[topic] = row;
  publishChange(topic);
}

/** As db() marks a read. */
async function readTable(topic: LiveTopic) {
  noteUnknownRead();
  asked(topic);
  return rows[topic];
}

const anyInput = z.looseObject({});
const listEvents = publicQuery({
  name: 'listEvents',
  input: anyInput,
  topic: 'events',
  run: () => readTable('events'),
});
const listSermons = publicQuery({
  name: 'listSermons',
  input: anyInput,
  topic: 'sermons',
  run: () => readTable('sermons'),
});
const listAnything = publicQuery({
  name: 'listAnything',
  input: anyInput,
  run: () => readTable('ministries'),
});
const cachedEvents = cacheQuery('events', async () => ({ rows: await readTable('events') }));

/** What a page that does so has read. */
async function readsOf(render: () => Promise<unknown>) {
  const { reads } = await recordReads(render);
  if (!reads) throw new Error('the page cannot be checked');
  return reads;
}

describe('after a change', () => {
  test('a page that read nothing of it is known to be the same, and nothing is asked', async () => {
    const reads = await readsOf(() => listSermons({}));
    change('events', ['Picnic']);
    expect(reads.areKnownSame()).toBe(true);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('a page whose reads give the same is the same, once they were asked', async () => {
    const reads = await readsOf(() => listEvents({}));
    change('events', ['Supper']);
    expect(reads.areKnownSame()).toBe(undefined);
    expect(await reads.areSame()).toBe(true);
    expect(reads.areKnownSame()).toBe(true);
  });

  test('a page of which one read gives otherwise is another', async () => {
    const reads = await readsOf(() => Promise.all([listSermons({}), listEvents({})]));
    change('events', ['Picnic']);
    expect(await reads.areSame()).toBe(false);
    expect(reads.areKnownSame()).toBe(false);
  });

  test('a page is the same again when what it read has come back', async () => {
    const reads = await readsOf(() => listEvents({}));
    change('events', ['Picnic']);
    expect(await reads.areSame()).toBe(false);
    change('events', ['Supper']);
    expect(await reads.areSame()).toBe(true);
  });

  test('each read is asked once for all pages, also for those that ask while it is under way', async () => {
    const pages = await Promise.all(
      Array.from({ length: 5 }, () => readsOf(() => Promise.all([listEvents({}), listSermons({ page: 2 })]))),
    );
    asked.mockReset();
    change('events', ['Supper']);
    expect(await Promise.all(pages.map((reads) => reads.areSame()))).toEqual(pages.map(() => true));
    expect(asked.mock.calls).toEqual([['events']]);
  });

  test('what a rendering has read again needs not be asked for the pages beside it', async () => {
    const old = await readsOf(() => listEvents({}));
    change('events', ['Picnic']);
    await readsOf(() => listEvents({}));
    expect(old.areKnownSame()).toBe(false);
  });

  test('a later request never gets a read that was begun before it', async () => {
    const answers: ((value: string[]) => void)[] = [];
    const run = vi.fn(async () => ['Supper'] as string[]);
    const slow = publicQuery({ name: 'slow', input: anyInput, topic: 'events', run });
    const reads = await readsOf(() => slow({}));
    run.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    publishChange('events');
    const early = reads.areSame();
    publishChange('events');
    const late = reads.areSame();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(['Picnic']);
    expect(await late).toBe(false);
    answers[0]?.(['Supper']);
    expect(await early).toBe(true);
    expect(reads.areKnownSame()).toBe(false);
  });

  test('a read that fails makes no page the same', async () => {
    const run = vi.fn(async () => 'fine');
    const failing = publicQuery({ name: 'failing', input: anyInput, topic: 'events', run });
    const reads = await readsOf(() => failing({}));
    publishChange('events');
    run.mockRejectedValueOnce(new Error('no database'));
    expect(await reads.areSame()).toBe(false);
    expect(await reads.areSame()).toBe(true);
  });

  test('of a fact of the church everything is asked again', async () => {
    const reads = await readsOf(() => listEvents({}));
    publishChange('church');
    expect(reads.areKnownSame()).toBe(undefined);
    expect(await reads.areSame()).toBe(true);
  });
});

test('when a planned moment comes, no page from before it is the same', async () => {
  const reads = await readsOf(() => listEvents({}));
  publishMoment('announcements');
  expect([reads.areKnownSame(), await reads.areSame()]).toEqual([false, false]);
});

describe('what a read depends on', () => {
  test('is the topic of a kept read within it', async () => {
    const through = publicQuery({ name: 'through', input: anyInput, run: () => cachedEvents() });
    const reads = await readsOf(() => through({}));
    publishChange('sermons');
    expect(reads.areKnownSame()).toBe(true);
    publishChange('events');
    expect(reads.areKnownSame()).toBe(undefined);
  });

  test('is the topic of a kept read that another page had begun', async () => {
    await cachedEvents();
    const through = publicQuery({ name: 'through', input: anyInput, run: () => cachedEvents() });
    const reads = await readsOf(() => through({}));
    change('events', ['Picnic']);
    expect(await reads.areSame()).toBe(false);
  });

  test('is the topics of all queries within it', async () => {
    const both = publicQuery({
      name: 'both',
      input: anyInput,
      run: () => Promise.all([listEvents({}), listSermons({})]),
    });
    for (const topic of ['events', 'sermons'] as const) {
      const reads = await readsOf(() => both({}));
      change(topic, ['another']);
      expect(await reads.areSame()).toBe(false);
    }
  });

  test('is every topic where it reads the database without saying which', async () => {
    const reads = await readsOf(() => listAnything({}));
    publishChange('settings');
    expect(reads.areKnownSame()).toBe(undefined);
  });
});

describe('a page is never taken for the same', () => {
  const never: [string, () => Promise<unknown>][] = [
    ['reads the database by itself', () => readTable('events')],
    ['asks with what cannot be compared', () => listEvents({ wanted: () => true })],
    ['asks with a long text', () => listEvents({ search: 'x'.repeat(2000) })],
    ['is given what cannot be compared', () => cachedFunction()],
    ['makes the best of a read that is refused', () => refused({ id: 'none' }).catch(() => 'none')],
    [
      'asks more than two hundred times',
      () => Promise.all(Array.from({ length: 201 }, (_, page) => listEvents({ page }))),
    ],
    ['reads nothing', async () => 'a page without a church'],
    [
      'was given two answers to one question',
      async () => {
        await listEvents({});
        change('events', ['Picnic']);
        await listEvents({});
      },
    ],
  ];
  const cachedFunction = cacheQuery('events', async () => () => 'words');
  const refused = publicQuery({
    name: 'refused',
    input: z.object({ id: z.uuid() }),
    run: async () => 1,
  });

  test.each(never)('that %s', async (_, render) => {
    expect((await recordReads(render)).reads).toBeNull();
  });
});

test('dates among the input tell one question from another', async () => {
  const run = vi.fn(async ({ now }: { now?: unknown }) => String(now));
  const at = publicQuery({ name: 'at', input: anyInput, topic: 'events', run });
  const reads = await readsOf(() => Promise.all([at({ now: new Date(1) }), at({ now: new Date(2) })]));
  publishChange('events');
  expect(await reads.areSame()).toBe(true);
  expect(run).toHaveBeenCalledTimes(4);
});

test('what goes on after a rendering has ended is no part of it', async () => {
  let goOn = () => {};
  const ended = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let late: Promise<unknown> = Promise.resolve();
  const reads = await readsOf(async () => {
    late = ended.then(() => listEvents({}));
    await listSermons({});
  });
  goOn();
  await late;
  change('events', ['Picnic']);
  expect(reads.areKnownSame()).toBe(true);
});

test('two pages at once are told apart, and what is read outside of pages belongs to none', async () => {
  const [events, sermons] = await Promise.all([
    readsOf(() => listEvents({})),
    readsOf(() => listSermons({})),
    listAnything({}),
  ]);
  change('events', ['Picnic']);
  expect([await events.areSame(), await sermons.areSame()]).toEqual([false, true]);
});
