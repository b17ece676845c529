import { expect, test } from 'vitest';
import { hasImpossibleTime } from '#lib/core/text/impossible-time.ts';

test.each([
  '25:99',
  '2:75',
  '9:75 AM',
  '24:30',
  '25.99',
  '13 PM',
  '0 am',
  '19:00 p. m.',
  '9:00 AM - 10:75 AM',
  '9:00-25:00',
  'Wednesdays 7:60 pm',
  'a las 25:00',
  '25h30',
  '２５：９９',
])('%j looks like a time and is none', (typed) => expect(hasImpossibleTime(typed)).toBe(true));

test.each([
  '',
  'All day',
  'Evening',
  'After service',
  'After the 10:30 service',
  'Después del culto',
  '7-9',
  '7:00',
  '7:00:00 PM',
  '19:00:00',
  '24:00',
  '00:30',
  '9:30 AM - 12:00 PM',
  '12 p.m.',
  '19h30',
  '19.30',
  '10.03.27',
  'de 14 a 16',
  '17 candles, $12.75',
  'Noon (2.75 a plate)',
  'Psalm 119:105',
  '24/7',
])('%j is possible', (typed) => expect(hasImpossibleTime(typed)).toBe(false));
