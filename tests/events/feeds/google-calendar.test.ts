import { describe, expect, it } from 'vitest';
import { addressLine } from '#lib/core/church/address.ts';
import { church } from '#lib/core/church/church.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { calendarFeed } from '#lib/events/feeds/calendar-feed.ts';
import { googleCalendarUrl } from '#lib/events/feeds/google-calendar.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { mapUrl } from '#lib/events/place.ts';
import { leadOccurrence, occurrenceOn } from '#lib/events/series/occurrences.ts';
import { eventStructuredData } from '#lib/events/structured-data.ts';
import { sampleEvent, sampleException, sampleId, sampleNthWeekday, sampleSeries } from '../sample-events.ts';

function offer(event: EventWithExceptions, date = event.date): URLSearchParams {
  const occurrence = occurrenceOn(event, date);
  return new URL((occurrence && googleCalendarUrl(event, occurrence)) ?? 'about:blank').searchParams;
}

it('has the church’s address for what is at the church only', () => {
  const placeOf = (location: string, is_offsite = false) =>
    offer(sampleEvent({ location, is_offsite })).get('location');
  const { name } = currentChurch();
  expect(placeOf('')).toBe(`${name}, ${addressLine(currentChurch())}`);
  expect(placeOf('The river', true)).toBe('The river');
  expect(placeOf('12 Mill Road')).toBe('12 Mill Road');
  expect(placeOf('', true)).toBe(name);
});

describe('the offer to Google Calendar', () => {
  it('has the title, place and times on the church’s clock', () => {
    const query = offer(sampleEvent({ time: '7:00 PM - 8:30 PM' }));
    expect(query.get('text')).toBe('Evening Prayer');
    expect(query.get('dates')).toBe('20260107T190000/20260107T203000');
    expect(query.get('ctz')).toBe(church.timeZone);
    expect(query.get('location')).toBe(`Chapel, ${addressLine(currentChurch())}`);
    expect(query.has('recur')).toBe(false);
  });

  it('is for whole days when the time cannot be read', () => {
    expect(offer(sampleEvent({ time: 'All day', end_date: '2026-01-09' })).get('dates')).toBe(
      '20260107/20260110',
    );
  });

  it('takes the following dates of a series along, but a changed or cancelled date alone', () => {
    const exceptions = [
      sampleException('2026-01-14', 'cancelled'),
      sampleException('2026-01-21', 'changed', { new_date: '2026-01-22' }),
    ];
    const series = sampleSeries('weekly', '2026-01-07', { exceptions });
    expect(offer(series).get('recur')).toBe('RRULE:FREQ=WEEKLY;BYDAY=WE');
    expect(offer(series, '2026-01-14').has('recur')).toBe(false);
    expect(offer(series, '2026-01-21').has('recur')).toBe(false);
  });
});

it('leads to the stream for a date that is online only', () => {
  const series = sampleSeries('weekly', '2026-01-07', {
    exceptions: [sampleException('2026-01-14', 'moved_online')],
  });
  expect(offer(series, '2026-01-14').get('location')).toMatch(/^https?:.*\/livestream$/);
});

describe('a date that differs from its series', () => {
  it.each([
    { title: 'Baptism' },
    { time: '4 pm' },
    { location: 'The river' },
    { description: 'Bring a towel.' },
    { new_date: '2026-01-22' },
    { kind: 'cancelled' },
  ])('is taken in alone, and has no schedule: %j', (change) => {
    const series = sampleSeries('weekly', '2026-01-07', {
      exceptions: [{ ...sampleException('2026-01-21', 'changed'), ...change }],
    });
    const scheduleOn = (date: string) => {
      const occurrence = occurrenceOn(series, date);
      return JSON.parse(JSON.stringify(occurrence && eventStructuredData(series, occurrence))).eventSchedule;
    };
    expect(offer(series, '2026-01-21').has('recur')).toBe(false);
    expect(scheduleOn('2026-01-21')).toBeUndefined();
    expect(calendarFeed([series]).match(/^RRULE:FREQ=WEEKLY/gm)).toHaveLength(1);
    expect(offer(series, '2026-01-14').get('recur')).toBe('RRULE:FREQ=WEEKLY;BYDAY=WE');
    const isElsewhen = 'new_date' in change || 'time' in change || 'kind' in change;
    expect(scheduleOn('2026-01-14').exceptDate).toEqual(isElsewhen ? ['2026-01-21'] : undefined);
  });

  it('is as the series has it when only the site shows it otherwise', () => {
    const exceptions = [sampleException('2026-01-21', 'changed', { is_featured: true })];
    expect(offer(sampleSeries('weekly', '2026-01-07', { exceptions }), '2026-01-21').has('recur')).toBe(true);
  });

  it('comes round by the rule that the feed gives, its end included', () => {
    for (const event of [
      sampleSeries('monthly', '2026-02-28', { month_day: 31, end_date: '2027-06-30' }),
      sampleSeries('weekly', '2026-01-07', { end_date: '2026-02-28', time: 'All day' }),
      sampleNthWeekday('2026-03-01', ['1', '3'], 0),
    ]) {
      expect(calendarFeed([event])).toContain(`${offer(event).get('recur')}\r\n`);
    }
  });
});

describe('the map', () => {
  const mapOf = (location: string, is_offsite = false) => mapUrl({ location, is_offsite });

  it('shows an address as it was typed, a room at the church, and nothing for what is online', () => {
    expect(mapOf('445 E Morrow Street')).toContain(encodeURIComponent('445 E Morrow Street'));
    expect(mapOf('Fellowship Hall')).toContain(
      encodeURIComponent(`${church.street}, ${church.city}, ${church.region} ${church.postalCode}`),
    );
    expect(mapOf('Online')).toBeNull();
  });

  it('shows what is elsewhere only when its address was typed, and never the church for it', () => {
    expect(mapOf('445 E Morrow Street', true)).toContain(encodeURIComponent('445 E Morrow Street'));
    expect(mapOf('River camp', true)).toBeNull();
  });
});

describe('the date an event’s page is about', () => {
  const series = sampleSeries('weekly', '2026-01-07', { end_date: '2026-02-28' });

  it('is the one its address names', () => {
    expect(leadOccurrence(series, '2026-01-21', '2026-02-10')?.date).toBe('2026-01-21');
    expect(leadOccurrence(series, '2026-01-22', '2026-02-10')).toBeNull();
  });

  it('is the next one, and once all are over the latest', () => {
    expect(leadOccurrence(series, null, '2025-12-01')?.id).toBe(sampleId);
    expect(leadOccurrence(series, null, '2026-02-10')?.date).toBe('2026-02-11');
    expect(leadOccurrence(series, null, '2026-06-01')?.date).toBe('2026-02-25');
  });

  it('is none when every date was removed', () => {
    expect(
      leadOccurrence(
        sampleEvent({ exceptions: [sampleException('2026-01-07', 'removed')] }),
        null,
        '2026-01-01',
      ),
    ).toBeNull();
  });
});
