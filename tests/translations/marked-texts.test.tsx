import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BannerMessage } from '#components/banner/banner-message.tsx';
import { DateList } from '#components/events/date-list.tsx';
import { EventHeading } from '#components/events/event-heading.tsx';
import { FeaturedPoster } from '#components/home/featured-poster.tsx';
import { LatestSermon } from '#components/home/latest-sermon.tsx';
import { Naming } from '#components/ui/text/naming.tsx';
import { bannerItems } from '#lib/banner/item.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { regularServices } from '#lib/events/church-services/regular-services.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { occurrencesBetween } from '#lib/events/series/occurrences.ts';
import { sampleEvent, sampleException, sampleService } from '../events/sample-events.ts';

/** Renders as on a page of the second language. */
function onPageOf(language: 'en' | 'es', second_language: 'en' | 'es', draw: () => ReactNode): string {
  const church = { ...defaultChurch, language, second_language };
  return runWithFacts({ church, prefix: `/${language}` }, () => renderToStaticMarkup(draw()));
}

const weekly = {
  title: 'Oración',
  description: 'Come.',
  is_recurring: true,
  recurrence_frequency: 'weekly',
  exceptions: [sampleException('2026-01-14', 'cancelled'), sampleException('2026-01-21', 'moved_online')],
} as const;

function datesOf(event: Parameters<typeof sampleEvent>[0]): Occurrence[] {
  return occurrencesBetween([sampleEvent(event)], '2026-01-01', '2026-01-31', '2026-01-01');
}

test.each([
  ['es', 'en'],
  ['en', 'es'],
] as const)('on a page in %s a text that stands in %s says so, on every date of a series', (page, first) => {
  const spoken = { language: page, translated: 'partly' as const, untranslated: ['location', 'description'] };
  for (const occurrence of datesOf({ ...weekly, ...spoken, exceptions: [...weekly.exceptions] })) {
    const heading = onPageOf(page, first, () => <EventHeading occurrence={occurrence} today="2026-01-01" />);
    expect(heading).toContain('Oración');
    expect(heading).not.toContain('lang=');
    const poster = onPageOf(page, first, () => <FeaturedPoster event={occurrence} isWhole={false} />);
    if (occurrence.status !== 'moved_online') expect(poster).toContain(`<span lang="${first}">Chapel</span>`);
    expect(poster.match(/lang="/g) ?? []).toHaveLength(occurrence.status === 'moved_online' ? 0 : 1);
  }
  const left = datesOf({ ...weekly, ...spoken, exceptions: [], untranslated: ['title'] });
  const dates = onPageOf(page, first, () => <DateList occurrences={left.slice(0, 1)} />);
  expect(dates).toContain(`<span class="sr-only" lang="${first}">Oración</span>`);
});

test('with one language, and in the first of two, what is drawn is the same', () => {
  const [plain] = datesOf({ ...weekly, exceptions: [] });
  const [first] = datesOf({ ...weekly, exceptions: [], language: 'en', translated: 'whole' });
  if (!plain || !first) throw new Error('The event has no date.');
  const drawn = (occurrence: Occurrence) =>
    renderToStaticMarkup(
      <>
        <EventHeading occurrence={occurrence} today="2026-01-01" />
        <FeaturedPoster event={occurrence} isWhole />
        <DateList occurrences={[occurrence]} />
      </>,
    );
  expect(drawn(first)).toBe(drawn(plain));
  expect(drawn(plain)).not.toContain('lang=');
});

test('a name within a sentence carries its own language', () => {
  const drawn = onPageOf('es', 'en', () => (
    <Naming of="Cancelado hoy: Choir y Evening Prayer" untranslated={['Evening Prayer', 'Choir', '']} />
  ));
  expect(drawn).toBe(
    '<span>Cancelado hoy: </span><span lang="en">Choir</span><span> y </span><span lang="en">Evening Prayer</span>',
  );
  expect(renderToStaticMarkup(<Naming of="Closed today" untranslated={[]} />)).toBe('Closed today');
});

test('an item of the banner says which of its words are not translated', () => {
  const now = new Date('2026-01-07T12:00:00Z');
  const spoken = { language: 'es', translated: 'partly', untranslated: ['location'] } as Partial<Occurrence>;
  const [item] = bannerItems([], datesOf({ ...spoken, title: 'Cena' }), now);
  expect(item).toMatchObject({ language: 'es', translated: 'partly', untranslated_texts: ['Chapel'] });
  const drawn = onPageOf('es', 'en', () => <BannerMessage item={item} others={[]} isQuiet />);
  expect(drawn).toContain('<span lang="en">Chapel</span>');
  const [plain] = bannerItems([], datesOf({}), now);
  expect(Object.keys(plain ?? {})).not.toContain('untranslated_texts');
  expect(Object.keys(plain ?? {})).not.toContain('language');
});

test('a service says which of its texts are not translated, and only where one is not', () => {
  const now = new Date('2026-01-01T12:00:00Z');
  const service = sampleService({ title: 'Worship', location: 'Barn' });
  const [spoken] = regularServices(
    [{ ...service, language: 'es', translated: 'not', untranslated: ['title', 'location'] }],
    now,
  );
  expect(spoken).toMatchObject({ name: 'Worship', untranslated: ['name', 'place'] });
  expect(Object.keys(regularServices([service], now)[0] ?? {})).not.toContain('untranslated');
});

test('the latest sermon shows the translated title of its series, and marks one without', () => {
  const sermon = { id: 'a', title: 'Título', speaker: 'Ana', date: '2026-01-04', passage: null } as const;
  const draw = (fields: object) =>
    onPageOf('es', 'en', () => (
      <LatestSermon
        sermon={{ ...sermon, description: 'Dicho.', series: 'Ruth', thumbnail_url: null, ...fields } as never}
        texts={{ 'home.sermon_title': 'Sermón' } as never}
      />
    ));
  expect(draw({ series_title: 'Rut' })).toContain('>Rut</p>');
  expect(draw({ untranslated: ['series'] })).toContain('lang="en">Ruth</p>');
});
