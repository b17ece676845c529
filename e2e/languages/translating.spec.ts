import type { Locator, Page } from 'playwright/test';
import english from '#lib/language/generated/en.ts';
import { addEvent, fillEvent, inDays, uniqueTitle } from '../support/events.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { expect, openReady, test, unlock } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedErrors: [/409|ERR_FAILED/] });
test.describe.configure({ mode: 'serial' });

const { translating: words, events, forms } = english;
let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
});

test.beforeEach(async ({ context }) => {
  await unlock(context, site.origin);
});

/** Adds an event with these words, and gives its row. */
const add = (page: Page, title: string, more: object = {}) =>
  addEvent(
    {
      post: (path: string, options: object) => page.request.post(site.origin + path, options),
    } as unknown as typeof page.request,
    { title, ...more },
  );

const translationOf = async (page: Page, id: string) =>
  (await page.request.get(`${site.origin}/api/translations/events/${id}`)).json();

async function openForm(page: Page, id: string): Promise<Locator> {
  await openReady(page, `${site.origin}/events/${id}`);
  await page.getByRole('main').getByRole('button', { name: /^Edit/ }).first().tap();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(dialog.getByLabel('Title', { exact: true })).toBeVisible();
  return dialog;
}

/** Notes the changes that the page sends of these kinds. */
function watchChanges(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['next-action']) sent.push('action');
    if (request.method() === 'PUT') sent.push('PUT');
  });
  return sent;
}

test('while the site has one language, forms know no other', async ({ page }) => {
  const { id } = await add(page, uniqueTitle('One language'));
  const dialog = await openForm(page, id);
  await expect(dialog.getByLabel('Title in Spanish')).toHaveCount(0);
  await page.goto(`${site.origin}/translations`);
  await expect(page.getByText(words.onlyOne)).toBeVisible();
});

test('staff who choose a second language are led on to what is to translate', async ({ page }) => {
  await openReady(page, `${site.origin}/church-settings?group=language`);
  await page.getByLabel('Second language').selectOption('Español');
  await page.getByRole('button', { name: 'Save language' }).tap();
  await page.getByRole('link', { name: /^Now translate: \d+ entries/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'To translate' })).toBeVisible();
});

test('one event is translated in five taps and its words', async ({ page }) => {
  const title = uniqueTitle('Chili Supper');
  const event = await add(page, title);
  await openReady(page, `${site.origin}/events/${event.id}`);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const write = async (label: string, text: string) => {
    await tap(page.getByLabel(label));
    await page.keyboard.insertText(text);
  };
  await tap(page.getByRole('main').getByRole('button', { name: /^Edit/ }).first());
  await write('Title in Spanish', 'Cena de chile');
  await write('Location in Spanish', 'Salón');
  await write('Description in Spanish', 'Traiga un amigo.');
  const sent = watchChanges(page);
  await tap(page.getByRole('button', { name: 'Update Event' }));
  await expect(page.getByText(events.updated)).toBeVisible();
  expect(taps).toBeLessThanOrEqual(8);
  expect(sent.filter((each) => each !== 'action')).toEqual(['PUT']);
  const stored = await page.request.get(`${site.origin}/api/events/${event.id}`);
  expect(await stored.json()).toMatchObject({ title, updated_at: event.updated_at });
  await page.goto(`${site.origin}/es/events/${event.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cena de chile');
  await expect(page.getByText('Traiga un amigo.').first()).toBeVisible();
});

test('a change of the original alone is noticed, and confirmed with one tap', async ({ page }) => {
  const { id } = await add(page, uniqueTitle('Supper'));
  const path = `${site.origin}/api/translations/events/${id}`;
  await page.request.put(path, { data: { fields: { title: 'Cena' } } });
  const { updated_at } = await translationOf(page, id);
  const first = await openForm(page, id);
  const renamed = uniqueTitle('Dinner');
  await first.getByLabel('Title', { exact: true }).fill(renamed);
  await first.getByRole('button', { name: 'Update Event' }).tap();
  await expect(page.getByText(events.updated)).toBeVisible();
  expect((await translationOf(page, id)).updated_at).toBe(updated_at);
  const dialog = await openForm(page, id);
  await expect(dialog.getByText(words.stale(renamed))).toBeVisible();
  await dialog.getByRole('button', { name: 'Is right: Title in Spanish' }).tap();
  await expect(dialog.getByText(words.stale(renamed))).toBeHidden();
  expect((await translationOf(page, id)).fields[0]).toMatchObject({ translation: 'Cena', state: 'there' });
});

test('nothing typed is lost: by another person’s words, nor without a network', async ({ page }) => {
  const { id } = await add(page, uniqueTitle('Picnic'));
  const dialog = await openForm(page, id);
  const title = dialog.getByLabel('Title in Spanish');
  const save = dialog.getByRole('button', { name: 'Update Event' });
  await expect(dialog.getByText(words.missing).first()).toBeVisible();
  await title.fill('Mi picnic');
  const theirs = { fields: { title: 'Su picnic', location: 'Parque' } };
  await page.request.put(`${site.origin}/api/translations/events/${id}`, { data: theirs });
  await save.tap();
  await expect(dialog.getByText(forms.changedMeanwhile(words.noun('Spanish')))).toBeVisible();
  await expect(dialog.getByText('Su picnic')).toBeVisible();
  await dialog.getByRole('button', { name: forms.keepTyped }).tap();
  await expect(title).toHaveValue('Mi picnic');
  await expect(dialog.getByLabel('Location in Spanish')).toHaveValue('Parque');

  await page.route('**/api/translations/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  const renamed = uniqueTitle('Potluck');
  await dialog.getByLabel('Title', { exact: true }).fill(renamed);
  const cut = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
  await save.tap();
  await cut;
  await expect(save).toBeEnabled();
  await expect(title).toHaveValue('Mi picnic');
  await page.unroute('**/api/translations/**');
  await save.tap();
  await expect(page.getByText(events.updated)).toBeVisible();
  const { title: now, fields } = await translationOf(page, id);
  expect([now, fields[0].translation, fields[0].state]).toEqual([renamed, 'Mi picnic', 'there']);
});

test('a new event is created once, with its words in both', async ({ page }) => {
  const title = uniqueTitle('Posada');
  await openReady(page, `${site.origin}/events?show=100`);
  await page.getByRole('button', { name: 'Add Event' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Add New Event' });
  await expect(dialog.getByLabel('Title in Spanish')).toBeHidden();
  await fillEvent(dialog, { title, date: inDays(4) });
  await dialog.getByLabel('Title in Spanish').fill('La posada');
  await page.route('**/api/translations/**', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Create One-time Event' }).tap();
  await expect(page.getByText(/^The words in Spanish were not saved/).first()).toBeVisible();
  await page.unroute('**/api/translations/**');
  await dialog.getByLabel('Location', { exact: true }).fill('Chapel');
  await dialog.getByRole('button', { name: 'Create One-time Event' }).tap();
  await expect(page.getByText(events.created)).toBeVisible();
  const all = await (await page.request.get(`${site.origin}/api/events`)).json();
  const found = all.filter((event: { title: string }) => event.title === title);
  expect(found).toMatchObject([{ location: 'Chapel' }]);
  expect((await translationOf(page, found[0].id)).fields[0].translation).toBe('La posada');
});

test('the office leads to what is missing, and a tap opens exactly that field', async ({ page }) => {
  const title = uniqueTitle('First of all');
  const { id } = await add(page, title, { date: inDays(0) });
  await openReady(page, `${site.origin}/office`);
  await page.getByRole('link', { name: /^Translate: To translate: \d+ missing/ }).tap();
  const item = page.getByRole('listitem').filter({ hasText: title }).first();
  await item.getByRole('button', { name: 'Location' }).tap();
  const dialog = page.getByRole('dialog', { name: words.dialogTitle(title) });
  await expect(dialog.getByLabel('Location in Spanish')).toBeFocused();
  await page.keyboard.insertText('Aquí');
  await dialog.getByRole('button', { name: words.saveNext }).tap();
  await expect(page.getByText(words.saved('Spanish'))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog', { name: /^Translate: / })).toBeVisible();
  const fieldOf = async () =>
    (await translationOf(page, id)).fields.find(({ name }: { name: string }) => name === 'location');
  expect(await fieldOf()).toMatchObject({ translation: 'Aquí' });
  await page.getByRole('button', { name: english.ui.undo }).tap();
  await expect(page.getByText(words.undone)).toBeVisible();
  expect(await fieldOf()).toMatchObject({ state: 'missing' });
});

test('the church’s own words are translated where they are written', async ({ page }) => {
  const { labels } = english.churchFacts;
  const welcome = uniqueTitle('Come in');
  await page.request.patch(`${site.origin}/api/church`, { data: { welcome } });
  await openReady(page, `${site.origin}/church-settings?group=welcome`);
  const field = page.getByLabel(`${labels.welcome} in Spanish`);
  await field.fill('Pase adelante');
  await page.getByRole('button', { name: english.settingsGroups.welcome.save }).tap();
  await expect(page.getByText(english.church.saved)).toBeVisible();
  await page.goto(`${site.origin}/es`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Pase adelante');
});
