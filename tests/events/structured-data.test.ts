import { describe, expect, it } from 'vitest';
import { church } from '#lib/core/church/church.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import { eventStructuredData } from '#lib/events/structured-data.ts';
import { sampleEvent, sampleException, sampleId, sampleNthWeekday, sampleSeries } from './sample-events.ts';

function dataOf(event: EventWithExceptions, date = event.date) {
  const occurrence = occurrenceOn(event, date);
  return occurrence && eventStructuredData(event, occurrence);
}

describe('an event as search engines read it', () => {
  it('has a name, a start with the church’s offset, a place with an address and everything else listings ask for', () => {
    expect(dataOf(sampleEvent({ time: '7:00 PM - 8:30 PM' }))).toMatchObject({
      '@type': 'Event',
      name: 'Evening Prayer',
      startDate: '2026-01-07T19:00:00-06:00',
      endDate: '2026-01-07T20:30:00-06:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Chapel',
        address: { streetAddress: church.street, postalCode: church.postalCode },
      },
      organizer: { '@type': 'Organization', name: church.name },
      description: 'A quiet half hour.',
    });
  });

  it('follows daylight saving time', () => {
    expect(dataOf(sampleEvent({ date: '2026-07-08' }))).toMatchObject({
      startDate: '2026-07-08T19:00:00-05:00',
    });
  });

  it('has whole days when the time cannot be read or goes over several days', () => {
    expect(dataOf(sampleEvent({ time: 'All day', end_date: '2026-01-09' }))).toMatchObject({
      startDate: '2026-01-07',
      endDate: '2026-01-09',
    });
  });

  it('says when a date is cancelled or has moved', () => {
    const exceptions = [
      sampleException('2026-01-14', 'cancelled'),
      sampleException('2026-01-21', 'changed', { new_date: '2026-01-22' }),
    ];
    const series = sampleSeries('weekly', '2026-01-07', { exceptions });
    expect(dataOf(series, '2026-01-14')).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(dataOf(series, '2026-01-21')).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: '2026-01-22T19:00:00-06:00',
      previousStartDate: '2026-01-21',
    });
  });

  it('has the days of a longer event that are not as its others as events within it', () => {
    const day = (date: string, kind: 'cancelled' | 'moved_online' | 'late', time: string | null = null) =>
      sampleException(date, kind, { day_only: true, time });
    const several = sampleEvent({ time: 'All day', end_date: '2026-01-10' });
    expect(dataOf(several)).not.toHaveProperty('subEvent');
    const exceptions = [
      day('2026-01-10', 'cancelled'),
      day('2026-01-08', 'late', '11:30 AM'),
      day('2026-01-09', 'moved_online'),
    ];
    expect(dataOf({ ...several, exceptions })).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Chapel' },
      subEvent: [
        {
          startDate: '2026-01-08T11:30:00-06:00',
          previousStartDate: '2026-01-08',
          eventStatus: 'https://schema.org/EventRescheduled',
          location: { '@type': 'Place' },
        },
        {
          startDate: '2026-01-09',
          eventStatus: 'https://schema.org/EventMovedOnline',
          location: { '@type': 'VirtualLocation' },
        },
        { startDate: '2026-01-10', eventStatus: 'https://schema.org/EventCancelled' },
      ],
    });
    const all = ['07', '08', '09', '10'].map((number) => day(`2026-01-${number}`, 'cancelled'));
    const cancelled = dataOf({ ...several, exceptions: all });
    expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(cancelled).not.toHaveProperty('subEvent');
  });

  it('says what is online only with where to watch it, and what starts late with when it was to start', () => {
    const exceptions = [
      sampleException('2026-01-14', 'moved_online'),
      sampleException('2026-01-21', 'late', { time: '8:30 PM' }),
    ];
    const series = sampleSeries('weekly', '2026-01-07', { exceptions });
    const online = dataOf(series, '2026-01-14');
    expect(online).toMatchObject({
      eventStatus: 'https://schema.org/EventMovedOnline',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: expect.stringMatching(/^https?:.*\/livestream$/) },
    });
    expect(online).not.toHaveProperty('eventSchedule');
    expect(JSON.stringify(online)).not.toContain('Chapel');
    expect(dataOf(series, '2026-01-21')).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: '2026-01-21T20:30:00-06:00',
      previousStartDate: '2026-01-21T19:00:00-06:00',
    });
    expect(dataOf(series)).toMatchObject({
      eventSchedule: { exceptDate: ['2026-01-14', '2026-01-21'] },
    });
  });

  it.each([
    ['Room 12', false],
    ['Fellowship Hall', false],
    ['The 3rd floor', false],
    ['400 Main Street', true],
    [`San Gabriel Park, 445 E Morrow St, ${church.city}`, true],
    [`The park, ${church.postalCode}`, true],
    ['Doorly Park, Sligo F91 D2H7', true],
    ['Sefton Park, Liverpool L17 1AP', true],
    ['Stanley Park, Vancouver V6G 1Z4', true],
    ['Hall B2 at 9AM', false],
  ])('takes the location %j for an address: %s', (location, isAddress) => {
    const data = JSON.parse(JSON.stringify(dataOf(sampleEvent({ location }))));
    expect(typeof data.location.address === 'string').toBe(isAddress);
  });

  it.each([
    ['A lodge on the river, forty minutes west', undefined],
    ['Blue Hole Park, 100 Blue Hole Park Road', 'Blue Hole Park, 100 Blue Hole Park Road'],
  ])('elsewhere, %j has no address but the one its words hold', (location, address) => {
    const data = JSON.parse(JSON.stringify(dataOf(sampleEvent({ location, is_offsite: true }))));
    expect(data.location).toEqual({ '@type': 'Place', name: location, ...(address && { address }) });
    expect(JSON.stringify(data)).not.toContain(church.street);
  });

  it('is elsewhere on the one date that is, and at the church on the others', () => {
    const exceptions = [
      sampleException('2026-01-14', 'changed', { location: 'River camp', is_offsite: true }),
    ];
    const series = sampleSeries('weekly', '2026-01-07', { exceptions });
    expect(dataOf(series, '2026-01-14')?.location).toEqual({ '@type': 'Place', name: 'River camp' });
    expect(dataOf(series, '2026-01-21')?.location).toMatchObject({
      address: { streetAddress: church.street },
    });
    const home = [sampleException('2026-01-14', 'changed', { location: 'Chapel', is_offsite: false })];
    const away = sampleSeries('weekly', '2026-01-07', { is_offsite: true, exceptions: home });
    expect(dataOf(away, '2026-01-14')?.location).toMatchObject({ address: { streetAddress: church.street } });
    expect(dataOf(away, '2026-01-21')?.location).not.toHaveProperty('address');
  });

  it('does not stand for its series on a date that differs by being elsewhere alone', () => {
    const exceptions = [sampleException('2026-01-14', 'changed', { is_offsite: true })];
    const series = sampleSeries('weekly', '2026-01-07', { exceptions });
    expect(dataOf(series, '2026-01-14')).not.toHaveProperty('eventSchedule');
    expect(dataOf(series, '2026-01-21')).toHaveProperty('eventSchedule');
  });

  it('has the picture that staff chose, or else the one drawn for this very date', () => {
    const series = sampleSeries('weekly', '2026-01-07');
    expect(dataOf(series, '2026-01-14')?.image).toEqual([
      expect.stringMatching(new RegExp(`^https?://.*/events/${sampleId}_20260114/opengraph-image$`)),
    ]);
    expect(dataOf(sampleEvent({ image_url: '/uploads/a.webp' }))?.image).toEqual([
      expect.stringMatching(/^https?:\/\/[^/]*\/uploads\/a\.webp$/),
    ]);
  });

  it('names the stream’s page for an event that is online', () => {
    expect(dataOf(sampleEvent({ location: 'Online, on Zoom' }))).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation' },
    });
  });

  it('has the schedule of a series', () => {
    expect(
      dataOf(
        sampleNthWeekday('2026-03-01', ['1', '5'], 0, {
          end_date: '2026-12-31',
          exceptions: [sampleException('2026-04-05', 'removed')],
        }),
      ),
    ).toMatchObject({
      eventSchedule: {
        '@type': 'Schedule',
        startDate: '2026-03-01',
        endDate: '2026-12-31',
        repeatFrequency: 'P1M',
        byDay: ['1SU', '-1SU'],
        startTime: '19:00:00',
        scheduleTimezone: church.timeZone,
        exceptDate: ['2026-04-05'],
      },
    });
    expect(dataOf(sampleSeries('biweekly', '2026-01-07'))).toMatchObject({
      eventSchedule: { repeatFrequency: 'P2W', byDay: 'https://schema.org/Wednesday' },
    });
    expect(dataOf(sampleSeries('yearly', '2026-12-24'))).toMatchObject({
      eventSchedule: { repeatFrequency: 'P1Y', byMonth: 12, byMonthDay: 24 },
    });
  });
});
