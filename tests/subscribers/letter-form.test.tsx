import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VisitRoad } from '#components/home/visit-road.tsx';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import english from '#lib/language/generated/en.ts';
import { filledTexts } from '#lib/page-texts/fill-all.ts';
import { originalEntry } from '#lib/page-texts/queries.ts';
import { pageTextKeys } from '#lib/page-texts/register.ts';
import { inSpanish } from '#tests/support/church.ts';

const originals = Object.fromEntries(pageTextKeys.map((key) => [key, originalEntry(key)]));
const texts = filledTexts(originals as Parameters<typeof filledTexts>[0]);
const menu = [{ label: 'About Us', href: '/about' }];
const footer = (more: object = {}) =>
  renderToStaticMarkup(<SiteFooter year="2026" texts={texts} links={menu} {...more} />);

test('the footer and the road have the short form once letters are offered, and not a byte before', () => {
  const road = (hasLetters: boolean) =>
    renderToStaticMarkup(<VisitRoad words={texts['home.road']} hasLetters={hasLetters} />);
  for (const html of [footer({ hasLetters: true }), road(true)]) {
    const [form = ''] = /<form[^>]*>/.exec(html) ?? [];
    for (const part of ['action="/letters/subscribe"', 'method="post"', 'encType="multipart/form-data"'])
      expect(form).toContain(part);
    expect(html).toMatch(/<label><span>Letters<\/span><input type="email"[^>]* name="email"/);
  }
  expect(footer({ hasLetters: false })).toBe(footer());
  for (const html of [footer(), road(false)]) expect(html).not.toMatch(/letter-form|letters/);
});

test('the footer leads to the news while there is any, once', () => {
  const linksOf = (html: string) => html.match(/href="\/news"/g)?.length ?? 0;
  expect(linksOf(footer())).toBe(0);
  expect(linksOf(footer({ hasNews: true }))).toBe(1);
  const own = { label: 'Noticeboard', href: '/news' };
  expect(linksOf(footer({ hasNews: true, links: [own] }))).toBe(1);
  expect(linksOf(footer({ hasNews: true, links: [{ ...menu[0], children: [own] }] }))).toBe(1);
});

test('the short form speaks Spanish', async () => {
  const html = await inSpanish(async () => footer({ hasLetters: true }));
  expect(html).toContain('<span>Cartas</span>');
  expect(html).not.toContain(english.subscribers.footerLabel);
});
