import { expect, test } from 'vitest';
import { keepPlace, placeIn } from '#components/sermons/player/listening-place.ts';

test('the place in each of the last sermons is kept, and forgotten at the end', () => {
  for (let at = 1; at <= 25; at += 1) keepPlace(`sermon ${at}`, at * 60 + 0.9);
  expect(placeIn('sermon 25')).toBe(1500);
  expect(placeIn('sermon 6')).toBe(360);
  expect(placeIn('sermon 5')).toBe(0);
  keepPlace('sermon 25', 0);
  expect(placeIn('sermon 25')).toBe(0);
  expect(placeIn('sermon 6')).toBe(360);
});
