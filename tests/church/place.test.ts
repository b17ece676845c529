import { expect, test } from 'vitest';
import { isShortMapLink, mapSearchUrl, placeText, placeValues, readPlace } from '#lib/church/place.ts';

const greenwich = { latitude: '51.4769', longitude: '-0.0005' };

test.each([
  '51.4769, -0.0005',
  ' 51.4769 -0.0005 ',
  '51.4769;-0.0005',
  'https://www.openstreetmap.org/#map=19/51.4769/-0.0005',
  'https://www.openstreetmap.org/search?query=church#map=17/51.4769/-0.0005&layers=N',
  'https://www.openstreetmap.org/?mlat=51.4769&mlon=-0.0005#map=19/51.5/0.1',
  'https://www.google.com/maps/place/Church/@51.4769,-0.0005,17z',
  'https://maps.apple.com/?ll=51.4769,-0.0005',
  'geo:51.4769,-0.0005?z=19',
  // The place itself, not the middle of the window.
  'https://www.google.com/maps/place/Church/@51.5,0.1,15z/data=!3m1!4b1!4m6!3m5!8m2!3d51.4769!4d-0.0005',
  '51.4769° N, 0.0005° W',
])('%s tells a place', (copied) => {
  expect(readPlace(copied)).toEqual(greenwich);
});

test.each(['51.4769', 'Greenwich', '', 'https://www.openstreetmap.org/', '1, 2, 3'])(
  '%j tells none',
  (copied) => {
    expect(readPlace(copied)).toBeNull();
  },
);

test.each([
  ['51.4769, -0.0005', greenwich],
  ['33.8568° S, 151.2153° E', { latitude: '-33.8568', longitude: '151.2153' }],
  ['  ', { latitude: '', longitude: '' }],
  // Refused as a latitude.
  ['near the mill', { latitude: 'near the mill', longitude: '' }],
])('the field of the place holds %j as two facts, and shows them again', (typed, facts) => {
  expect(placeValues(typed)).toEqual(facts);
  expect(placeValues(placeText(facts))).toEqual(facts);
});

test('a place that is stored is shown as two numbers, and none as nothing', () => {
  expect(placeText({ latitude: 51.4769, longitude: 0 })).toBe('51.4769, 0');
  expect(placeText({ latitude: null, longitude: null })).toBe('');
});

test('an address is looked up by people, in its own words', () => {
  expect(mapSearchUrl('12 Queen Street, Auckland 1010')).toBe(
    'https://www.openstreetmap.org/search?query=12%20Queen%20Street%2C%20Auckland%201010',
  );
});

test.each([
  'https://maps.app.goo.gl/Ab3dEf',
  ' maps.app.goo.gl/Ab3dEf ',
  'https://goo.gl/maps/Ab3dEf',
  'https://maps.apple/p/Ab3dEf',
  'https://maps.apple.com/p/Ab3dEf',
  'https://osm.org/go/0EEQjE--',
])('%s is a short link without a place', (typed) => {
  expect(readPlace(typed)).toBeNull();
  expect(isShortMapLink(typed)).toBe(true);
});

test.each(['https://www.google.com/maps/place/Church', 'https://maps.apple.com/?q=Church', 'near the mill'])(
  '%s is none',
  (typed) => {
    expect(isShortMapLink(typed)).toBe(false);
  },
);
