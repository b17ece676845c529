import fc from 'fast-check';
import type { APIRequestContext, Page } from 'playwright/test';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { isWhole } from '#tests/support/extent.ts';
import { axeProblems, bringAxe, expectSoundOutline, stickingOut } from '../support/accessibility.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { structuredData } from '../support/structured-data.ts';
import { byNight, expect, openReady, test, unlock, untilReady } from '../support/test.ts';

// The pages of what all other tests look at stay as they are.
test.describe.configure({ mode: 'serial' });

let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
});

test.beforeEach(({ context }) => unlock(context, site.origin));

const at = (path: string) => `${site.origin}${path}`;

const long = `${'Supercalifragilistic'.repeat(5)} `;
const text = 'Everyone is welcome at the long table. Bring a friend, a question, or nothing at all. ';
const picture = '/og/about';

/** Runs where a text is taken for markup. */
const hostile = `"><img src=x onerror="window.ran = 1"><script>window.ran = 1</script>`;

/** A block of each kind that needs no row of the site, some of them with words that do not fit or must not run. */
const blocks: { kind: string; [field: string]: unknown }[] = [
  {
    kind: 'words',
    html: `<p>${text.repeat(3)}</p><h3>${long}</h3><p>${long}</p><h4>Small</h4><p>${text}</p>`,
  },
  { kind: 'picture', url: picture, alt: hostile, caption: long },
  {
    kind: 'words_picture',
    html: `<h3>The hall</h3><p>${long}</p>${hostile}`,
    url: picture,
    alt: '',
    side: 'right',
  },
  { kind: 'gallery', pictures: Array.from({ length: 6 }, () => ({ url: picture, alt: '' })) },
  { kind: 'questions', items: [{ question: `${long}?`, answer: hostile }] },
  {
    kind: 'people',
    items: [
      { name: long, role: 'Organist', words: text },
      { name: hostile, role: '', words: hostile },
      { name: 'Cy', email: 'cy@church.example' },
    ],
  },
  { kind: 'buttons', items: [{ label: 'Come and see us on a Sunday, or write to us first', url: '/visit' }] },
  { kind: 'notice', html: `<p>${long}</p>${hostile}` },
  { kind: 'events', count: 4 },
  { kind: 'service_times' },
  { kind: 'sermons', count: 3 },
  { kind: 'address' },
  { kind: 'prayer' },
  { kind: 'documents' },
  { kind: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' },
  { kind: 'embed', url: 'https://oakhill.churchcenter.com/people/forms/1', title: 'Sign up' },
];
const seed = Date.now();

/** Returns a page that is published, and deletes it when the test ends. */
async function publish(request: APIRequestContext, creation: object, content: object) {
  const page = await (await request.post(at('/api/pages'), { data: { kind: 'page', ...creation } })).json();
  expect((await request.patch(at(`/api/pages/${page.id}`), { data: content })).status()).toBe(200);
  expect((await request.post(at(`/api/pages/${page.id}/publish`), { data: {} })).status()).toBe(200);
  return page as { id: string; path: string };
}

/** Deletes pages that are open no longer: an open one would be refreshed. */
async function remove(page: Page, ...ids: string[]): Promise<void> {
  await page.goto(at('/about'));
  for (const id of ids) await page.request.delete(at(`/api/pages/${id}`));
}

/** Returns a block of each kind in one of their orders. */
async function inOrder(request: APIRequestContext, turn: number) {
  const [event] = await (await request.get(at('/api/events'))).json();
  const all = [...blocks, { kind: 'next_dates', event_id: event.id, count: 3 }];
  const [order] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), {
    seed: seed + turn,
    numRuns: 1,
  });
  return order;
}

test.describe('pages of any parts in any order', () => {
  for (const turn of isWhole ? [0, 1, 2] : [0])
    test(`are sound at every width, order ${turn}`, async ({ page }) => {
      await bringAxe(page);
      const { id, path } = await publish(
        page.request,
        { title: `Any order ${turn} ${hostile}` },
        { summary: `${text}${long}${hostile}`, blocks: await inOrder(page.request, turn) },
      );
      await page.goto(at(path));
      await expectSoundOutline(page);
      for (const width of [320, 390, 1280])
        expect(await stickingOut(page, width), `${width} px, seed ${seed}`).toEqual([]);
      expect(await axeProblems(page), `seed ${seed}`).toEqual([]);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      await remove(page, id);
    });
});

test('a page stands at its address at once, in the sitemap, with facts filled in; its draft does not', async ({
  page,
}) => {
  const { id, path } = await publish(
    page.request,
    { title: 'Our garden' },
    {
      summary: 'Beans at {church}.',
      blocks: [{ kind: 'questions', items: [{ question: 'When?', answer: 'May' }] }],
    },
  );
  await page.request.patch(at(`/api/pages/${id}`), { data: { title: 'Secret plans' } });
  await page.goto(at(path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our garden');
  await expect(page.getByText(`Beans at ${defaultChurch.name}.`)).toBeVisible();
  expect(await page.content()).not.toContain('Secret plans');
  expect(await structuredData(page, 'WebPage')).toMatchObject({ name: 'Our garden', inLanguage: 'en' });
  expect(await structuredData(page, 'FAQPage')).toMatchObject({ mainEntity: [{ name: 'When?' }] });
  expect(await (await page.request.get(at('/sitemap.xml'))).text()).toContain(`${path}</loc>`);
  expect((await page.request.get(at(`/og/page-${id}`))).headers()['content-type']).toBe('image/png');
  await remove(page, id);
  expect((await page.request.get(at(path))).status()).toBe(404);
});

test(
  'another site is asked only once a visitor wants it, and only by the page that shows it',
  byNight,
  async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://oakhill.churchcenter.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>The form</p>' });
    });
    const embed = blocks.filter(({ kind }) => kind === 'embed');
    const { id, path } = await publish(page.request, { title: 'Picnic' }, { blocks: embed });
    const policyOf = async (address: string) =>
      (await page.request.get(at(address))).headers()['content-security-policy'];
    expect(await policyOf(path)).toContain('https://oakhill.churchcenter.com');
    expect(await policyOf('/about')).not.toContain('churchcenter');
    // A navigation inside the site loads the document, whose policy is that of the page.
    const before = await publish(
      page.request,
      { title: 'Before' },
      { blocks: [{ kind: 'buttons', items: [{ label: 'To the picnic', url: path }] }] },
    );
    await openReady(page, at(before.path));
    await page.getByRole('link', { name: 'To the picnic' }).click();
    await page.waitForURL(at(path));
    await expect(page.getByRole('link', { name: 'Open it at oakhill.churchcenter.com' })).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Show it here' }).click();
    await expect(page.frameLocator('iframe[title="Sign up"]').getByText('The form')).toBeVisible();
    await remove(page, id, before.id);
  },
);

test('a page with an address of one part stands beside the staff pages, each at its own address', async ({
  page,
}) => {
  const { id, path } = await publish(page.request, { title: 'Rooms' }, { summary: 'The hall is for hire.' });
  expect(path).toBe('/rooms');
  await page.goto(at(path));
  await expect(page.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible();
  await page.goto(at('/office'));
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await untilReady(page);
  for (const name of ['Mail', 'Forms and sign-ups', 'Church Settings']) {
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name} - `));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Office' })).toBeVisible();
  }
  await expect(page).toHaveURL(/\/office$/);
  expect(documents).toEqual([]);
  for (const missing of ['/~rooms/office', '/~rooms/none', '/office/none'])
    expect((await page.request.get(at(missing))).status(), missing).toBe(404);
  await remove(page, id);
});

test('news hang on the board, pinned ones first, in the feed and on home while there are any', async ({
  page,
}) => {
  const news = (title: string, content: object) => publish(page.request, { kind: 'news', title }, content);
  const pinned = await news('The bell', { pinned_until: '2099-01-01', category: 'Building' });
  const newer = await news('Coats & socks', { summary: 'Bring them.' });
  await page.goto(at('/news'));
  const slips = page.getByRole('main').getByRole('article');
  await expect(slips).toHaveCount(2);
  await expect(slips.first()).toContainText('The bell');
  await page.getByRole('link', { name: 'Building' }).click();
  await expect(slips).toHaveCount(1);
  const feed = await page.request.get(at('/news/feed.xml'));
  expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(await (await page.request.get(at('/sitemap.xml'))).text()).toContain('/news</loc>');
  const errors = (xml: string) =>
    new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('parsererror').length;
  expect(await page.evaluate(errors, await feed.text())).toBe(0);
  await page.goto(at('/'));
  await expect(page.getByRole('region', { name: 'News' }).getByRole('article')).toHaveCount(2);
  await page.goto(at(newer.path));
  expect(await structuredData(page, 'NewsArticle')).toMatchObject({ headline: 'Coats & socks' });
  await remove(page, pinned.id, newer.id);
  await page.goto(at('/'));
  await expect(page.getByRole('region', { name: 'News' })).toHaveCount(0);
  await page.goto(at('/news'));
  await expect(page.getByText('There is no news at the moment.')).toBeVisible();
});

test.describe('a shared preview', () => {
  test.use({ expectedErrors: [/404/] });
  test('shows the draft without scripts, to nobody once staff stop sharing', async ({ page, browser }) => {
    const row = await (
      await page.request.post(at('/api/pages'), { data: { kind: 'page', title: 'For the pastor' } })
    ).json();
    const shared = await (await page.request.post(at(`/api/pages/${row.id}/preview`), { data: {} })).json();
    const { pathname } = new URL(shared.url);
    const visitor = await browser.newContext();
    const seen = await visitor.request.get(at(pathname));
    const html = await seen.text();
    expect(html).toContain('For the pastor');
    expect(html).not.toMatch(/<script/);
    expect(seen.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(seen.headers()['set-cookie']).toBeUndefined();
    await visitor.close();
    // A session changes nothing about it.
    const staff = await page.request.get(at(pathname));
    expect(staff.status()).toBe(200);
    expect(staff.headers()['set-cookie']).toBeUndefined();
    expect((await page.request.delete(at(`/api/pages/${row.id}/preview`))).status()).toBe(204);
    expect((await page.request.get(at(pathname))).status()).toBe(404);
    await page.request.delete(at(`/api/pages/${row.id}`));
  });
});

test(
  'every site says what it does with what people send, and says so at the form',
  byNight,
  async ({ page }) => {
    const link = 'What happens with what you send us';
    await openReady(page, at('/'));
    await page.getByRole('link', { name: 'Submit a prayer request' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: link })).toHaveAttribute(
      'href',
      '/privacy',
    );
    await page.goto(at('/visit'));
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No tracking' })).toBeVisible();
  },
);
