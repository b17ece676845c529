import { describe, expect, test } from 'vitest';
import { planningCenterReader } from '#lib/imports/programs/planning-center/read-planning-center.ts';
import { readAll, recordsOf } from '../../support/read-source.ts';
import { appId, type Instance, secret, startPlanningCenter } from '../fake-planning-center.ts';
import { testClock } from '../test-clock.ts';

const keys = { app_id: appId, secret };

const supper: Instance = {
  id: '101',
  fields: {
    name: 'Harvest Supper',
    starts_at: '2026-12-04T00:30:00Z',
    ends_at: '2026-12-04T02:00:00Z',
    location: 'Fellowship Hall - 12 Main Street, Riverton',
    church_center_url: 'https://riverton.churchcenter.com/calendar/event/101',
  },
  event: {
    name: 'Harvest Supper',
    summary: 'A meal for all.',
    description: '<p>Bring a <b>pie</b>.</p><p>Bring a friend.</p>',
    image_url: 'https://pictures.test/supper.jpg',
    registration_url: 'https://riverton.churchcenter.com/registrations/events/7',
  },
  tags: [
    { id: '1', name: 'Families', church_center_category: true },
    { id: '2', name: 'Needs the projector', church_center_category: false },
  ],
};

const instance = (id: string, fields: object = {}, event: object = {}): Instance => ({
  id,
  fields: {
    name: `Event ${id}`,
    starts_at: '2026-12-10T18:00:00Z',
    ends_at: '2026-12-10T19:00:00Z',
    ...fields,
  },
  event: { name: `Event ${id}`, ...event },
});

const read = (origin: string, { clock } = testClock(), more = {}) =>
  readAll(planningCenterReader(origin, clock), keys, more);

describe('dates of events', () => {
  test('come with their time at the church, place, picture, public tags and links, and nothing else', async () => {
    const fake = await startPlanningCenter();
    fake.instances = [supper];
    const found = await read(fake.origin);
    expect(recordsOf(found, 'events')).toEqual([
      {
        table: 'events',
        key: '101',
        title: 'Harvest Supper',
        values: {
          title: 'Harvest Supper',
          date: '2026-12-03',
          end_date: null,
          time: '6:30 PM - 8:00 PM',
          is_recurring: false,
          location: 'Fellowship Hall - 12 Main Street, Riverton',
          description: [
            'A meal for all.',
            'Bring a pie.\n\nBring a friend.',
            'Categories: Families',
            'Sign up: https://riverton.churchcenter.com/registrations/events/7',
            'https://riverton.churchcenter.com/calendar/event/101',
          ].join('\n\n'),
        },
        pictures: { image_url: 'https://pictures.test/supper.jpg' },
      },
    ]);
    expect(found.problems).toEqual([]);
    expect(fake.asked[0]).toBe(
      '/calendar/v2/event_instances?include=event,tags&filter=future&order=starts_at&per_page=100',
    );
  });

  test('have the time that visitors are told, not that of setting up', async () => {
    const fake = await startPlanningCenter();
    const published = {
      published_starts_at: '2026-12-10T18:30:00Z',
      published_ends_at: '2026-12-10T19:30:00Z',
    };
    fake.instances = [instance('1', published)];
    const [record] = recordsOf(await read(fake.origin), 'events');
    expect(record?.values).toMatchObject({ time: '12:30 PM - 1:30 PM' });
  });

  test('of whole days have all of them, across the change of the clock, too', async () => {
    const fake = await startPlanningCenter();
    const days = (id: string, starts_at: string, ends_at: string) =>
      instance(id, { all_day_event: true, starts_at, ends_at });
    fake.instances = [
      days('1', '2026-12-24T06:00:00Z', '2026-12-25T05:59:59Z'),
      days('2', '2027-03-13T06:00:00Z', '2027-03-15T05:00:00Z'),
    ];
    const found = recordsOf(await read(fake.origin), 'events').map(({ values }) => values);
    expect(found).toMatchObject([
      { date: '2026-12-24', end_date: null, time: 'All day' },
      { date: '2027-03-13', end_date: '2027-03-14', time: 'All day' },
    ]);
  });

  test('that Church Center does not show, or that nobody approved, are left out and counted', async () => {
    const fake = await startPlanningCenter();
    fake.instances = [
      instance('1'),
      instance('2', {}, { visible_in_church_center: false }),
      instance('3', {}, { approval_status: 'P' }),
      instance('4', {}, { visible_in_church_center: null }),
    ];
    const found = await read(fake.origin);
    expect(recordsOf(found, 'events').map(({ key }) => key)).toEqual(['1']);
    expect(found.problems).toEqual(['3 dates that are not public there were left out.']);
  });

  test('without a title or a time are named and cost no other', async () => {
    const fake = await startPlanningCenter();
    fake.instances = [instance('1', { starts_at: 'soon' }), instance('2')];
    const found = await read(fake.origin);
    expect(recordsOf(found, 'events').map(({ key }) => key)).toEqual(['2']);
    expect(found.problems).toEqual(['“Event 1” has no title or no time there, so it was left out.']);
  });

  test('whose event is not told are not public, whatever form the answer leaves out', async () => {
    const fake = await startPlanningCenter();
    fake.instances = [instance('1')];
    fake.fault = 'bare';
    const found = await read(fake.origin);
    expect([found.records, found.problems]).toEqual([
      [],
      ['One date that is not public there was left out.'],
    ]);
  });

  test('end two years ahead', async () => {
    const fake = await startPlanningCenter();
    fake.instances = [instance('1'), instance('2', { starts_at: '2029-01-01T18:00:00Z' })];
    expect(recordsOf(await read(fake.origin), 'events').map(({ key }) => key)).toEqual(['1']);
  });

  test('are read from all pages', async () => {
    const fake = await startPlanningCenter();
    fake.rowsOfPage = 2;
    fake.instances = ['1', '2', '3', '4', '5'].map((id) => instance(id));
    expect(recordsOf(await read(fake.origin), 'events').map(({ key }) => key)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    expect(fake.asked.filter((url) => url.startsWith('/calendar/'))).toHaveLength(3);
  });
});

describe('groups and sign-ups', () => {
  test('are drafts of pages: a block for each public group, without its place', async () => {
    const fake = await startPlanningCenter();
    const link = 'https://riverton.churchcenter.com/groups/small-groups/oak-street';
    fake.groups = [
      {
        id: '1',
        name: 'Oak & Elm Street',
        schedule: 'Tuesdays at 6:30 PM',
        description_as_plain_text: 'We read.\n\nWe eat.',
        header_image: { original: 'https://pictures.test/oak.jpg' },
        location_type_preference: 'virtual',
        virtual_location_url: 'https://video.test/secret-room',
        public_church_center_web_url: link,
        archived_at: null,
      },
      { id: '2', name: 'Elders', public_church_center_web_url: null },
      { id: '3', name: 'Old', public_church_center_web_url: link, archived_at: '2025-01-01T00:00:00Z' },
      { id: '4', name: 'Hidden', public_church_center_web_url: link, listed: false },
    ];
    const found = await read(fake.origin, testClock(), { takenPaths: ['/groups'] });
    expect(recordsOf(found, 'site_pages')).toEqual([
      {
        table: 'site_pages',
        key: 'groups',
        title: 'Groups',
        values: {
          kind: 'page',
          path: '/groups-2',
          title: 'Groups',
          summary: '',
          picture_alt: '',
          blocks: [
            {
              kind: 'words_picture',
              html: `<h3>Oak &amp; Elm Street</h3><p>Tuesdays at 6:30 PM · Online</p><p>We read.</p><p>We eat.</p><p><a href="${link}">More about this group</a></p>`,
              url: 'https://pictures.test/oak.jpg',
              alt: '',
              side: 'left',
            },
          ],
        },
        pictures: { 'https://pictures.test/oak.jpg': 'https://pictures.test/oak.jpg' },
      },
    ]);
  });

  test('take as many pages as they need', async () => {
    const fake = await startPlanningCenter();
    fake.groups = Array.from({ length: 81 }, (_, at) => ({
      id: String(at),
      name: `Group ${at}`,
      public_church_center_web_url: 'https://riverton.churchcenter.com/groups/g',
    }));
    const pages = recordsOf(await read(fake.origin), 'site_pages');
    expect(pages.map(({ key, values }) => [key, values.path, (values.blocks as unknown[]).length])).toEqual([
      ['groups', '/groups', 40],
      ['groups-2', '/groups-2', 40],
      ['groups-3', '/groups-3', 1],
    ]);
  });

  test('that can be signed up for now are links, the others are not', async () => {
    const fake = await startPlanningCenter();
    const signUp = (id: string, fields: object) => ({
      id,
      name: `Camp ${id}`,
      new_registration_url: `https://riverton.churchcenter.com/registrations/events/${id}`,
      ...fields,
    });
    fake.signUps = [
      signUp('2', {
        open_at: '2026-11-01T00:00:00Z',
        close_at: '2026-12-01T00:00:00Z',
        description: '<p>A week.</p>',
      }),
      signUp('1', { open_at: null, close_at: null }),
      signUp('3', { open_at: '2026-11-24T00:00:00Z' }),
      signUp('4', { close_at: '2026-11-23T17:59:00Z' }),
      signUp('5', { archived: true }),
      signUp('6', { new_registration_url: 'javascript:alert(1)' }),
    ];
    const [page] = recordsOf(await read(fake.origin), 'site_pages');
    expect(page?.values.blocks).toEqual([
      {
        kind: 'words',
        html: '<h3>Camp 1</h3><p><a href="https://riverton.churchcenter.com/registrations/events/1">Sign up</a></p>',
      },
      {
        kind: 'words',
        html: '<h3>Camp 2</h3><p>A week.</p><p><a href="https://riverton.churchcenter.com/registrations/events/2">Sign up</a></p>',
      },
    ]);
  });
});

describe('what goes wrong', () => {
  test('a wrong secret is told in words, without it', async () => {
    const fake = await startPlanningCenter();
    fake.secret = 'another';
    const failure = read(fake.origin);
    await expect(failure).rejects.toThrow('Planning Center does not take this application ID and secret.');
    await expect(failure).rejects.not.toThrow(secret);
  });

  test('a product that the token may not read is named, and the others are read', async () => {
    const fake = await startPlanningCenter();
    fake.instances = [instance('1')];
    fake.closed = ['groups'];
    const found = await read(fake.origin);
    expect(recordsOf(found, 'events')).toHaveLength(1);
    expect(found.problems).toEqual([
      'Groups of Planning Center may not be read with this token, so nothing of it was brought in.',
    ]);
    fake.closed = ['calendar', 'groups', 'registrations'];
    await expect(read(fake.origin)).rejects.toThrow('This token may read nothing of Planning Center');
  });

  test('a product that could be read before is not one that has nothing now', async () => {
    const fake = await startPlanningCenter();
    fake.closed = ['groups'];
    const again = read(fake.origin, testClock(), { remembered: { events: 'read', groups: 'read' } });
    await expect(again).rejects.toThrow('Groups of Planning Center may no longer be read with this token.');
  });

  test('429 is waited for as it says: seconds, a date, or the usual', async () => {
    const fake = await startPlanningCenter();
    const { clock, waited } = testClock();
    for (const retryAfter of ['7', 'Mon, 23 Nov 2026 18:00:30 GMT', undefined]) {
      Object.assign(fake, { busy: 1, retryAfter });
      await read(fake.origin, { clock, waited });
    }
    expect(waited).toEqual([7000, 30_000, 20_000]);
  });

  test('429 without an end, or for an hour, ends in words', async () => {
    const fake = await startPlanningCenter();
    const { clock, waited } = testClock();
    Object.assign(fake, { busy: 1000, retryAfter: '50' });
    await expect(read(fake.origin, { clock, waited })).rejects.toThrow('Planning Center asks to wait longer');
    expect(waited).toEqual([50_000, 50_000]);
    fake.retryAfter = '3600';
    await expect(read(fake.origin, { clock, waited })).rejects.toThrow('Planning Center asks to wait longer');
    expect(waited).toHaveLength(2);
  });

  test('the waits of one reading count together', async () => {
    const fake = await startPlanningCenter();
    const { clock, waited } = testClock();
    Object.assign(fake, { isBusyOnce: true, retryAfter: '40' });
    await read(fake.origin, { clock, waited });
    expect(waited).toEqual([40_000, 40_000, 40_000]);
    Object.assign(fake, { asked: [], retryAfter: '41' });
    await expect(read(fake.origin, { clock, waited })).rejects.toThrow('Planning Center asks to wait longer');
  });

  test('JSON that breaks off, and an answer of another form, change nothing', async () => {
    const fake = await startPlanningCenter();
    fake.instances = [instance('1')];
    fake.fault = 'truncated';
    await expect(read(fake.origin)).rejects.toThrow('The answer of Planning Center broke off');
    fake.fault = null;
    fake.instances = [{ ...instance('1'), id: 5 as unknown as string }];
    await expect(read(fake.origin)).rejects.toThrow('The answer of Planning Center broke off');
  });

  test('a page that repeats without an end is no list: only where all of it came it is one', async () => {
    const fake = await startPlanningCenter();
    fake.fault = 'repeats';
    fake.instances = ['1', '2', '3'].map((id) => instance(id));
    expect(recordsOf(await read(fake.origin), 'events')).toHaveLength(3);
    fake.rowsOfPage = 2;
    await expect(read(fake.origin)).rejects.toThrow('Planning Center gave the same page again');
    expect(fake.asked.length).toBeLessThan(20);
  });

  test('a next page at another address is not asked for with the key', async () => {
    const fake = await startPlanningCenter();
    fake.fault = 'elsewhere';
    fake.rowsOfPage = 1;
    fake.instances = [instance('1'), instance('2')];
    await expect(read(fake.origin)).rejects.toThrow('Planning Center led to another address');
  });
});
