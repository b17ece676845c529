import { describe, expect, test } from 'vitest';
import { churchToolsReader } from '#lib/imports/programs/church-tools/read-church-tools.ts';
import { churchToolsSource } from '#lib/imports/programs/church-tools/source.ts';
import { readAll, recordsOf } from '../../support/read-source.ts';
import { startChurchTools, token } from '../fake-church-tools.ts';
import { testClock } from '../test-clock.ts';

const read = (url: string, { clock } = testClock()) => readAll(churchToolsReader(clock), { url, token });

interface Appointment {
  id: number;
  base?: object;
  calculated?: object;
}

function appointment({ id, base = {}, calculated = {} }: Appointment) {
  const span = { startDate: '2026-12-06T16:00:00Z', endDate: '2026-12-06T17:30:00Z' };
  const usual = {
    id,
    title: `Service ${id}`,
    calendar: { id: 1 },
    allDay: false,
    isInternal: false,
    repeatId: 0,
  };
  return { base: { ...usual, ...span, ...base }, calculated: { ...span, ...calculated } };
}

describe('appointments', () => {
  test('come with their words, place, calendar, link, and a picture of its full size', async () => {
    const fake = await startChurchTools();
    fake.appointments = [
      appointment({
        id: 7,
        base: {
          subtitle: 'With communion',
          description: 'All are <b>welcome</b>.',
          link: 'https://grace.test/sign-up',
          image: { imageUrl: `${fake.origin}/images/12/abc`, fileUrl: 'https://grace.test/?q=file' },
          address: { meetingAt: 'Town hall', street: '12 Main Street', zip: '54321', city: 'Riverton' },
        },
      }),
    ];
    const found = await read(`${fake.origin}/`);
    expect(recordsOf(found, 'events')).toEqual([
      {
        table: 'events',
        key: '7',
        title: 'Service 7',
        values: {
          title: 'Service 7',
          date: '2026-12-06',
          end_date: null,
          time: '10:00 AM - 11:30 AM',
          is_recurring: false,
          location: 'Town hall, 12 Main Street, 54321 Riverton',
          description: [
            'With communion',
            'All are welcome.',
            'Categories: Services',
            'https://grace.test/sign-up',
          ].join('\n\n'),
        },
        pictures: { image_url: `${fake.origin}/images/12/abc?w=1600&h=1600&fit=max` },
      },
    ]);
    expect(fake.asked[2]).toBe(
      '/api/calendars/appointments?calendar_ids%5B%5D=1&from=2026-11-22&to=2028-11-23',
    );
  });

  test('are read as older and newer versions give them', async () => {
    const fake = await startChurchTools();
    const old = { title: undefined, caption: 'Choir', note: 'Bring a pencil', information: 'We sing.' };
    fake.appointments = [
      appointment({ id: 1, base: { ...old, image: { fileUrl: 'https://grace.test/choir.jpg' } } }),
      { appointment: appointment({ id: 2 }) },
    ];
    const [first, second] = recordsOf(await read(fake.origin), 'events');
    expect(first).toMatchObject({
      title: 'Choir',
      values: { description: 'Bring a pencil\n\nWe sing.\n\nCategories: Services' },
      pictures: { image_url: 'https://grace.test/choir.jpg' },
    });
    expect(second).toMatchObject({ key: '2', title: 'Service 2', values: { date: '2026-12-06' } });
  });

  test('that repeat are a row a date, by the day of each; a single one keeps its key where it moves', async () => {
    const fake = await startChurchTools();
    const on = (day: string) => ({ startDate: `${day}T16:00:00Z`, endDate: `${day}T17:00:00Z` });
    fake.appointments = [
      appointment({ id: 1, base: { repeatId: 7 }, calculated: on('2026-12-06') }),
      appointment({ id: 1, base: { repeatId: 7 }, calculated: on('2026-12-13') }),
      appointment({ id: 1, base: { repeatId: 7 }, calculated: { startDate: '2026-12-13T20:00:00Z' } }),
      appointment({ id: 2, calculated: on('2026-12-14') }),
    ];
    const found = recordsOf(await read(fake.origin), 'events');
    expect(found.map(({ key, values }) => [key, values.date])).toEqual([
      ['1@2026-12-06', '2026-12-06'],
      ['1@2026-12-13', '2026-12-13'],
      ['1@2026-12-13~2', '2026-12-13'],
      ['2', '2026-12-14'],
    ]);
  });

  test('of whole days have the last one, too', async () => {
    const fake = await startChurchTools();
    const days = { startDate: '2026-12-18', endDate: '2026-12-20' };
    fake.appointments = [appointment({ id: 1, base: { allDay: true, ...days }, calculated: days })];
    expect(recordsOf(await read(fake.origin), 'events')[0]?.values).toMatchObject({
      ...{ date: '2026-12-18', end_date: '2026-12-20', time: 'All day' },
    });
  });

  test('that are cancelled say so', async () => {
    const fake = await startChurchTools();
    fake.appointments = [appointment({ id: 1, base: { isCanceled: true } })];
    expect(recordsOf(await read(fake.origin), 'events')[0]?.exceptions).toEqual([
      { date: '2026-12-06', kind: 'cancelled', values: {} },
    ]);
  });

  test('that are internal, or of a calendar that is not public, never come', async () => {
    const fake = await startChurchTools();
    fake.appointments = [
      appointment({ id: 1, base: { isInternal: true } }),
      appointment({ id: 2, base: { isInternal: undefined } }),
      appointment({ id: 3, base: { calendar: { id: 2 } } }),
      appointment({ id: 4 }),
    ];
    const found = await read(fake.origin);
    expect(recordsOf(found, 'events').map(({ key }) => key)).toEqual(['4']);
    expect(found.problems).toEqual([
      'One calendar that is not public was left out.',
      '2 dates that are not public there were left out.',
    ]);
    fake.calendars = fake.calendars.slice(1);
    expect((await read(fake.origin)).problems).toContain(
      'No calendar that this account may see is public, so no events were brought in.',
    );
  });

  test('are read from all pages, each once', async () => {
    const fake = await startChurchTools();
    fake.rowsOfPage = 2;
    fake.appointments = [1, 2, 3, 3, 4].map((id) => appointment({ id }));
    expect(recordsOf(await read(fake.origin), 'events').map(({ key }) => key)).toEqual(['1', '2', '3', '4']);
  });
});

describe('groups', () => {
  test('of public homepages are a draft of a page, each once, without people and place', async () => {
    const fake = await startChurchTools();
    const oak = {
      id: 41,
      name: 'Oak Street',
      signUpHeadline: 'Come along',
      information: {
        note: 'We read.',
        weekday: { nameTranslated: 'Wednesday' },
        meetingTime: '19:30',
        imageUrl: 'https://grace.test/images/3/abc',
        leader: [{ title: 'Ann Lee' }],
        groupPlaces: [{ street: '5 Oak Street' }],
      },
    };
    fake.homepages = {
      small: { showGroupImages: true, groups: [oak, { id: 42, name: 'Elm Street' }] },
      youth: { showGroupImages: false, groups: [{ id: 42, name: 'Elm Street' }] },
    };
    const [page] = recordsOf(await read(fake.origin), 'site_pages');
    const picture = 'https://grace.test/images/3/abc?w=1600&h=1600&fit=max';
    expect(page).toMatchObject({
      key: 'groups',
      values: { path: '/groups' },
      pictures: { [picture]: picture },
    });
    const more = (id: number) =>
      `<p><a href="${fake.origin}/publicgroup/${id}">More about this group</a></p>`;
    expect(page?.values.blocks).toEqual([
      {
        kind: 'words_picture',
        html: `<h3>Oak Street</h3><p>Wednesday · 19:30</p><p>Come along</p><p>We read.</p>${more(41)}`,
        url: picture,
        alt: '',
        side: 'left',
      },
      { kind: 'words', html: `<h3>Elm Street</h3>${more(42)}` },
    ]);
  });
});

describe('what goes wrong', () => {
  test('a wrong token is told in words, though ChurchTools answers as if there were nothing', async () => {
    const fake = await startChurchTools();
    fake.token = 'another';
    const failure = read(fake.origin);
    await expect(failure).rejects.toThrow('ChurchTools does not take this login token.');
    await expect(failure).rejects.not.toThrow(token);
    expect(fake.asked).toEqual(['/api/whoami?only_allow_authenticated=true']);
  });

  test('429 is waited for', async () => {
    const fake = await startChurchTools();
    fake.busy = 2;
    const { clock, waited } = testClock();
    await read(fake.origin, { clock, waited });
    expect(waited).toEqual([4000, 4000]);
  });

  test.each([
    ['truncated', 'The answer of ChurchTools broke off, or is of a form that is not known here.'],
    ['html', 'The answer of ChurchTools broke off, or is of a form that is not known here.'],
    ['repeats', 'ChurchTools gave the same page again before the end of its list.'],
  ] as const)('an answer that is %s changes nothing', async (fault, words) => {
    const fake = await startChurchTools();
    Object.assign(fake, { fault, rowsOfPage: 1, appointments: [1, 2].map((id) => appointment({ id })) });
    await expect(read(fake.origin)).rejects.toThrow(words);
    expect(fake.asked.length).toBeLessThan(10);
  });
});

test('its address may be that of any of its pages', () => {
  const identityOf = (url: string) => churchToolsSource.identityOf({ url });
  expect(
    ['https://grace.church.tools', 'https://grace.church.tools/', 'https://grace.church.tools/api'].map(
      identityOf,
    ),
  ).toEqual(Array(3).fill('https://grace.church.tools'));
  expect(identityOf('https://grace.test/churchtools/?q=churchhome')).toBe('https://grace.test/churchtools');
});
