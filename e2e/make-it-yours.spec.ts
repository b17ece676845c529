import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { church } from '#lib/core/church/church.ts';
import { siteSecrets } from './support/secrets.ts';
import { type Site, startSite } from './support/sites.ts';
import { expect, test, untilReady } from './support/test.ts';

// From an empty start to a church's own site, by browser alone, on a phone. It is recorded: the trace shows every step.
test.use({
  viewport: { width: 390, height: 844 },
  timezoneId: 'America/New_York',
  trace: 'on',
  // Asked for the session before there is one.
  expectedErrors: [/401/],
});
test.describe.configure({ timeout: 180_000 });

const name = 'Harbor Light Chapel';
/** What no page may say any more. */
const demoFacts = [church.name, church.street, church.city, church.phone, church.timeZone];
let site: Site;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belltower-'));
  site = await startSite({ ...siteSecrets, DATA_DIR: folder, SEED: 'none', DATABASE_URL: '' });
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a church of another name, town and zone is made from an empty start', async ({ page }) => {
  await unlockByHand(page);
  await test.step('the church', () => stateTheChurch(page));
  await test.step('the demo', () => removeTheDemo(page));
  await test.step('ready', () => finish(page));
  await test.step('every page is theirs', () => findNothingOfTheDemo(page));
});

/** As somebody does who has just read the password on the screen. */
async function unlockByHand(page: Page): Promise<void> {
  await page.goto(site.origin);
  await untilReady(page);
  await page.getByRole('button', { name: 'Staff' }).click();
  await page.getByLabel('Password').fill(siteSecrets.ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Unlock admin mode' }).click();
  const card = page.getByRole('complementary', { name: 'Make it yours' });
  await card.getByRole('link', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make it yours');
}

async function stateTheChurch(page: Page): Promise<void> {
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await fill('Name of the church', name);
  await fill('Short name', 'Harbor Light');
  await fill('Street and number', '14 Pier Road');
  await fill('City or town', 'Rockport');
  await fill('Postal code', '04856');
  await fill('State or region', 'Maine');
  await fill('State or region, short', 'ME');
  await fill('Phone', '(207) 555-0143');
  await fill('E-mail', 'hello@harborlight.example');
  await fill('One sentence of welcome', 'A small chapel by the water, with room for you.');
  await page.getByRole('button', { name: 'Use America/New_York' }).click();
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page).toHaveURL(/step=services$/);
}

async function removeTheDemo(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Demo content' }).click();
  await expect(page.getByText('Still as the demo brought them: 6 ministries.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the demo content' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The demo content is back')).toBeVisible();
}

async function finish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Go on' }).click();
  const left = page.getByRole('list', { name: 'Still the demo’s' });
  await expect(left.getByRole('link')).toContainText([/Years/, /Giving/, /Social pages/, /Ministries/]);
  await page.getByRole('button', { name: 'This is our site now' }).click();
  await page.getByRole('link', { name: 'Look at your site' }).click();
}

async function findNothingOfTheDemo(page: Page): Promise<void> {
  await expect(page.getByRole('contentinfo')).toContainText('14 Pier Road');
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(page.getByRole('complementary', { name: 'Make it yours' })).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-time-zone', 'America/New_York');
  for (const path of ['/', '/visit', '/giving', '/calendar.ics', '/sermons/feed.xml']) {
    const text = await (await page.request.get(`${site.origin}${path}`)).text();
    expect(
      demoFacts.filter((fact) => text.includes(fact)),
      path,
    ).toEqual([]);
  }
}
