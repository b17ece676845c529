import { describe, expect, test } from 'vitest';
import { checkFitting } from '#lib/church/check-fitting.ts';
import { findCountry, listCountries } from '#lib/church/country.ts';
import { churchInput } from '#lib/church/schema.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import english from '#lib/language/generated/en.ts';

const read = (input: object) => parseInput(churchInput, input);
const refusalOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return (error as { more: { fields?: Record<string, string[]> } }).more.fields;
  }
  return undefined;
};

test.each([
  [{ time_zone: 'pacific/auckland' }, { time_zone: 'Pacific/Auckland' }],
  [{ time_zone: 'America/New York' }, { time_zone: 'America/New_York' }],
  [{ time_zone: 'auckland' }, { time_zone: 'Pacific/Auckland' }],
  [{ time_zone: 'São\u00A0Paulo' }, { time_zone: 'America/Sao_Paulo' }],
  [{ time_zone: ' New York ' }, { time_zone: 'America/New_York' }],
  [{ time_zone: 'Asia/Kolkata' }, { time_zone: 'Asia/Kolkata' }],
  [{ time_zone: 'UTC' }, { time_zone: 'UTC' }],
  [{ country: 'nz' }, { country: 'NZ' }],
  [{ country: 'UK' }, { country: 'GB' }],
  [{ giving_url: ' Give.Example.org/Now ' }, { giving_url: 'https://give.example.org/Now' }],
  [{ giving_url: 'http://example.org' }, { giving_url: 'http://example.org/' }],
  [{ giving_url: ' ' }, { giving_url: null }],
  [{ facebook_url: '@saint.ann' }, { facebook_url: 'https://www.facebook.com/saint.ann' }],
  [{ instagram_url: 'saintann' }, { instagram_url: 'https://www.instagram.com/saintann' }],
  [{ youtube_url: '@saint-ann' }, { youtube_url: 'https://www.youtube.com/@saint-ann' }],
  [{ vimeo_url: 'vimeo.com/saintann' }, { vimeo_url: 'https://vimeo.com/saintann' }],
  [{ default_video_id: 'https://youtu.be/dQw4w9WgXcQ?t=3' }, { default_video_id: 'dQw4w9WgXcQ' }],
  [{ logo_url: '/uploads/logos/0_mark.webp' }, { logo_url: '/uploads/logos/0_mark.webp' }],
  [{ logo_url: '' }, { logo_url: null }],
  [{ mark_url: '/uploads/logos/0_mark.webp' }, { mark_url: '/uploads/logos/0_mark.webp' }],
  [{ accent_color: '#FFFF00' }, { accent_color: '#ffff00' }],
  [
    { latitude: '-36.8485', longitude: '' },
    { latitude: -36.8485, longitude: null },
  ],
  [
    { founded_year: '1851', building_year: null },
    { founded_year: 1851, building_year: null },
  ],
  [{ name: ' שלום 🕊️ Church ' }, { name: 'שלום 🕊️ Church' }],
  [{ name: '<script>alert(1)</script>' }, { name: '<script>alert(1)</script>' }],
  [
    {
      opening_hours: [
        { day: '3', opens: '19:00', closes: '20:30' },
        { day: 0, opens: '09:30', closes: '12:30' },
      ],
    },
    {
      opening_hours: [
        { day: 0, opens: '09:30', closes: '12:30' },
        { day: 3, opens: '19:00', closes: '20:30' },
      ],
    },
  ],
  [
    { accent_color: ' 7A1F2B ', second_color: '#Abc' },
    { accent_color: '#7a1f2b', second_color: '#aabbcc' },
  ],
  [
    { accent_color: 'fed', second_color: ' ' },
    { accent_color: '#ffeedd', second_color: null },
  ],
  [{}, {}],
])('a fact of the church is kept as it is meant: %j', (typed, kept) => {
  expect(read(typed)).toEqual(kept);
});

test.each([
  [{ name: ' ' }, 'name', english.church.nameRequired],
  [{ name: 'x'.repeat(100_000) }, 'name', 'Please keep this under 120 characters.'],
  [{ time_zone: 'Mars/Olympus' }, 'time_zone', english.church.invalidZone],
  [{ time_zone: '+05:00' }, 'time_zone', english.church.invalidZone],
  [{ time_zone: 'CST' }, 'time_zone', english.church.invalidZone],
  [{ time_zone: 'land' }, 'time_zone', english.church.invalidZone],
  [{ country: 'ZZ' }, 'country', english.church.invalidCountry],
  [{ giving_url: 'javascript:alert(1)' }, 'giving_url', english.church.invalidLink],
  [{ giving_url: 'https://a:b@example.org' }, 'giving_url', english.church.invalidLink],
  [{ facebook_url: 'data:text/html,x' }, 'facebook_url', english.church.invalidProfile],
  [{ default_video_id: 'https://vimeo.com/76979871' }, 'default_video_id', english.church.invalidVideo],
  [{ logo_url: 'https://example.org/logo.png' }, 'logo_url', english.church.invalidLogo],
  [{ mark_url: 'https://example.org/mark.png' }, 'mark_url', english.church.invalidMark],
  [{ logo_url: '/images/logo.png' }, 'logo_url', english.church.invalidLogo],
  [{ accent_color: 'red' }, 'accent_color', english.church.invalidColor],
  [{ accent_color: '##7a1f2b' }, 'accent_color', english.church.invalidColor],
  [{ second_color: '7a1f' }, 'second_color', english.church.invalidColor],
  [{ latitude: '91' }, 'latitude', english.church.invalidLatitude],
  [{ latitude: '30,64' }, 'latitude', english.church.invalidLatitude],
  [{ founded_year: 3000 }, 'founded_year', english.church.invalidYear(30, new Date().getFullYear())],
  [{ email: 'office' }, 'email', english.church.invalidEmail],
  [{ email: 'a@example.org\nBcc: b@example.org' }, 'email', english.church.invalidEmail],
  [
    { opening_hours: [{ day: 0, opens: '12:30', closes: '09:30' }] },
    'opening_hours.0.closes',
    english.church.closesBeforeOpens,
  ],
  [{ resources: [{ name: 'A', url: 'no link' }] }, 'resources.0.url', english.church.invalidLink],
  [
    { resources: Array(7).fill({ name: 'A', url: 'a.example' }) },
    'resources',
    english.church.tooManyResources,
  ],
])('what is no such fact is refused in words, on its field: %j', (typed, field, message) => {
  const fields = refusalOf(() => read(typed));
  expect(Object.keys(fields ?? {})).toEqual([field]);
  expect(fields?.[field]).toContain(message);
});

describe('a phone number', () => {
  test.each([
    ['US', '5125550155'],
    ['NZ', '+64 9 555 0155'],
    ['NZ', '0049 30 123456'],
    ['GB', '(020) 79460018'],
  ])('fits in %s as %s', (country, phone) => {
    expect(refusalOf(() => checkFitting({ country, phone }, defaultChurch))).toBeUndefined();
  });

  test('fits where gifts are sent by text, and so does a short one', () => {
    for (const giving_text_number of ['512.555.0155', '84321'])
      expect(refusalOf(() => checkFitting({ giving_text_number }, defaultChurch))).toBeUndefined();
  });

  test.each(['call me', '555', '09 555 0155'])('%s is none in the United States', (phone) => {
    expect(refusalOf(() => checkFitting({ phone }, defaultChurch))).toEqual({
      phone: [english.church.invalidPhone],
    });
  });
});

test('a place on the map has both numbers or none, with what stays', () => {
  expect(refusalOf(() => checkFitting({ latitude: null }, defaultChurch))).toEqual({
    latitude: [english.church.bothCoordinates],
  });
  expect(refusalOf(() => checkFitting({ latitude: null, longitude: null }, defaultChurch))).toBeUndefined();
  const placeless = { ...defaultChurch, latitude: null, longitude: null };
  expect(refusalOf(() => checkFitting({ name: 'Saint Ann’s' }, placeless))).toBeUndefined();
});

test('the countries to choose from are those of today, each once, in the order of their names', () => {
  const countries = listCountries();
  const names = countries.map(({ name }) => name);
  expect(countries.every(({ code }) => findCountry(code) === code)).toBe(true);
  expect(names).toEqual([...new Set(names)].sort((one, other) => one.localeCompare(other, 'en')));
  expect(names).toEqual(expect.arrayContaining(['New Zealand', 'United States', 'Germany']));
  expect(names).not.toEqual(expect.arrayContaining(['European Union']));
});

test('a clock is of 12 or 24 hours, or null; no text is none', () => {
  expect([read({ clock: '24' }), read({ clock: null })]).toEqual([{ clock: '24' }, { clock: null }]);
  for (const clock of ['', ' ', '13', 12])
    expect(refusalOf(() => read({ clock }))).toEqual({ clock: [english.church.invalidClock] });
});

test.each([
  ['https://maps.app.goo.gl/Ab3dEf', english.church.shortMapLink],
  ['near the mill', english.church.invalidLatitude],
])('%s as a latitude is refused in words that help', (latitude, words) => {
  expect(refusalOf(() => read({ latitude }))).toMatchObject({ latitude: [words] });
});
