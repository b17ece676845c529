import { describe, expect, it } from 'vitest';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { gatheringLines } from '#lib/core/church/service-labels.ts';
import { regularServices } from '#lib/events/church-services/regular-services.ts';
import { eventFeed } from '#lib/events/feeds/calendar-feed.ts';
import { googleCalendarUrl } from '#lib/events/feeds/google-calendar.ts';
import {
  heldInLabel,
  heldInWords,
  isHeldIn,
  languagesOfAll,
  readLanguage,
} from '#lib/events/held-in/languages-held.ts';
import { eventInputFields } from '#lib/events/schema.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import { eventStructuredData } from '#lib/events/structured-data.ts';
import { inChurch, inSpanish } from '#tests/support/church.ts';
import { sampleEvent, sampleService } from '../sample-events.ts';

const heldIn = (...held_in: string[]) => sampleEvent({ held_in });

describe('the languages of an event', () => {
  it('are told where they are not the church’s own alone', () => {
    expect([[], ['en'], ['es'], ['en', 'es']].map((held_in) => heldInLabel({ held_in }))).toEqual([
      null,
      null,
      'Spanish',
      'English and Spanish',
    ]);
    expect(heldInWords(heldIn('es'))).toBe('In Spanish');
  });

  it('are named in the church’s language', () => {
    inSpanish(() => {
      expect([['es'], ['en', 'ko']].map((held_in) => heldInLabel({ held_in }))).toEqual([
        null,
        'Inglés y coreano',
      ]);
      expect(heldInWords(heldIn('en', 'es'))).toBe('En inglés y español');
    });
  });

  it('are the church’s own where nobody said', () => {
    expect([heldIn(), heldIn('es')].map(isHeldIn('en'))).toEqual([true, false]);
    expect([heldIn(), heldIn('es'), heldIn('en', 'es')].map(isHeldIn('es'))).toEqual([false, true, true]);
    expect([heldIn(), heldIn('ko')].every(isHeldIn(undefined))).toBe(true);
    expect(inSpanish(() => isHeldIn('es')(heldIn()))).toBe(true);
  });

  it('are listed once, the church’s own first and the others by name', () => {
    expect(languagesOfAll([heldIn('es', 'vi'), heldIn('ko'), heldIn(), heldIn('es')])).toEqual([
      'en',
      'ko',
      'es',
      'vi',
    ]);
    expect(languagesOfAll([heldIn('es')])).toEqual(['es']);
    expect(languagesOfAll([])).toEqual([]);
  });

  it('are read from an address, where anything else is ignored', () => {
    expect(['es', 'spa', 'xx', 'Spanish', '', undefined, ['es']].map(readLanguage)).toEqual([
      'es',
      'es',
      ...Array(5).fill(undefined),
    ]);
  });
});

describe('as input', () => {
  const { held_in } = eventInputFields;

  it.each([
    [undefined, []],
    [null, []],
    [[], []],
    [
      ['es', 'en'],
      ['es', 'en'],
    ],
    [['spa', 'es'], ['es']],
  ])('%j becomes %j', (given, kept) => {
    expect(held_in.parse(given)).toEqual(kept);
  });

  it.each([
    [['xx'], '“xx” is not the code of a language, such as es or ko.'],
    [['ES'], '“ES” is not the code of a language, such as es or ko.'],
    [[7], 'Please give languages by their codes, such as es or ko.'],
    ['es', 'Please give languages by their codes, such as es or ko.'],
    [['en', 'es', 'ko', 'vi', 'ht', 'zh'], 'Please choose at most 5 languages.'],
  ])('%j is refused in words', (given, message) => {
    expect(held_in.safeParse(given).error?.issues[0]?.message).toBe(message);
  });
});

describe('as others read it', () => {
  const said = { time: '7:00 PM', description: 'A quiet half hour.' };
  const read = (held_in: string[]) => {
    const event = sampleEvent({ ...said, held_in });
    const occurrence = occurrenceOn(event, event.date);
    if (!occurrence) throw new Error('The sample has no date.');
    return {
      data: eventStructuredData(event, occurrence),
      file: eventFeed([event]).replaceAll('\r\n ', ''),
      google: new URL(googleCalendarUrl(event, occurrence) ?? '').searchParams.get('details'),
    };
  };

  it('search engines have every language that was chosen', () => {
    expect(read(['es', 'en']).data).toMatchObject({ inLanguage: ['es', 'en'] });
    expect(read(['en']).data).toMatchObject({ inLanguage: ['en'] });
    expect(read([]).data).not.toHaveProperty('inLanguage');
  });

  it('calendars have it behind the time', () => {
    const { file, google } = read(['es']);
    expect(file).toContain('DESCRIPTION:7:00 PM\\n\\nIn Spanish\\n\\nA quiet half hour.');
    expect(google).toMatch(/^7:00 PM\n\nIn Spanish\n\nA quiet/);
  });

  it('a file of an event without another language is as it was', () => {
    expect(read(['en']).file).toBe(read([]).file);
    expect(read([]).file).toContain('DESCRIPTION:7:00 PM\\n\\nA quiet half hour.');
  });
});

it('service times of one name are told apart by their language', () => {
  const services = [sampleService(), sampleService({ time: '12:30 PM', held_in: ['es'] })];
  const lines = inChurch({ is_demo: false }, () =>
    gatheringLines(regularServices(services, new Date('2026-11-20T18:00:00Z'))),
  );
  expect(lines.map(({ text, heldIn }) => [text.replace(/[\u2066-\u2069]/g, ''), heldIn])).toEqual([
    [expect.stringContaining('10:00'), undefined],
    [expect.stringContaining('12:30'), 'Spanish'],
  ]);
});

it('on a page in the second language the church’s own language is still the first', () => {
  const church = { ...defaultChurch, language: 'es', second_language: 'en' } as const;
  runWithFacts({ church, prefix: '/es' }, () => {
    expect([[], ['en'], ['es']].map((held_in) => heldInLabel({ held_in }))).toEqual([null, null, 'Español']);
    expect(isHeldIn('en')(heldIn())).toBe(true);
    expect(languagesOfAll([heldIn('es'), heldIn()])).toEqual(['en', 'es']);
  });
});
