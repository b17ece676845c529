import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OtherServices } from '#components/home/other-services.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { ServiceTimesView } from '#components/site-pages/blocks/service-times.tsx';
import { Essentials } from '#components/visit/essentials.tsx';
import { SundayTimeline } from '#components/visit/sunday-timeline.tsx';
import { findPicture } from '#lib/core/addresses/page-lists.ts';
import { placeName } from '#lib/core/church/address.ts';
import { currentServices } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { defaultServices, type RegularService } from '#lib/core/church/regular-service.ts';
import { gatheringTimes } from '#lib/core/church/service-labels.ts';
import { menuLinks } from '#lib/navigation/menu-links.ts';
import { originalMenus } from '#lib/navigation/original-menus.ts';
import { visitTexts } from '#lib/page-texts/pages/visit.ts';
import { originalOf, type PageTexts, pageTextKeys } from '#lib/page-texts/register.ts';

const footerMenu = () => menuLinks(originalMenus().footer);

const texts = Object.fromEntries(pageTextKeys.map((key) => [key, originalOf(key)])) as unknown as PageTexts;
const morning = visitTexts['visit.morning'].original;

/** What is read of it, a line for each piece of text. */
const read = (part: React.ReactNode, services = currentServices()) =>
  runWithFacts({ services }, () => renderToStaticMarkup(part))
    .replace(/<[^>]+>/g, '\n')
    .split(/\n+/)
    .filter(Boolean);

test('a church without any service says that its times come, where staff can set them', () => {
  const essentials = <Essentials texts={texts} />;
  expect(read(essentials, []).join(' ')).toContain('Service times To be announced Address');
  expect(runWithFacts({ services: [] }, () => renderToStaticMarkup(essentials))).toContain(
    'data-edit="services"',
  );
  expect(read(<SiteFooter links={footerMenu()} year="2026" texts={texts} />, []).join(' ')).toContain(
    'Service times To be announced',
  );
  expect(read(<OtherServices texts={texts} />, [])).toEqual([]);
});

test('a church that streams has a way to its stream at the foot of every page, and no other church', () => {
  const [sunday] = defaultServices;
  const study = { ...sunday, name: 'Study', weekday: 5, start: 1080, isStreamed: false };
  const foot = (services: RegularService[]) =>
    runWithFacts({ services }, () =>
      renderToStaticMarkup(<SiteFooter links={footerMenu()} year="2026" texts={texts} />),
    ).replaceAll('\u00a0', ' ');
  expect(foot([sunday, study])).toMatch(/href="\/livestream"[^>]*>Watch live Sundays at 10:30 AM</);
  expect(foot([sunday, { ...sunday, start: 540 }, { ...study, isStreamed: true }])).toContain(
    'Watch live Sundays at 10:30 AM and 9:00 AM, Fridays at 6:00 PM',
  );
  expect(foot([study])).not.toContain('/livestream');
});

test('its morning is told by how long before and after the start things are', () => {
  const times = /^The start$|^\d+ minutes (?:before|in)$/;
  expect(read(<SundayTimeline morning={morning} />, []).filter((line) => times.test(line))).toEqual([
    '20 minutes before',
    '15 minutes before',
    'The start',
    '30 minutes in',
    '75 minutes in',
  ]);
});

test('its picture of links names the place', () => {
  const facts = { church: defaultChurch, gatherings: gatheringTimes([]) };
  expect(findPicture('visit', facts)?.kicker).toBe(placeName(defaultChurch));
});

test('a coming time stands under the present one, on the visit page and at the foot of every page', () => {
  const coming = { from: '2027-06-06', weekday: 0, rhythm: null, start: 570 };
  const services = [{ ...defaultServices[0], until: '2027-06-05', coming }];
  for (const part of [
    <Essentials key="a" texts={texts} />,
    <SiteFooter links={footerMenu()} key="b" year="2027" texts={texts} />,
  ]) {
    expect(read(part, services).join(' ')).toContain(`${gatheringTimes(services)} From June 6: 9:30 AM`);
  }
});

test('a visitor reads where a service is and what it is like', () => {
  const services = [{ ...defaultServices[0], place: 'Upper church', about: 'Sung, with incense.' }];
  const block = <ServiceTimesView block={{} as never} id="times" form="beside" />;
  for (const part of [<Essentials key="a" texts={texts} />, block])
    expect(read(part, services).join(' ')).toContain(
      `${gatheringTimes(services)} Upper church Sung, with incense.`,
    );
});

test('several gatherings are told in the same words everywhere, and the morning names the one it is of', () => {
  const [sunday] = defaultServices;
  const vigil = { ...sunday, id: 'vigil', name: 'Vigil', weekday: 6, start: 1020, isStreamed: false };
  const services = [vigil, sunday];
  const parts = [
    <Essentials key="a" texts={texts} />,
    <SiteFooter links={footerMenu()} key="b" year="2027" texts={texts} />,
    <OtherServices key="c" texts={texts} />,
  ];
  for (const part of parts) expect(read(part, services).join(' ')).toContain('Saturday 5:00 PM');
  expect(read(<SundayTimeline morning={morning} />, services)[0]).toContain(sunday.name);
  expect(read(<SundayTimeline morning={morning} />, [sunday])[0]).not.toContain(sunday.name);
});

test('the card beside the countdown names another service than it does', () => {
  const [sunday] = defaultServices;
  const study = { ...sunday, id: 'study', name: 'Study', weekday: 3, isStreamed: false };
  const own = { ...defaultChurch, is_demo: false };
  const card = (next: string) =>
    runWithFacts({ church: own, services: [sunday, study] }, () =>
      renderToStaticMarkup(<OtherServices texts={texts} next={next} />),
    );
  expect(card(sunday.name)).toContain('Study');
  expect(card('Study')).toContain(sunday.name);
  expect(card('Study')).not.toContain('Study');
});
