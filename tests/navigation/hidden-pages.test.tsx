import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Faq } from '#components/about/faq.tsx';
import { questionGroups } from '#components/about/question-groups.ts';
import { MinistryDoors } from '#components/home/ministry-doors.tsx';
import { VisitRoad } from '#components/home/visit-road.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { shownMenus } from '#lib/navigation/shown-menus.ts';
import { filledTexts } from '#lib/page-texts/fill-all.ts';
import { originalEntry } from '#lib/page-texts/queries.ts';
import { pageTextKeys } from '#lib/page-texts/register.ts';

const draw = (part: ReactNode, hidden?: string) => runWithFacts({ hidden }, () => renderToStaticMarkup(part));
const texts = filledTexts(
  Object.fromEntries(pageTextKeys.map((key) => [key, originalEntry(key)])) as Parameters<
    typeof filledTexts
  >[0],
);

test('a link to a page that is switched off is text, whatever its query and fragment', () => {
  const link = <PageLink href="/visit?from=home#prayer">Visit</PageLink>;
  expect(draw(link)).toContain('href="/visit?from=home#prayer"');
  expect(draw(link, '/giving /visit')).toBe('<a data-page="">Visit</a>');
  expect(draw(link, '/visits /giving')).toContain('href=');
});

test.each([
  [
    'a button',
    <Button key="b" href="/visit">
      Visit
    </Button>,
    '/visit',
  ],
  ['the road', <VisitRoad key="r" words={texts['home.road']} />, '/visit'],
  ['the doors', <MinistryDoors key="d" ministries={null} texts={texts} />, '/ministries'],
  ['the footer', <SiteFooter key="f" year="2026" texts={texts} links={[]} />, '/livestream'],
])('%s leads to no page that is switched off', (_name, part, path) => {
  const leads = new RegExp(`href="${path}["#?]`);
  expect(draw(part)).toMatch(leads);
  expect(draw(part, path)).not.toMatch(leads);
});

test('a page that is not written yet is in no link and no menu of visitors; staff are led there', () => {
  const here = <Result,>(run: () => Result) => runWithFacts({ unwritten: '/beliefs', hidden: '/visit' }, run);
  const leads = (isForStaff: boolean) =>
    here(() => renderToStaticMarkup(<PageLink isForStaff={isForStaff} href="/beliefs#god" />));
  expect([leads(false), leads(true)]).toEqual([
    '<a data-page=""></a>',
    '<a data-page="" href="/beliefs#god"></a>',
  ]);
  const main = [
    { label: 'About', to: '/about', children: [{ label: 'Beliefs', to: '/beliefs' }] },
    { label: 'Beliefs', to: '/beliefs', children: [{ label: 'Sermons', to: '/sermons' }] },
  ];
  expect(here(() => shownMenus({ main, footer: [] }, {}).main)).toEqual([
    { label: 'About', to: '/about', children: [] },
    { label: 'Sermons', to: '/sermons', children: [] },
  ]);
  const metadata = (path: string) => here(() => pageMetadata({ path }).robots);
  expect([metadata('/beliefs'), metadata('/about')]).toEqual([{ index: false, follow: false }, undefined]);
});

test('a question has no link to a page that is not written yet', () => {
  const faq = (unwritten?: string) =>
    runWithFacts({ unwritten }, () =>
      renderToStaticMarkup(<Faq current={questionGroups[0]} texts={texts} />),
    );
  expect(faq()).toContain('Read what we believe');
  expect(faq('/beliefs')).not.toContain('Read what we believe');
});
