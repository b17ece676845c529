import { expect, test } from 'vitest';
import { mapSearchUrl, readPlace } from '#lib/church/place.ts';

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
])('%s tells a place', (copied) => {
  expect(readPlace(copied)).toEqual(greenwich);
});

test.each(['51.4769', 'Greenwich', '', 'https://www.openstreetmap.org/', '1, 2, 3'])(
  '%j tells none',
  (copied) => {
    expect(readPlace(copied)).toBeNull();
  },
);

test('an address is looked up by people, in its own words', () => {
  expect(mapSearchUrl('12 Queen Street, Auckland 1010')).toBe(
    'https://www.openstreetmap.org/search?query=12%20Queen%20Street%2C%20Auckland%201010',
  );
});
