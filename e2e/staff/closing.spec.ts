import type { Page } from 'playwright/test';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { inDays } from '../support/events.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { expect, openReady, test, unlock } from '../support/test.ts';

// What all other tests look at stays open.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.describe.configure({ mode: 'serial' });

let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
});

test.beforeEach(({ context }) => unlock(context, site.origin));

const today = inDays(0);
const day = String(formatDate(today, 'EEEE, MMMM d'));
/** The button that closes, which says what it does. */
const deed = (verb: string) => new RegExp(`^${verb} ${day.split(',')[0]} `);
const read = async (page: Page, path: string) => (await page.request.get(`${site.origin}${path}`)).json();
const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).tap();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Closing' });

/** The first two taps. */
async function openClosing(page: Page) {
  await tap(page, 'More for staff');
  await page.getByRole('menuitem', { name: 'Closing' }).tap();
}

/** One of each that a day may have, none of them over before midnight; gives the single event. */
async function addToday(page: Page) {
  const add = async (fields: object) => {
    const when = { date: today, time: '11:20 pm', length_minutes: 60 };
    const described = { location: 'Hall', description: 'Come in.', ...when, ...fields };
    const answer = await page.request.post(`${site.origin}/api/events`, { data: described });
    expect(answer.status()).toBe(201);
    return (await answer.json()) as { id: string };
  };
  await add({ title: 'Candlelight', kind: 'service', listed: true });
  await add({ title: 'Choir', is_recurring: true, recurrence_frequency: 'weekly' });
  await add({ title: 'Quilt Show', date: inDays(-1), end_date: inDays(1) });
  return add({ title: 'Food Pantry' });
}

const added = ['Candlelight', 'Choir', 'Food Pantry', 'Quilt Show'];

/** The titles of the added dates and how each is held, as visitors see them. The demo's own may be over. */
async function statuses(page: Page): Promise<Record<string, string>> {
  const window = await read(page, `/api/events?from=${today}&to=${today}`);
  const ours = window.filter(({ title }: { title: string }) => added.includes(title));
  return Object.fromEntries(
    ours.map(({ title, status, closed_dates }: Record<string, string>) => [
      title,
      closed_dates?.includes(today) ? 'cancelled' : status,
    ]),
  );
}

test('three taps cancel everything today, and the log takes it back; later, one thing is left on', async ({
  page,
  browser,
}) => {
  const pantry = await addToday(page);
  const before = await statuses(page);
  await openReady(page, `${site.origin}/about`);
  await openClosing(page);
  for (const title of added) await expect(dialog(page).getByRole('checkbox', { name: title })).toBeChecked();
  const message = dialog(page).getByLabel('What everyone reads');
  await expect(message).toHaveValue(`Everything is cancelled today, ${day}.`);
  await tap(page, deed('Cancel'));
  await expect(page.getByText(`Closed: ${day}`)).toBeVisible();
  expect(new Set(Object.values(await statuses(page)))).toEqual(new Set(['cancelled']));

  await tap(page, 'More for staff');
  await page.getByRole('menuitem', { name: 'Activity' }).tap();
  const entry = page.getByRole('article').filter({ hasText: `Closed: ${day}, “Everything is cancelled` });
  await expect(entry).toHaveCount(1);
  await entry.getByRole('button', { name: /^Undo/ }).tap();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Undo', exact: true }).tap();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  expect(await statuses(page)).toEqual(before);
  await page.keyboard.press('Escape');

  await openClosing(page);
  await dialog(page).getByText('Tonight', { exact: true }).tap();
  await expect(message).toHaveValue(`Everything is cancelled tonight, ${day}, from 5:00 PM on.`);
  await message.fill('The hall is cold.');
  await dialog(page).getByText('Starts late').tap();
  await tap(page, deed('Start'));
  await expect(dialog(page).getByText('Please say when it starts.').first()).toBeVisible();
  await dialog(page).getByLabel('Starts at').fill('23:30');
  await dialog(page).getByRole('checkbox', { name: 'Food Pantry' }).tap();
  await expect(message).toHaveValue('The hall is cold.');
  await tap(page, deed('Start'));
  await expect(page.getByText(`Starts late: ${day}`)).toBeVisible();
  const late = { Candlelight: 'late', Choir: 'late', 'Food Pantry': 'scheduled' };
  expect(await statuses(page)).toMatchObject(late);
  expect(await read(page, '/status.json')).toMatchObject({ status: 'late', message: 'The hall is cold.' });
  await page.goto(site.origin);
  await expect(page.getByRole('main').getByText(/^Starts late: 11:30\sPM today: /)).toContainText('Choir');
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const seen = await visitor.newPage();
  await seen.goto(`${site.origin}/events/${pantry.id}`);
  await expect(seen.getByText('The hall is cold.').first()).toBeVisible();
  await visitor.close();

  await openClosing(page);
  await tap(page, 'Change: Starts late today');
  await expect(message).toHaveValue('The hall is cold.');
  await expect(dialog(page).getByRole('checkbox', { name: 'Choir' })).toBeChecked();
  await expect(dialog(page).getByRole('checkbox', { name: 'Food Pantry' })).not.toBeChecked();
  await tap(page, 'Reopen: Starts late today');
  await expect(page.getByText('Open again, as before')).toBeVisible();
  expect(await statuses(page)).toEqual(before);
  const told = page.locator('[data-sonner-toast]').filter({ hasText: 'Open again, as before' });
  await told.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => statuses(page)).toMatchObject(late);
  await tap(page, 'Reopen: Starts late today');
  await expect.poll(() => statuses(page)).toEqual(before);
  expect(await read(page, '/status.json')).toMatchObject({ status: 'open', message: null });
});
