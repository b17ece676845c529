import { paths } from '#lib/core/addresses/linked-paths.ts';
import { publicPages } from '#lib/core/addresses/page-lists.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { church } from '#lib/core/church/church.ts';
import english from '#lib/language/generated/en.ts';
import { banner, control } from '../support/banner.ts';
import { byNight, expect, openReady, test } from '../support/test.ts';

const phone = { width: 390, height: 844 };

test.describe('the header', () => {
  test('leads to the seven pages and marks the one it is on', async ({ page }) => {
    await page.goto(paths.giving);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link')).toHaveText(Object.values(english.pages.navigation));
    await expect(navigation.getByRole('link', { name: 'Giving' })).toHaveAttribute('aria-current', 'page');
    await navigation.getByRole('link', { name: 'Resources' }).click();
    await expect(page).toHaveURL(paths.resources);
    await expect(navigation.getByRole('link', { name: 'Resources' })).toHaveAttribute('aria-current', 'page');
    await expect(navigation.getByRole('link', { name: 'Giving' })).not.toHaveAttribute('aria-current');
  });

  test('turns opaque beyond 20 pixels of scrolling, and clear again', byNight, async ({ page }) => {
    await page.goto(paths.home);
    const header = page.getByRole('banner');
    const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(async () => {
      await scrollTo(21);
      await expect(header).toHaveCSS('background-color', 'rgb(251, 247, 240)', { timeout: 1000 });
    }).toPass();
    await scrollTo(20);
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('leaves 65 pixels for itself and 40 for the banner', byNight, async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto(paths.giving);
    await expect(banner(page)).toBeVisible();
    await expect(main).toHaveCSS('padding-top', '105px');
    await control(page, 'Dismiss announcements').click();
    await expect(main).toHaveCSS('padding-top', '65px');
    await page.reload();
    await expect(main).toHaveCSS('padding-top', '65px');
    await expect(banner(page)).toBeHidden();
  });

  test('lets the keyboard skip to the content', async ({ page }) => {
    await page.goto(paths.giving);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone });

  test('opens over the page, keeps the keyboard inside and closes on Escape', async ({ page }) => {
    await page.goto(paths.beliefs);
    const menu = page.getByRole('navigation', { name: 'All pages' });
    const door = page.getByLabel('Menu', { exact: true });
    await expect(menu).toBeHidden();
    await door.click();
    await expect(menu.getByRole('link')).toHaveText(Object.values(english.pages.navigation));
    await expect(async () => {
      await page.getByRole('link', { name: church.phone }).first().focus();
      await page.keyboard.press('Tab');
      await expect(door).toBeFocused();
    }).toPass();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: church.phone }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(door).toBeFocused();
  });

  test(
    'has the keyboard also where a press gives nothing the focus, as in Safari',
    byNight,
    async ({ page }) => {
      await openReady(page, paths.beliefs);
      await page.getByLabel('Menu', { exact: true }).evaluate((door: HTMLElement) => door.click());
      await expect(page.getByLabel('Menu', { exact: true })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('navigation', { name: 'All pages' }).getByRole('link').first(),
      ).toBeFocused();
    },
  );

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('opens and leads on all the same', async ({ page }) => {
      await page.goto(paths.beliefs);
      await page.getByLabel('Menu', { exact: true }).click();
      await page.getByRole('link', { name: 'Visit Us' }).click();
      await expect(page).toHaveURL(paths.visit);
    });
  });
});

test('the footer says where, when and how to reach the church, and where else it is', async ({ page }) => {
  await page.goto(paths.giving);
  const footer = page.getByRole('contentinfo');
  for (const text of [church.street, church.services.sunday.text, church.services.bibleStudy.text]) {
    await expect(footer.getByText(text)).toBeVisible();
  }
  const links: [string | RegExp, string][] = [
    ['About Us', paths.about],
    ['Ministries', paths.ministries],
    ['Sermons', paths.sermons],
    ['Events', paths.calendar],
    [/^Giving/, church.giving.onlineUrl],
    [/^Facebook/, church.social.facebook],
    [/^Instagram/, church.social.instagram],
    [/^YouTube/, church.social.youtube],
    [/^Vimeo/, church.social.vimeo],
    [church.phone, 'tel:+15125550142'],
    [church.email, `mailto:${church.email}`],
  ];
  for (const [name, href] of links) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(footer.getByText(`© ${new Date().getFullYear()} ${church.name}`)).toBeVisible();
  await expect(footer.getByRole('button', { name: 'Staff' })).toBeVisible();
});

test('the footer takes half a screen of a phone, and its headings are still read', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(paths.giving);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText(['Service times', 'Quick links', 'Follow along']);
  const { height = 0 } = (await footer.boundingBox()) ?? {};
  expect(height).toBeLessThan(525);
  // The commas of the address stand in the address alone.
  expect(
    await footer
      .locator('address bdi')
      .evaluateAll((all) => all.map((each) => getComputedStyle(each, '::after').content)),
  ).toEqual(['", "', '", "', 'none']);
  expect(
    await footer
      .locator('bdi:not(address bdi)')
      .evaluateAll((all) =>
        all.map((each) => getComputedStyle(each, '::after').content).filter((content) => content !== 'none'),
      ),
  ).toEqual([]);
});

test.describe('what search engines and shared links read', () => {
  test('a page of the library and the past events are pages of their own, their other views are not', async ({
    request,
    baseURL,
  }) => {
    const read = async (path: string) => {
      const html = await (await request.get(path)).text();
      const link = (rel: string) =>
        new RegExp(`<link rel="${rel}" href="([^"]+)"`)
          .exec(html)?.[1]
          ?.replaceAll('&amp;', '&')
          .replace(String(baseURL), '');
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(` - ${church.name}`, '');
      return { title, canonical: link('canonical'), prev: link('prev'), next: link('next') };
    };
    expect(await read('/sermons')).toEqual({
      title: 'Sermons',
      canonical: '/sermons',
      next: '/sermons?page=2',
    });
    expect(await read('/sermons?page=2')).toEqual({
      title: 'Sermons, page 2',
      canonical: '/sermons?page=2',
      prev: '/sermons',
      next: '/sermons?page=3',
    });
    // Past its end the library shows its last page.
    const last = await read('/sermons?page=99');
    expect(last.canonical).toMatch(/^\/sermons\?page=[4-9]$/);
    expect(last.next).toBeUndefined();
    for (const [path, canonical] of [
      ['/sermons?search=psalm', '/sermons'],
      ['/sermons?search=a&page=2', '/sermons'],
      ['/events?show=10', '/events'],
      ['/events?tab=past', '/events?tab=past'],
      ['/events?tab=past&show=10', '/events?tab=past'],
      ['/calendar?date=2026-12-24', '/calendar'],
    ] as const)
      expect((await read(path)).canonical, path).toBe(canonical);
    expect((await read('/events?tab=past')).title).toBe('Past Events');
  });

  test('a page that is not there calls itself by no other page’s address', async ({ request }) => {
    for (const path of ['/no-such-page', '/events/none', '/sermons/none']) {
      const html = await (await request.get(path)).text();
      expect(html, path).not.toContain('rel="canonical"');
      expect(html, path).not.toContain('og:url');
    }
  });

  test('every page has its own title by the pattern, one description and its own address', async ({
    request,
    baseURL,
  }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of publicPages) {
      const html = await (await request.get(path)).text();
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      titles.add(title);
      if (path === paths.visit) expect(html).toContain('"@type":"Church"');
      if (path === paths.home) expect(title).toBe(`${church.name} - ${church.city}, ${church.regionName}`);
      else expect(title.endsWith(` - ${church.name}`), `${path}: ${title}`).toBe(true);
      expect(html, path).toContain(`<meta property="og:title" content="${title}"/>`);
      const described = html.match(/<meta name="description" content="[^"]{50,}"/g) ?? [];
      expect(described, path).toHaveLength(1);
      descriptions.add(described.join());
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(new URL(canonical).pathname, path).toBe(path);
      expect(html, path).toContain('<meta name="twitter:card" content="summary_large_image"/>');
      const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
      expect(picture, path).toContain(`${baseURL}/`);
      expect((await request.get(picture)).headers()['content-type'], path).toBe('image/png');
    }
    expect([titles.size, descriptions.size]).toEqual([publicPages.length, publicPages.length]);
  });

  test('the sitemap lists public pages that all answer, and no staff page', async ({ request }) => {
    const text = await (await request.get(unlinkedPaths.sitemap)).text();
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      (found) => new URL(found[1] ?? '').pathname,
    );
    // The noticeboard stands there once it has a post (e2e/site/own-pages.spec.ts).
    const empty = unlinkedPaths.news;
    expect(listed).toEqual(
      expect.arrayContaining([...publicPages.filter((path) => path !== empty), '/privacy']),
    );
    expect(listed).not.toContain(empty);
    const event = listed.find((path) => path.startsWith('/events/'));
    const sermon = listed.find((path) => path.startsWith('/sermons/'));
    for (const path of [event, sermon]) expect((await request.get(String(path))).status()).toBe(200);
    expect(listed.filter((path) => path.includes('admin'))).toEqual([]);
  });

  test('robots are told of the sitemap and kept from staff pages and the API', async ({ request }) => {
    const text = await (await request.get('/robots.txt')).text();
    expect(text).toContain(`Disallow: ${paths.prayerAdmin}`);
    expect(text).toContain(`Disallow: ${paths.announcementAdmin}`);
    expect(text).toContain('Disallow: /api/');
    expect(text).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  });

  test('the manifest names the church and icons that are there', async ({ request }) => {
    const manifest = await (await request.get(unlinkedPaths.manifest)).json();
    expect(manifest.name).toBe(church.name);
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  });
});

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: [/404/] });

  test('says so under its own title, in the frame of the site, and leads home', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(`Oops! Page not found - ${church.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(paths.home);
  });
});
