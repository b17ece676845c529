import { describe, expect, it } from 'vitest';
import { parseTimeRange } from '#lib/events/time-range.ts';

describe('a typed time', () => {
  it.each([
    ['9:30 AM - 12:00 PM', '9:30', '12:00'],
    ['7 pm', '19:00', null],
    ['7 p.m.', '19:00', null],
    ['Noon', '12:00', null],
    ['12 noon', '12:00', null],
    ['Midnight', '0:00', null],
    ['7:00pm–9pm', '19:00', '21:00'],
    ['7:00 PM — 9:00 PM', '19:00', '21:00'],
    ['10-11:30am', '10:00', '11:30'],
    ['11-1pm', '11:00', '13:00'],
    ['11:30 - 1:00 PM', '11:30', '13:00'],
    ['6:30 to 8 PM', '18:30', '20:00'],
    ['9am-12', '9:00', '12:00'],
    ['7pm-9', '19:00', '21:00'],
    ['10 AM until noon', '10:00', '12:00'],
    ['noon-1', '12:00', '13:00'],
    ['12:00 PM', '12:00', null],
    ['12:30 am', '0:30', null],
    ['19:00', '19:00', null],
    ['19:00-21:30', '19:00', '21:30'],
    ['09:30', '9:30', null],
    ['10:30', '10:30', null],
    ['6:00 - 20:00', '6:00', '20:00'],
    ['10:30 AM (CST)', '10:30', null],
    ['10:30 AM CST', '10:30', null],
    ['6:30 PM (childcare provided)', '18:30', null],
    ['7 o’clock pm', '19:00', null],
    ['10 PM - 2 AM', '22:00', '26:00'],
    ['8 PM - midnight', '20:00', '24:00'],
    ['from 5 PM', '17:00', null],
    ['5p', '17:00', null],
    ['7:00:00 PM', '19:00', null],
    ['7:00:00 p.m. - 8:30:00 p.m.', '19:00', '20:30'],
    ['19:00:00', '19:00', null],
    ['09:30:00–11:00:00', '9:30', '11:00'],
    ['12:00:00 noon', '12:00', null],
  ])('%s is read as people mean it', (text, start, end) => {
    const found = parseTimeRange(text);
    expect([found && clock(found.start), found?.end == null ? null : clock(found.end)]).toEqual([start, end]);
  });

  it.each([
    '',
    'All day',
    'TBD',
    '7',
    '7-9',
    '7:00',
    '7:00:00',
    '7:00:75 PM',
    '10.03.27',
    '6:30 - 8:00',
    '25:00',
    '13 pm',
    '9:75 AM',
    'After the 10:30 service',
    '9 AM & 11 AM',
    'Sunday',
    '10 AM - 10 AM',
  ])('%j is left open', (text) => {
    expect(parseTimeRange(text)).toBeNull();
  });
});

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
