import { expect, test } from 'vitest';
import { demoFields, isOfDemo } from '#lib/church/is-of-demo.ts';
import { regionHelp } from '#lib/church/region-help.ts';
import type { Church, StatedFact } from '#lib/core/church/church-row.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { defaultServices } from '#lib/core/church/regular-service.ts';
import { serviceLines } from '#lib/core/church/service-labels.ts';
import english from '#lib/language/generated/en.ts';
import spanish from '#lib/language/generated/es.ts';
import { type PageTextKey, pageTextKeys } from '#lib/page-texts/register.ts';
import { checklist } from '#lib/setup/checklist.ts';
import { changeOf, setupFacts, setupValues } from '#lib/setup/facts.ts';
import { stepOf } from '#lib/setup/steps.ts';
import { unshownClaims } from '#lib/setup/unshown-claims.ts';

const own = { ...defaultChurch, name: 'New Hope Church', phone: '(212) 555-0100' };
const fresh = { services: defaultServices, facts: [] };
const none = { events: 0, sermons: 0, ministries: 0, announcements: 0, prayer_requests: 0, services: 0 };

const changeOver = (
  typed: Parameters<typeof changeOf>[0],
  church: Church,
  ownFacts: readonly StatedFact[] = [],
) => changeOf(typed, { church, demo: defaultChurch, ownFacts });

test('a field left empty that still has the demo’s fact is for later', () => {
  expect(changeOver({ name: 'New Hope Church', phone: ' ', email: '' }, defaultChurch)).toEqual({
    name: 'New Hope Church',
  });
});

test('a fact of the church’s own can be emptied, what stays is stated once more, and what is missing stays', () => {
  const church = { ...own, email: 'hello@newhope.example', region: null };
  const typed = { name: 'New Hope Church', phone: '', email: '', region: '' };
  expect(changeOver(typed, church)).toEqual({ name: 'New Hope Church', phone: '', email: '' });
});

test('the kind of church stays out of a change of language, which translates it, unless it was typed', () => {
  const { kind } = defaultChurch;
  expect(changeOver({ language: 'es', kind }, defaultChurch)).toEqual({ language: 'es' });
  expect(changeOver({ language: 'es', kind: 'capilla' }, defaultChurch)).toHaveProperty('kind', 'capilla');
  expect(changeOver({ language: 'en', kind }, defaultChurch)).toHaveProperty('kind', kind);
});

test('a church with an address of its own keeps nothing of the demo’s', () => {
  const typed = {
    street: '1 Queen Street',
    city: 'Auckland',
    region: '',
    region_name: '',
    postal_code: '1010',
  };
  expect(changeOver(typed, defaultChurch)).toEqual({
    street: '1 Queen Street',
    city: 'Auckland',
    postal_code: '1010',
    region: null,
    region_name: null,
    latitude: null,
    longitude: null,
  });
});

test.each([
  ['the state', { region: ' TX', region_name: 'Texas' }, ['postal_code', 'latitude', 'longitude']],
  [
    'the postal code',
    { region: '', postal_code: String(defaultChurch.postal_code) },
    ['region', 'region_name', 'latitude', 'longitude'],
  ],
])('an address that shares %s with the demo’s keeps it', (_, same, nulled) => {
  const typed = { street: '500 Mesa Street', city: 'El Paso', ...same };
  const change = changeOver(typed, defaultChurch);
  expect(Object.keys(change).filter((name) => change[name as keyof typeof change] === null)).toEqual(nulled);
  expect(change).toMatchObject({ street: '500 Mesa Street', city: 'El Paso' });
});

test('the place on the map is one field: typed it is the church’s own, emptied it goes, the demo’s waits', () => {
  const { latitude, longitude } = defaultChurch;
  const place = { latitude: String(latitude), longitude: String(longitude) };
  const empty = { latitude: '', longitude: '' };
  const church = { ...own, latitude: 51.4769, longitude: -0.0005 };
  expect(changeOver(place, defaultChurch)).toEqual(place);
  expect(changeOver({ latitude: '51.4769', longitude: '' }, defaultChurch)).toHaveProperty('longitude', '');
  expect(changeOver(empty, defaultChurch)).toEqual({});
  expect(changeOver(empty, church)).toEqual(empty);
  const moved = changeOver({ street: '500 Mesa Street', ...place }, defaultChurch);
  expect(moved).toMatchObject(place);
});

test('a state that was kept is the church’s own: a new street keeps it, and an empty field removes it', () => {
  const church = { ...own, street: '500 Mesa Street', city: 'El Paso', latitude: null, longitude: null };
  expect(isOfDemo('region', church, defaultChurch, [])).toBe(false);
  expect(demoFields(church, 'address', [])).toEqual([]);
  const typed = { street: '1 Oregon Street', city: 'El Paso', region: 'TX', region_name: '' };
  expect(changeOver(typed, church)).toEqual(typed);
});

test('a fact like the demo’s that staff confirmed is emptied by its empty field', () => {
  const typed = { phone: '', email: '', latitude: '', longitude: '' };
  expect(changeOver(typed, defaultChurch, ['phone', 'latitude', 'longitude'])).toEqual({
    phone: '',
    latitude: '',
    longitude: '',
  });
});

test('a form that holds exactly the demo’s facts changes none of them', () => {
  const typed = Object.fromEntries(setupFacts.map((fact) => [fact, String(defaultChurch[fact] ?? '')]));
  expect(changeOver(typed, defaultChurch)).toEqual({
    ...typed,
    clock: undefined,
    second_language: undefined,
  });
  const { latitude: _, longitude: _longitude, ...rest } = typed;
  expect(changeOver({ ...rest, street: '500 Mesa Street' }, defaultChurch)).toMatchObject({
    street: '500 Mesa Street',
    region: typed.region,
    latitude: null,
    longitude: null,
  });
});

test('the setup begins in the browser’s language, where the site speaks it and staff chose none', () => {
  const known = { church: defaultChurch, demo: defaultChurch, ownFacts: [] };
  const languageOf = (browser: string, more: object = {}) =>
    setupValues({ ...known, ...more }, { language: browser }).language;
  expect(languageOf('es-MX')).toBe('es');
  expect(languageOf('pt-BR')).toBe('en');
  expect(languageOf('es', { ownFacts: ['language'] })).toBe('en');
  const church = { ...defaultChurch, set_up_at: defaultChurch.updated_at };
  expect(languageOf('es', { church })).toBe('en');
});

test('what still speaks of the demo’s church is told with what stands there, and what does not is its own', () => {
  const labels = (isOwn: boolean, checks: ReturnType<typeof checklist>) =>
    checks.filter((check) => check.isOwn === isOwn).map(({ label }) => label);
  const untouched = { ...none, ministries: 6, sermons: 24 };
  const start = checklist(defaultChurch, defaultChurch, { ...fresh, originals: pageTextKeys, untouched });
  expect(labels(true, start)).toEqual([]);
  expect(start[0]).toMatchObject({
    label: 'Name and kind',
    detail: `${defaultChurch.name}, ${defaultChurch.short_name}, ${defaultChurch.kind}`,
    confirmable: ['name', 'short_name', 'kind'],
  });
  expect(start.find(({ label }) => label === 'Words on Plan Your Visit')?.confirmable).toContain(
    'visit.accessibility',
  );
  // What is not said cannot be true of a church.
  const unsaid = { ...defaultChurch, street: '', email: '' };
  const asked = checklist(unsaid, defaultChurch, { ...fresh, originals: pageTextKeys, untouched });
  expect(asked.find(({ label }) => label === 'Address')?.confirmable).toEqual(['city']);
  expect(asked.find(({ label }) => label === 'Phone and e-mail')?.confirmable).toEqual(['phone']);
  expect(start.find(({ label }) => label === 'Services')?.detail).toBe(
    serviceLines(defaultServices)
      .map(({ name, text }) => `${name}: ${text}`)
      .join(', '),
  );
  const later = checklist({ ...own, short_name: 'New Hope' }, defaultChurch, {
    facts: ['kind', 'email'],
    originals: ['about.story', 'about.lead'],
    untouched: none,
    services: [{ ...defaultServices[0], start: 10 * 60 }],
  });
  const isWords = (label: string) => label.startsWith('Words on ');
  expect(labels(true, later).filter((label) => !isWords(label))).toEqual([
    'Name and kind',
    'Phone and e-mail',
    'Services',
    'Ministries',
    'Demo content',
  ]);
  expect(labels(false, later).filter(isWords)).toEqual(['Words on About Us']);
  expect(later.find(({ label }) => label === 'Opening hours')?.detail).toBe('Sunday 9:30 AM to 12:30 PM');
});

test.each([
  [
    { ...none, events: 1, sermons: 24, prayer_requests: 2 },
    '1 event, 24 sermons and 2 sample prayer requests',
  ],
  [{ ...none, events: 2 }, '2 events'],
  [none, null],
])('counts are told in words: %#', (counts, words) => {
  expect(english.setup.counts(counts)).toBe(words);
});

test('an address that names no step is the first', () => {
  expect([stepOf('demo'), stepOf('nowhere'), stepOf(['look'])]).toEqual(['demo', 'church', 'church']);
});

test('the country and the time zone begin as the browser’s, until staff chose them', () => {
  const known = { church: defaultChurch, demo: defaultChurch, ownFacts: [] };
  const placeOf = (browser: object, more: object = {}) => {
    const { country, time_zone } = setupValues({ ...known, ...more }, browser);
    return [country, time_zone];
  };
  const { country, time_zone } = defaultChurch;
  const monterrey = { language: 'es-MX', zone: 'America/Monterrey' };
  expect(placeOf(monterrey)).toEqual(['MX', 'America/Monterrey']);
  expect(placeOf({ language: 'es-419', zone: 'Etc/Unknown' })).toEqual([country, time_zone]);
  expect(placeOf(monterrey, { ownFacts: ['country', 'time_zone'] })).toEqual([country, time_zone]);
  expect(regionHelp('MX')).toContain('JAL');
  expect(regionHelp('DE')).not.toMatch(/such as/);
});

test('the list has nothing of pages that are switched off, or have nothing to show, and keeps what is to be written', () => {
  const labelsOf = (facts: { hidden?: string; unwritten?: string }) =>
    runWithFacts(facts, () =>
      checklist(defaultChurch, defaultChurch, { ...fresh, originals: pageTextKeys, untouched: none }),
    ).map(({ label }) => label);
  const off = ['Words on Giving', 'Words on Resources', 'Resources', 'Ministries', 'Words on Beliefs'];
  expect(labelsOf({})).toEqual(expect.arrayContaining([...off, 'Words on Livestream']));
  const hidden = labelsOf({ hidden: '/giving /resources /ministries /beliefs' });
  expect(hidden.filter((label) => off.includes(label))).toEqual([]);
  const unwritten = labelsOf({ unwritten: '/beliefs /livestream' });
  expect(unwritten).toContain('Words on Beliefs');
  expect(unwritten).not.toContain('Words on Livestream');
});

test('of what visitors are not shown, only what staff have not written is told', () => {
  const leadOf = (originals: PageTextKey[]) => {
    const checks = checklist(own, defaultChurch, { ...fresh, originals, untouched: none });
    return [english, spanish].map(({ setup }) =>
      setup.claimsLead(
        false,
        unshownClaims(checks).map((claim) => setup.unshown[claim]),
      ),
    );
  };
  expect(leadOf([...pageTextKeys])).toEqual([
    expect.stringContaining('plain words, without your values, your beliefs, your mission and your vision.'),
    expect.stringContaining('palabras sencillas, sin sus valores, sus creencias, su misión y su visión.'),
  ]);
  expect(leadOf(['about.story', 'mission.statement'])).toEqual([
    expect.stringContaining('plain words, without your mission.'),
    expect.stringContaining('palabras sencillas, sin su misión.'),
  ]);
  expect(leadOf(['about.story'])).toEqual([
    expect.stringMatching(/plain words\.$/),
    expect.stringMatching(/palabras sencillas\.$/),
  ]);
});
