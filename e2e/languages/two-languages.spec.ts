import type { Page } from 'playwright/test';
import { leftovers } from '../support/leftovers.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { structuredData } from '../support/structured-data.ts';
import { expect, openReady, test, touchAtOnce, unlock, untilReady } from '../support/test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  // A page that is not there.
  expectedErrors: [/404/],
});

let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
});

/** Built-in pages whose words are all the site's own. */
const builtIn = ['/', '/about', '/visit', '/events', '/calendar', '/sermons', '/giving', '/search'];

/** The addresses of links, forms and feeds of a Spanish page that lead out of Spanish; files are in no language. */
async function leavingSpanish(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('main a[href^="/"], main form[action^="/"], link[rel="alternate"][type]')
    .evaluateAll((elements) =>
      elements.map((each) => String(each.getAttribute('href') ?? each.getAttribute('action'))),
    );
  const paths = addresses.map((address) => new URL(address, page.url()).pathname);
  return paths.filter((path) => !/^\/(?:es|uploads|files|podcast\.xml)(?:\/|$)/.test(path));
}

const alternates = (page: Page) =>
  page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) =>
      Object.fromEntries(
        links.map((link) => [
          link.getAttribute('hreflang'),
          new URL(String(link.getAttribute('href'))).pathname,
        ]),
      ),
    );

test('a site of two languages has each page in both, and leads from one to the other', async ({
  page,
  context,
  request,
  browser,
}) => {
  await unlock(context, site.origin);

  await test.step('staff choose it', async () => {
    await openReady(page, `${site.origin}/church-settings?group=language`);
    await page.getByLabel('Second language').selectOption('Español');
    await page.getByRole('button', { name: 'Save language' }).tap();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Español' })).toBeVisible();
    const same = await context.request.patch(`${site.origin}/api/church`, {
      data: { second_language: 'en' },
    });
    expect(same.status()).toBe(422);
  });

  await test.step('every page names the other', async () => {
    for (const path of builtIn) {
      const spanish = path === '/' ? '/es' : `/es${path}`;
      await page.goto(site.origin + path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const named = path === '/search' ? {} : { en: path, es: spanish, 'x-default': path };
      expect(await alternates(page), path).toEqual(named);
      const answer = await page.goto(site.origin + spanish);
      expect(answer?.headers()['content-language']).toBe('es');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveAttribute('content', 'en_US');
      expect(await alternates(page), spanish).toEqual(named);
      expect(new URL(String(await page.locator('link[rel="canonical"]').getAttribute('href'))).pathname).toBe(
        spanish,
      );
      expect(await leavingSpanish(page), spanish).toEqual([]);
    }
    const doubled = await request.get(`${site.origin}/es//about`, { maxRedirects: 0 });
    expect([doubled.status(), doubled.headers().location]).toEqual([308, '/es/about']);
    const map = await (await request.get(`${site.origin}/sitemap.xml`)).text();
    expect(map).toContain('/es/about</loc>');
    expect(map).toMatch(/hreflang="es" href="[^"]*\/es\/about"/);
  });

  await test.step('links stay in the language, those of scripts too', async () => {
    await openReady(page, `${site.origin}/es`);
    const hrefs = await page
      .locator(':is(.site-top, main, footer) a[data-page][href^="/"]')
      .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))));
    expect(hrefs.filter((href) => !/^\/es(?:[/?#]|$)/.test(href))).toEqual([]);
    await page.locator('footer a[href="/es/sermons"]').first().tap();
    await expect(page).toHaveURL(/\/es\/sermons$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.locator('.sermon-card a, a[href^="/es/sermons/"]').first().tap();
    await expect(page).toHaveURL(/\/es\/sermons\/[^/]+$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/es\/sermons$/);
    await page.goto(`${site.origin}/es/events`);
    await page.locator('.event-card-link').first().tap();
    await expect(page).toHaveURL(/\/es\/events\/[^/]+$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  await test.step('one press leads to the same page in the other', async () => {
    await openReady(page, `${site.origin}/es/visit`);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).tap();
    await expect(page).toHaveURL(`${site.origin}/visit`);
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).tap();
    await expect(page).toHaveURL(`${site.origin}/es/visit`);
    expect(await structuredData(page, 'Church')).toMatchObject({ '@id': `${site.origin}/#church` });
  });

  await test.step('a browser of the other language is offered it, once', async () => {
    const spanish = await browser.newContext({ locale: 'es-MX', viewport: { width: 390, height: 844 } });
    const visitor = await spanish.newPage();
    await touchAtOnce(visitor);
    const line = visitor.getByText('Esta página en español').locator('..');
    await visitor.goto(`${site.origin}/es/about`);
    await untilReady(visitor);
    await expect(line).toBeHidden();
    await visitor.goto(`${site.origin}/events?tab=past`);
    await untilReady(visitor);
    await expect(line).toBeVisible();
    await line.getByRole('link').click();
    await expect(visitor).toHaveURL(`${site.origin}/es/events?tab=past`);
    await visitor.goto(`${site.origin}/visit`);
    await untilReady(visitor);
    await expect(line).toBeHidden();
    await spanish.close();
  });

  await test.step('a page that is not there says so in its language', async () => {
    const answer = await page.goto(`${site.origin}/es/nada`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('main').getByRole('link', { name: /inicio/i })).toHaveAttribute(
      'href',
      '/es',
    );
  });

  await test.step('feeds and calls speak it', async () => {
    const feed = await (await request.get(`${site.origin}/es/calendar.ics`)).text();
    const plain = await (await request.get(`${site.origin}/calendar.ics`)).text();
    const uids = (text: string) => text.match(/^UID:.*$/gm);
    expect(uids(feed)).toEqual(uids(plain));
    expect(feed).toContain(`${site.origin}/es/events/`);
    const refusal = await request.post(`${site.origin}/api/prayer-requests?language=es`, { data: {} });
    expect(leftovers(await refusal.text())).toEqual([]);
  });

  await test.step('without it, its addresses lead on', async () => {
    await openReady(page, `${site.origin}/church-settings?group=language`);
    await page.getByLabel('Second language').selectOption('None: the site speaks one language');
    await page.getByRole('button', { name: 'Save language' }).tap();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Español' })).toHaveCount(0);
    await page.goto(`${site.origin}/es/about`);
    await expect(page).toHaveURL(`${site.origin}/about`);
  });
});
