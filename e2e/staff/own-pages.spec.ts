import type { Page } from 'playwright/test';
import { byNight, expect, openReady, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

interface Row {
  id: string;
  path: string;
  updated_at: string;
  state: string;
  blocks: { kind: string; html?: string }[];
}

/** Adds a page with these words, each in a part of its own, and opens it for editing. */
async function openPage(page: Page, title: string, words: readonly string[]): Promise<Row> {
  const added: Row = await (await page.request.post('/api/pages', { data: { kind: 'page', title } })).json();
  const blocks = words.map((text) => ({ kind: 'words', html: `<p>${text}</p>` }));
  const changed = await page.request.patch(`/api/pages/${added.id}`, { data: { blocks } });
  expect(changed.status()).toBe(200);
  await openReady(page, `/site-pages?page=${added.id}`);
  return changed.json();
}

async function readPage(page: Page, id: string): Promise<Row> {
  return (await page.request.get(`/api/pages/${id}`)).json();
}

const htmlOf = ({ blocks }: Row) => blocks.map(({ html }) => html);

test('a page is added, written, ordered and published by touch, and visitors read it', async ({
  page,
  browser,
  baseURL,
  asAdmin: _,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'More for staff' }).tap();
  await page.getByRole('menuitem', { name: 'Office' }).tap();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Pages/ })
    .tap();
  await page.getByRole('button', { name: 'Add page' }).tap();
  const adding = page.getByRole('dialog', { name: 'Add page' });
  await adding.getByLabel('Title').fill('Our Quiet Garden');
  await adding.getByRole('button', { name: 'Add page' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Quiet Garden' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('page') ?? '';

  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await page.getByRole('button', { name: /^Words Text with/ }).tap();
  const form = page.getByRole('dialog', { name: 'Words' });
  await form.getByRole('textbox', { name: 'Words' }).fill('Come and sit with us.');
  // It saves by itself.
  await expect(form.getByText('Everything is saved')).toBeVisible();
  await expect.poll(async () => htmlOf(await readPage(page, id))).toEqual(['<p>Come and sit with us.</p>']);
  await form.getByRole('button', { name: 'Done' }).tap();

  // A part that fills itself needs no form, and stands where it was put.
  await page.getByRole('button', { name: 'Add something below Words, part 1' }).tap();
  await page.getByRole('button', { name: /^Service times/ }).tap();
  const up = page.getByRole('button', { name: 'Move Service times, part 2 up' });
  await up.tap();
  await expect(page.getByRole('button', { name: 'Move Words, part 2 up' })).toBeVisible();
  await page.getByRole('button', { name: 'More for Service times, part 1' }).tap();
  await page.getByRole('menuitem', { name: 'Delete' }).tap();
  await expect(page.getByRole('button', { name: 'Edit Words, part 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('button', { name: 'Edit Service times, part 1' })).toBeVisible();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const { path } = await readPage(page, id);
  expect((await visitor.goto(`${baseURL}${path}`))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  const publishing = page.getByRole('dialog', { name: 'Publish this page' });
  await publishing.getByRole('button', { name: 'Publish', exact: true }).tap();
  await expect(page.getByText('The page is published')).toBeVisible();
  await expect.poll(async () => (await visitor.goto(`${baseURL}${path}`))?.status()).toBe(200);
  await expect(visitor.getByText('Come and sit with us.')).toBeVisible();
  await expect(visitor.locator('.block-tools')).toHaveCount(0);
  await visitor.context().close();

  // A change is for staff alone until it is published, and can be thrown away.
  await page.getByRole('button', { name: 'Edit Words, part 2' }).tap();
  await form.getByRole('textbox', { name: 'Words' }).fill('Come at any time.');
  await form.getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByText('Changes not published yet')).toBeVisible();

  // The public page says so to staff as well.
  await page.goto(path);
  await expect(page.getByText('Come and sit with us.')).toBeVisible();
  await expect(page.getByText('Changes not published yet')).toBeVisible();
  await page.getByRole('button', { name: 'Edit this page' }).tap();
  await page.getByRole('button', { name: 'Throw away' }).tap();
  await expect(page.getByText('Come and sit with us.')).toBeVisible();
  await page.request.delete(`/api/pages/${id}`);
});

test('two people who write the same part both keep their words', async ({ page, asAdmin: _ }) => {
  const { id, updated_at } = await openPage(page, 'Two Writers', ['One.', 'Two.']);
  await page.getByRole('button', { name: 'Edit Words, part 2' }).tap();
  const form = page.getByRole('dialog', { name: 'Words' });
  const editor = form.getByRole('textbox', { name: 'Words' });

  // Someone else changes another part: both changes stay.
  const blocks = (...texts: string[]) => texts.map((text) => ({ kind: 'words', html: `<p>${text}</p>` }));
  await page.request.patch(`/api/pages/${id}`, {
    data: { blocks: blocks('Theirs.', 'Two.') },
    headers: { 'if-match': updated_at },
  });
  await editor.fill('Mine.');
  await expect.poll(async () => htmlOf(await readPage(page, id))).toEqual(['<p>Theirs.</p>', '<p>Mine.</p>']);
  await expect(form.getByText('Everything is saved')).toBeVisible();

  await page.request.patch(`/api/pages/${id}`, { data: { blocks: blocks('Theirs.', 'Theirs, too.') } });
  await editor.fill('Mine again.');
  await expect(form.getByText(/^Someone else has changed this part/)).toBeVisible();
  await expect(form.locator('ins')).toHaveText('Theirs, too.');
  await expect(editor).toHaveText('Mine again.');
  await form.getByRole('button', { name: 'Keep what I typed' }).tap();
  await form.getByRole('button', { name: 'Done' }).tap();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Words, part 2' })).toBeFocused();
  expect(await page.getByRole('main').evaluate((main) => (main as HTMLElement).inert)).toBe(false);
  expect(htmlOf(await readPage(page, id))).toEqual(['<p>Theirs.</p>', '<p>Mine again.</p>']);
  await page.request.delete(`/api/pages/${id}`);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('what is typed outlives a reload, and is saved once the site is back', async ({
    page,
    context,
    asAdmin: _,
  }) => {
    const { id } = await openPage(page, 'Far From Town', ['One.']);
    await page.getByRole('button', { name: 'Edit Words, part 1' }).tap();
    const form = page.getByRole('dialog', { name: 'Words' });
    const editor = form.getByRole('textbox', { name: 'Words' });
    await context.setOffline(true);
    await editor.fill('Written on the bus.');
    await expect(form.getByText('The site cannot be reached.', { exact: false })).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(editor).toHaveText('Written on the bus.');
    await form.getByRole('button', { name: 'Done' }).tap();
    await expect(form).toBeHidden();
    expect(htmlOf(await readPage(page, id))).toEqual(['<p>Written on the bus.</p>']);
    await page.request.delete(`/api/pages/${id}`);
  });
});

test.describe('with an answer that is lost on its way', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test(
    'settings and a publication are sent again over what they have made themselves',
    byNight,
    async ({ page, asAdmin: _ }) => {
      const { id } = await openPage(page, 'A Broken Line', ['One.']);
      // Without the news of its own change, which would bring the new version at once.
      await page.route('**/api/live?*', (route) => route.abort());
      let isLost = false;
      await page.route('**/site-pages?*', async (route) => {
        const isChange = route.request().postData()?.includes('if_match');
        if (!isLost || !isChange) return route.fallback();
        isLost = false;
        await route.fetch();
        await route.abort();
      });
      await page.getByRole('button', { name: 'Page settings' }).tap();
      const settings = page.getByRole('dialog', { name: 'Page settings' });
      await settings.getByLabel('Title', { exact: true }).fill('A Mended Line');
      isLost = true;
      await settings.getByRole('button', { name: 'Save' }).tap();
      await expect(page.getByText(/could not be reached/).first()).toBeVisible();
      await settings.getByLabel('One sentence below the title').fill('It holds.');
      await settings.getByRole('button', { name: 'Save' }).tap();
      await expect(settings).toBeHidden();
      expect(await readPage(page, id)).toMatchObject({ title: 'A Mended Line', summary: 'It holds.' });

      await page.getByRole('button', { name: 'Publish', exact: true }).tap();
      // Once the page hears by itself that it is published, the dialog offers its changes.
      const publishing = page.getByRole('dialog', { name: /^Publish th(?:is page|e changes)$/ });
      const publish = publishing.getByRole('button', { name: /^Publish(?: changes)?$/ });
      isLost = true;
      await publish.tap();
      await expect.poll(async () => (await readPage(page, id)).state).toBe('published');
      await publish.tap();
      await expect(page.getByText('The page is published')).toBeVisible();
      await page.request.delete(`/api/pages/${id}`);
    },
  );
});

test('a picture asks for its description before it is saved', byNight, async ({ page, asAdmin: _ }) => {
  const { id } = await openPage(page, 'Pictures', ['One.']);
  await page.getByRole('button', { name: 'Add something below Words, part 1' }).tap();
  await page.getByRole('button', { name: /^Picture One picture/ }).tap();
  const form = page.getByRole('dialog', { name: 'Picture' });
  await form.getByLabel('Picture', { exact: false }).first().fill('/og/about');
  await form.getByRole('button', { name: 'Done' }).tap();
  await expect(
    form.getByText('Please say what the picture shows, or that it is only decorative.'),
  ).toBeVisible();
  // On a phone it may stand outside of what is shown.
  await expect(form.getByLabel('What the picture shows')).toBeFocused();
  await form.getByLabel('It is only decorative').check();
  await form.getByRole('button', { name: 'Done' }).tap();
  await expect(form).toBeHidden();
  expect((await readPage(page, id)).blocks[1]).toMatchObject({ kind: 'picture', alt: '' });
  await page.request.delete(`/api/pages/${id}`);
});

test(
  'links of the page look as for visitors while it is edited, and lead nowhere',
  byNight,
  async ({ page, asAdmin: _ }) => {
    const { id } = await openPage(page, 'Links', []);
    const blocks = [{ kind: 'buttons', items: [{ label: 'Visit us', url: '/visit' }] }];
    await page.request.patch(`/api/pages/${id}`, { data: { blocks } });
    const link = page.getByRole('link', { name: 'Visit us' });
    await expect(link).toBeVisible();
    await link.tap();
    await page.getByRole('button', { name: 'Edit Buttons, part 1' }).tap();
    await expect(page.getByRole('dialog', { name: 'Buttons' }).getByLabel('Where it leads')).toHaveValue(
      '/visit',
    );
    await page.request.delete(`/api/pages/${id}`);
  },
);
