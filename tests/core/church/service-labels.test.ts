import { describe, expect, test } from 'vitest';
import { church } from '#lib/core/church/church.ts';
import type { RegularService } from '#lib/core/church/regular-service.ts';
import {
  everyWeekAt,
  gatheringLines,
  gatheringTimes,
  livestreamTimes,
  mainService,
  namedGatherings,
  serviceLines,
} from '#lib/core/church/service-labels.ts';
import { defaultServiceRows } from '#lib/events/church-services/default-services.ts';
import { regularServices } from '#lib/events/church-services/regular-services.ts';

const { sunday, bibleStudy, livestreamText } = church.services;

const service = (fields: Partial<RegularService>): RegularService => ({
  id: 'a',
  name: 'Sunday Service',
  weekday: 0,
  rhythm: null,
  start: 540,
  lengthMinutes: 60,
  isStreamed: true,
  ...fields,
});
const early = service({});
const late = service({ id: 'b', start: 660, isStreamed: false });
const vigil = service({ id: 'c', name: 'Vigil', weekday: 6, start: 1050, isStreamed: false });
const study = service({ id: 'd', name: 'Study', weekday: 3, start: 1110, isStreamed: false });
const monthly = service({
  id: 'e',
  name: 'Taizé',
  weekday: null,
  rhythm: 'Last Friday of every month',
  start: 1170,
  isStreamed: false,
});

describe('the services that a site begins with', () => {
  const services = regularServices(defaultServiceRows('2026-11-22'), new Date('2026-11-22T12:00:00Z'));

  test('are told word for word as the church’s file has them', () => {
    expect(serviceLines(services)).toEqual([
      { name: sunday.label, text: sunday.text },
      { name: bibleStudy.label, text: bibleStudy.text },
    ]);
    expect(gatheringTimes(services)).toBe(sunday.text);
    expect(namedGatherings(services)).toBe(sunday.text);
    expect(gatheringLines(services)).toEqual([{ name: sunday.label, text: sunday.text }]);
    expect(services.map(everyWeekAt)[1]).toBe(bibleStudy.text);
    expect(livestreamTimes(services, 'CST')).toBe(livestreamText);
  });
});

describe('several services', () => {
  test('of the weekend stand together, by day', () => {
    expect(gatheringTimes([early, late, study, vigil])).toBe('Sunday 9:00 AM and 11:00 AM, Saturday 5:30 PM');
    expect(gatheringTimes([early, late, service({ start: 1080 })])).toBe(
      'Sunday 9:00 AM, 11:00 AM and 6:00 PM',
    );
  });

  test('are named in a sentence where their names differ, those of one name together', () => {
    const english = { ...late, name: 'In English' };
    const evening = service({ start: 1080, name: 'In English' });
    expect(namedGatherings([early, late])).toBe('Sunday 9:00 AM and 11:00 AM');
    expect(namedGatherings([early, english])).toBe(
      'Sunday 9:00 AM (Sunday Service) and 11:00 AM (In English)',
    );
    expect(namedGatherings([early, english, evening, vigil])).toBe(
      'Sunday 9:00 AM (Sunday Service), 11:00 AM and 6:00 PM (In English), Saturday 5:30 PM (Vigil)',
    );
    expect(namedGatherings([study, monthly])).toBe('Wednesday 6:30 PM');
    expect(namedGatherings([])).toBe('');
  });

  test('go by their names, those of one name in one line', () => {
    expect(gatheringLines([early, late, study, vigil])).toEqual([
      { name: 'Sunday Service', text: 'Sunday 9:00 AM and 11:00 AM' },
      { name: 'Vigil', text: 'Saturday 5:30 PM' },
    ]);
  });

  test('stand in a list with all others, those besides the gatherings as something of every week', () => {
    expect(serviceLines([early, late, study, vigil, monthly])).toEqual([
      { name: 'Sunday Service', text: 'Sunday 9:00 AM' },
      { name: 'Sunday Service', text: 'Sunday 11:00 AM' },
      { name: 'Study', text: 'Wednesdays at 6:30 PM' },
      { name: 'Vigil', text: 'Saturday 5:30 PM' },
      { name: 'Taizé', text: 'Last Friday of every month at 7:30 PM' },
    ]);
  });

  test('are each on the livestream’s line when they are streamed', () => {
    const streamed = service({ name: 'Vigil', weekday: 6, start: 1050 });
    expect(livestreamTimes([early, late, streamed], 'NZST')).toBe(
      'Service Times: Sunday Service: 9:00 AM (NZST), Vigil: 5:30 PM (NZST)',
    );
    expect(livestreamTimes([late], 'EST')).toBeNull();
  });

  test('have one that stands for all: the streamed one', () => {
    expect(mainService([service({ id: 'x', start: 480, isStreamed: false }), early])).toBe(early);
    expect(mainService([study])).toBe(study);
    expect(mainService([])).toBeNull();
  });
});

test('a church that meets on weekdays, or now and then, is told so', () => {
  expect(gatheringTimes([study])).toBe('Wednesday 6:30 PM');
  expect(gatheringTimes([monthly])).toBe('Last Friday of every month at 7:30 PM');
  expect(gatheringTimes([])).toBe('');
});
