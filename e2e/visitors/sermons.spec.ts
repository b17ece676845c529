import type { Locator, Page } from 'playwright/test';
import { church } from '#lib/core/church/church.ts';
import english from '#lib/language/generated/en.ts';
import { isWhole } from '#tests/support/extent.ts';
import { sql } from '../support/sites/database.ts';
import { byNight, expect, test, unlock } from '../support/test.ts';

const visitors = [
  { who: 'on a phone without scripts', viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
  { who: 'on a desktop', viewport: { width: 1280, height: 900 }, javaScriptEnabled: true },
];

test(
  'notes are filled in beside the player, stay in this browser and go to paper, without scripts too',
  byNight,
  async ({ page, browser, request, baseURL }) => {
    const [sermon] = await (await request.get('/api/sermons?search=How+Good+and+How+Pleasant')).json();
    expect(sermon.notes).toContain('[[evermore]]');
    const address = `${baseURL}/sermons/${sermon.id}`;
    const notesOn = (shown: Page) => shown.getByRole('region', { name: 'Notes' });
    const blank = (shown: Page, number: number) =>
      notesOn(shown).getByLabel(`Blank ${number}`, { exact: true });

    await page.goto(address);
    expect(await page.content()).not.toContain('evermore');
    const player = await page.getByText(`Play ${sermon.title}`).locator('../..').boundingBox();
    const share = await page.getByRole('link', { name: 'Share' }).boundingBox();
    expect(share?.x).toBeGreaterThan((player?.x ?? 0) + (player?.width ?? 0));
    expect(share?.y).toBeLessThan((player?.y ?? 0) + (player?.height ?? 0));
    await blank(page, 1).fill('runs <b>down</b>');
    await blank(page, 7).fill('My neighbor');
    // The style sheet makes room for the copy where fields do not grow by themselves.
    await expect(page.locator('.note-room[data-words="My neighbor"]')).toHaveCount(1);
    await expect(notesOn(page).getByText('stays in this browser')).toBeVisible();
    await page.reload();
    await expect(blank(page, 1)).toHaveValue('runs <b>down</b>');
    await expect(blank(page, 7)).toHaveValue('My neighbor');
    await page.emulateMedia({ media: 'print' });
    await expect(blank(page, 1)).toBeVisible();
    await expect(notesOn(page).getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByText(`Play ${sermon.title}`)).toBeHidden();
    for (const words of [church.name, sermon.passage, sermon.series])
      await expect(page.getByRole('article').getByText(words, { exact: true }).first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    page.once('dialog', (dialog) => dialog.accept());
    await notesOn(page).getByRole('button', { name: 'Clear' }).click();
    await expect(blank(page, 1)).toHaveValue('');
    await page.reload();
    await expect(notesOn(page).getByText('stays in this browser')).toBeVisible();
    await expect(blank(page, 1)).toHaveValue('');

    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(address);
    await blank(plain, 2).fill('spreads');
    await plain.emulateMedia({ media: 'print' });
    await expect(blank(plain, 2)).toHaveValue('spreads');
    await expect(blank(plain, 2)).toHaveCSS('border-bottom-style', 'solid');
    await expect(blank(plain, 7)).toHaveCSS('background-image', /repeating-linear-gradient/);
    await plain.context().close();
  },
);

for (const { who, ...circumstances } of isWhole ? visitors : visitors.slice(1)) {
  test.describe(`a visitor ${who}`, () => {
    test.use(circumstances);

    test('reads everything on the cards and turns the pages', async ({ page }) => {
      await page.goto('/sermons?series=Stories+Jesus+Told');
      const card = page.getByRole('article').filter({ hasText: 'The Neighbor Who Stopped' });
      await expect(card.getByText('Lead Pastor')).toBeVisible();
      await expect(card.getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
      await expect(card.getByText('Scripture: Luke 10:25-37')).toBeVisible();
      await expect(card.getByText('Series: Stories Jesus Told')).toBeVisible();
      await expect(card.getByRole('link', { name: /^Watch on YouTube/ })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Pages of sermons' })).toHaveCount(0);

      await page.goto('/sermons');
      await expect(page.getByRole('article')).toHaveCount(6);
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await page.getByRole('link', { name: 'Previous', exact: true }).click();
      await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });

    test('narrows the library by series, speaker and words, and clears it again', async ({ page }) => {
      await page.goto('/sermons?page=2');
      await choose(page, 'Series', 'Stories Jesus Told');
      await expect(page.getByRole('status').filter({ hasText: '6 sermons found' })).toBeVisible();
      expect(new URL(page.url()).search).not.toContain('page');
      await expect(page.getByRole('button', { name: /^Series/ })).toContainText('1');

      await choose(page, 'Speakers', 'Associate Pastor');
      await expect(page.getByRole('status').filter({ hasText: '1 sermon found' })).toBeVisible();
      await clear(page, 'Speakers');
      await expect(page.getByRole('status').filter({ hasText: '6 sermons found' })).toBeVisible();

      await page.getByRole('searchbox', { name: 'Search sermons' }).fill('  NEIGHBOR ');
      if (!circumstances.javaScriptEnabled)
        await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: '1 sermon found' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'The Neighbor Who Stopped' })).toBeVisible();

      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(page.getByRole('searchbox')).toHaveValue('');
      await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
    });

    test('finds a series of long ago among all of them', byNight, async ({ page, browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: String(baseURL) });
      await unlock(context, String(baseURL));
      const staff = await context.newPage();
      await sql(
        `INSERT INTO sermons (title, speaker, date, video_url, description, series)
         SELECT 'Sermon ' || at, 'Guest Speaker', '2001-02-04', 'https://example.com/sermon', 'Ten words', $1::text || at
         FROM generate_series(1, 24) AS at`,
        [`Summer ${who} `],
      );
      // The last one by the API: the next request sees it, and with it all that were written before.
      const added = await addByApi(staff, undefined, { series: `Long ago ${who}`, date: '1999-02-07' });

      await page.goto('/sermons?search=Ten+words');
      await page.getByRole('button', { name: /^Series/ }).click();
      const choice = page.getByRole('checkbox', { name: `Long ago ${who}`, exact: true });
      await expect(page.getByRole('checkbox', { name: /^Summer/ }).first()).toBeVisible();
      await expect(choice).toHaveCount(0);
      await page.getByRole('button', { name: 'Show all series' }).click();
      await choice.check();
      await done(page).click();
      await expect(page.getByRole('status').filter({ hasText: '1 sermon found' })).toBeVisible();
      await expect(choice).toBeHidden();
      expect(new URL(page.url()).searchParams.get('all')).toBeNull();
      await page.getByRole('button', { name: /^Series/ }).click();
      await expect(choice).toBeChecked();

      await sql('DELETE FROM sermons WHERE starts_with(series, $1)', [`Summer ${who} `]);
      await staff.request.delete(`/api/sermons/${added.id}`);
      await context.close();
    });

    test('is told when nothing is found, and finds the way back', byNight, async ({ page }) => {
      await page.goto('/sermons?search=no+such+words+anywhere');
      await expect(page.getByText(english.sermons.noneFound)).toBeVisible();
      await page.getByRole('button', { name: 'Clear all filters' }).click();
      await expect(page.getByRole('article')).toHaveCount(6);
    });

    test('opens a sermon, its passage, its neighbours and its series', async ({ page }) => {
      await page.goto('/sermons?search=Unless+the+Lord+Builds');
      await page.getByRole('link', { name: 'Unless the Lord Builds the House', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unless the Lord Builds the House');
      await expect(page.getByText('Part 5 of 6')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Read it at/ })).toHaveAttribute(
        'href',
        /search=Psalm\+127$/,
      );
      await expect(page.getByRole('link', { name: /Next in series/ })).toContainText(
        'How Good and How Pleasant',
      );
      await page.getByRole('link', { name: /Previous in series/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Those Who Sow With Tears');
      await page.getByRole('link', { name: 'Songs for the Road' }).click();
      await expect(page.getByRole('status').filter({ hasText: '6 sermons found' })).toBeVisible();
    });
  });
}

test('a filtered list can be shared, and going back brings the earlier one', async ({ page }) => {
  await page.goto('/sermons?search=grace&speaker=Associate+Pastor');
  await expect(page.getByRole('searchbox')).toHaveValue('grace');
  await page.goto('/sermons');
  await choose(page, 'Series', 'Stories Jesus Told');
  await expect(page).toHaveURL(/series=Stories\+Jesus\+Told/);
  await page.goBack();
  await expect(page).toHaveURL(/\/sermons$/);
  await page.getByRole('button', { name: /^Series/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Stories Jesus Told' })).not.toBeChecked();
});

test.describe('a visitor with a page left open', () => {
  test.use({ expectedErrors: [/404/] });

  test('sees a sermon added, changed and deleted without reloading', async ({ page, browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: String(baseURL) });
    await unlock(context, String(baseURL));
    const staff = await context.newPage();
    await page.goto('/sermons?search=Sermon+to+come');
    await expect(page.getByText(english.sermons.noneFound)).toBeVisible();
    const sermon = await addByApi(staff, 'Sermon to come');
    await expect(page.getByRole('heading', { name: 'Sermon to come' })).toBeVisible();

    await page.goto(`/sermons/${sermon.id}`);
    await staff.request.patch(`/api/sermons/${sermon.id}`, {
      data: { ...sermon, title: 'Sermon that came' },
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sermon that came');
    await staff.request.delete(`/api/sermons/${sermon.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await context.close();
  });
});

test('no other host is asked for anything before a video is', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    },
  );
  await page.goto('/sermons?search=Partners+from+the+First+Day', { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
  await page.getByRole('link', { name: 'Play Partners from the First Day' }).click();
  await expect(page.locator('iframe[title="Partners from the First Day"]')).toBeFocused();
  // The frame has the focus before its address is asked for.
  await expect.poll(() => foreign[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
});

test(
  'the video is described to search engines, and the feed is announced',
  byNight,
  async ({ page, request }) => {
    await page.goto('/sermons?search=Partners+from+the+First+Day');
    await expect(page.locator('link[type="application/rss+xml"][title^="Sermons"]')).toHaveAttribute(
      'href',
      /\/sermons\/feed\.xml$/,
    );
    await page.getByRole('link', { name: 'Partners from the First Day', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partners from the First Day');
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const video = scripts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'VideoObject');
    for (const field of ['name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl'])
      expect(video[field]).toBeTruthy();
    expect((await request.get(video.thumbnailUrl)).headers()['content-type']).toBe('image/png');
    expect(await (await request.get('/sermons/feed.xml')).text()).toContain(
      '<title>Partners from the First Day</title>',
    );
  },
);

test.describe('staff', () => {
  test('add a sermon that every visitor sees at once, correct it and delete it', async ({
    page,
    asAdmin: _,
    browser,
    baseURL,
  }) => {
    const title = `Sermon ${Date.now()}`;
    await page.goto('/sermons');
    await page.getByRole('button', { name: 'Add Sermon' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Sermon' });
    await expect(dialog.getByText('Fill in the details to add a new sermon to the library.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Speaker' })).toContainText('Guest Speaker');

    await dialog.getByRole('button', { name: 'Add Sermon' }).click();
    for (const text of ['title', 'speaker', 'date', 'noMedia', 'description'] as const) {
      await expect(dialog.getByText(english.sermons[text]).first()).toBeVisible();
    }
    await expect(dialog.getByLabel('Title')).toBeFocused();

    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('combobox', { name: 'Speaker' }).selectOption('Someone else');
    await dialog.getByLabel('Speaker name').fill('Youth Pastor');
    await dialog.getByLabel('Date').fill('2999-01-01');
    await dialog.getByLabel('Video URL').fill('https://vimeo.com/76979871');
    await dialog.getByLabel('Series').fill(`Series of ${title}`);
    await dialog.getByLabel('Description').fill('Ten words about a thing that is worth them.');
    await dialog.getByRole('button', { name: 'Add Sermon' }).click();
    await expect(dialog.getByText(english.sermons.dateOutOfRange).first()).toBeVisible();
    await dialog.getByLabel('Date').fill('2001-02-04');
    await dialog.getByRole('button', { name: 'Add Sermon' }).click();
    await expect(page.getByText(english.sermons.added)).toBeVisible();
    await expect(dialog).toBeHidden();

    const visitor = await (await browser.newContext({ baseURL })).newPage();
    await visitor.goto(`/sermons?search=${title}`);
    await expect(visitor.getByRole('link', { name: 'Watch on Vimeo' })).toBeVisible();
    await expect(visitor.getByRole('button', { name: /^Change/ })).toHaveCount(0);

    await page.goto(`/sermons?search=${title}`);
    await openMenu(page, title, 'Edit');
    const edit = page.getByRole('dialog', { name: 'Edit Sermon' });
    await expect(edit.getByLabel('Title')).toHaveValue(title);
    await edit.getByLabel('Passage').fill('Jude 24');
    await edit.getByRole('button', { name: 'Update Sermon' }).click();
    await expect(page.getByText(english.sermons.updated)).toBeVisible();
    await expect(page.getByText('Scripture: Jude 24')).toBeVisible();

    await openMenu(page, title, 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question.getByText(english.sermons.deleteQuestion(title))).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(english.sermons.deleted)).toBeVisible();
    await expect(page.getByText(english.sermons.noneFound)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText(english.sermons.noneFound)).toBeVisible();
    await visitor.context().close();
  });

  test('read why a sermon could not be deleted', byNight, async ({ page, asAdmin: _ }) => {
    const { id, title } = await addByApi(page);
    await page.goto(`/sermons?search=${title}`);
    await openMenu(page, title, 'Delete');
    await page.request.delete(`/api/sermons/${id}`);
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(english.sermons.deleteFailedInLibrary, { exact: true })).toBeVisible();
    await expect(question.getByRole('alert')).toHaveText('There is no such entry.');
  });
});

async function choose(page: Page, filter: 'Series' | 'Speakers', name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${filter}`) }).click();
  await page.getByRole('checkbox', { name, exact: true }).check();
  await done(page).click();
}

async function clear(page: Page, filter: 'Series' | 'Speakers'): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${filter}`) }).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).filter({ visible: true }).click();
  // Without scripts the dialog went with the page.
  if (await done(page).isVisible()) await done(page).click();
}

function done(page: Page): Locator {
  return page.getByRole('button', { name: 'Done' }).filter({ visible: true });
}

async function openMenu(page: Page, title: string, item: 'Edit' | 'Delete'): Promise<void> {
  await page.getByRole('button', { name: `Change ${title}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function addByApi(
  page: Page,
  title = `Sermon ${Date.now()}${Math.round(Math.random() * 1000)}`,
  fields: { series?: string; date?: string } = {},
): Promise<{ id: string; title: string }> {
  const data = {
    title,
    speaker: 'Guest Speaker',
    date: '2001-02-04',
    video_url: 'https://example.com/sermon',
    description: 'Ten words about a thing that is worth them.',
    ...fields,
  };
  return (await page.request.post('/api/sermons', { data })).json();
}
