import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { faqStructuredData } from '#components/about/faq-structured-data.ts';
import { Leadership } from '#components/about/leadership.tsx';
import { Ways } from '#components/giving/ways.tsx';
import { LatestSermon } from '#components/home/latest-sermon.tsx';
import { UpcomingDays } from '#components/home/upcoming-days.tsx';
import { ErrorScreen } from '#components/layout/error-screen.tsx';
import { clockAt } from '#components/visit/clock-at.ts';
import { findPicture, mainNavigation } from '#lib/core/addresses/page-lists.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { passageUrl } from '#lib/core/hosts/bible.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { churchStructuredData } from '#lib/core/metadata/structured-data.ts';
import { countdownScript } from '#lib/home/countdown-script.ts';
import english from '#lib/language/generated/en.ts';
import spanish from '#lib/language/generated/es.ts';
import { originalOf, type PageTexts, pageTextKeys } from '#lib/page-texts/register.ts';

const church = { ...defaultChurch, language: 'es' as const, giving_text_example: '50 fondo general' };
const inSpanish = <Said,>(say: () => Said) => runWithFacts({ church, services: [] }, say);
const texts = inSpanish(() =>
  Object.fromEntries(pageTextKeys.map((key) => [key, originalOf(key)])),
) as unknown as PageTexts;

/** The texts of a group, at any depth; what a function makes is none. */
function textsOf(group: unknown): string[] {
  if (typeof group === 'string') return [group];
  return group && typeof group === 'object' ? Object.values(group).flatMap(textsOf) : [];
}

const own = ['churchPages', 'churchView', 'errorPages', 'layout', 'pages', 'ui'] as const;
const spanishTexts = new Set(own.flatMap((group) => textsOf(spanish[group])));
/** Long enough to be no part of a class or of a name. */
const englishTexts = own
  .flatMap((group) => textsOf(english[group]))
  .filter((text) => text.length > 6 && !spanishTexts.has(text));

test.each([
  ['the error page', () => <ErrorScreen>{null}</ErrorScreen>],
  ['the latest sermon', () => <LatestSermon sermon={null} texts={texts} />],
  ['the upcoming events', () => <UpcomingDays events={[]} texts={texts} />],
])('in Spanish, %s says nothing in English', (_part, draw) => {
  const markup = inSpanish(() => renderToStaticMarkup(draw()));
  const read = markup.replace(/<[^>]+>/g, '\n');
  expect(englishTexts.filter((text) => markup.includes(`"${text}"`) || read.includes(text))).toEqual([]);
});

test('a sentence keeps its parts where its language has them', () => {
  const ways = inSpanish(() => renderToStaticMarkup(<Ways texts={texts} />)).replace(/<[^>]+>/g, '');
  const { giving_text_example, giving_text_number } = church;
  expect(ways).toContain(`por ejemplo «${giving_text_example}», al ${giving_text_number}.`);
});

test('days are counted in Spanish before the page is hydrated', () => {
  expect(inSpanish(() => countdownScript([]))).toContain('?"días":"día"');
  expect(countdownScript([])).toContain('?"days":"day"');
});

test('a morning without a service is told by minutes', () => {
  expect(inSpanish(() => [-20, -1, 0, 30].map(clockAt))).toEqual([
    '20 minutos antes',
    '1 minuto antes',
    'Al comenzar',
    '30 minutos después',
  ]);
});

test('navigation and pictures of links speak the church’s language at each request', () => {
  expect(inSpanish(mainNavigation)[0]).toEqual({ label: 'Inicio', href: '/' });
  expect(mainNavigation()[0]).toEqual({ label: 'Home', href: '/' });
  expect(inSpanish(() => findPicture('giving', { church, gatherings: '' }))).toMatchObject({
    title: 'Maneras de ofrendar',
    kicker: 'Por qué damos, y cómo',
  });
});

test('search engines learn the language', () => {
  const [spoken, unlisted] = inSpanish(() =>
    ['/visit', '/prayer-admin'].map((path) => pageMetadata({ path })),
  );
  expect(spoken?.openGraph).toMatchObject({ locale: 'es_US' });
  expect(spoken?.alternates?.languages).toEqual({ es: '/visit' });
  expect(unlisted?.alternates).not.toHaveProperty('languages');
  expect(pageMetadata({ path: '/' }).alternates?.languages).toEqual({ en: '/' });
  expect(inSpanish(() => churchStructuredData())).toMatchObject({ subjectOf: { inLanguage: 'es' } });
  const noQuestions = new Proxy({} as PageTexts, { get: () => [] });
  expect(inSpanish(() => faqStructuredData(noQuestions))).toMatchObject({ inLanguage: 'es' });
});

test('a passage opens in a Spanish Bible', () => {
  expect(inSpanish(() => passageUrl('Juan 3:16'))).toContain('search=Juan+3%3A16&version=NVI');
  expect(passageUrl('John 3:16')).not.toContain('version');
});

test.each([
  ['Worship director', 'Directora de alabanza'],
  ['Youth', 'Jóvenes'],
  ['Prayer', 'Ministra de oración'],
  ['Senior pastor', 'Pastor principal'],
])('the window of a leader fits the role in both languages: %s, %s', (...roles) => {
  const [one, other] = roles.map((role) => {
    const texts = {
      'about.leaders': [{ name: 'Ana', role }],
      'about.leaders_intro': { title: '', text: '' },
    };
    return renderToStaticMarkup(<Leadership texts={texts as unknown as PageTexts} />).replaceAll(role, '');
  });
  expect(other).toBe(one);
});
