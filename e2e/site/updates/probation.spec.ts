import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillPrayer, solveSum } from '../../support/prayer-form.ts';
import { newDatabase } from '../../support/sites/own-database.ts';
import { siteSecrets } from '../../support/sites/secrets.ts';
import { type Site, startSite, tryPassword } from '../../support/sites/start-site.ts';
import { expect, test } from '../../support/test.ts';

const words = 'A minute, please: the site is being updated.';
const request = 'For calm in the storm.';
test.use({ expectedErrors: [/status of 503/] });

let site: Site;
let folder: string;

/** A new version on trial, on a site of its own. */
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belltower-probation-'));
  const DATABASE_URL = await newDatabase();
  site = await startSite({ ...siteSecrets, DATA_DIR: folder, DATABASE_URL, PROBATION: '1' });
});
test.afterEach(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Root accepts the version. */
async function accept(): Promise<void> {
  site.signal('SIGUSR2');
  await expect.poll(() => site.output()).toContain('The new version is accepted');
}

test('pages are read, sign-ins and changes are refused until the version is accepted', async () => {
  for (const path of ['/', '/events', '/api/health', '/calendar.ics', '/up'])
    expect((await fetch(site.origin + path)).status, path).toBe(200);
  const refused = await tryPassword(site, siteSecrets.ADMIN_PASSWORD);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining(words) });
  for (const [method, path] of [
    ['POST', '/api/prayer-requests'],
    ['DELETE', '/api/events/1'],
    ['POST', '/api/uploads/sound'],
  ])
    expect((await fetch(site.origin + path, { method })).status, path).toBe(503);
  await accept();
  expect((await tryPassword(site, siteSecrets.ADMIN_PASSWORD)).status).toBe(200);
  site.signal('SIGUSR2');
  expect((await fetch(`${site.origin}/visit`)).status).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a form comes back as it was typed, and is taken once the version is accepted', async ({ page }) => {
    await page.goto(`${site.origin}/visit`);
    await fillPrayer(page, request);
    const answers: (string | undefined)[] = [];
    page.on('response', (answer) => {
      if (answer.request().method() === 'POST')
        answers.push(`${answer.status()} ${answer.headers()['retry-after']}`);
    });
    await page.getByRole('button', { name: 'Submit Prayer Request' }).click();
    await expect(page.getByText(words)).toBeVisible();
    await solveSum(page);
    const typedSum = await page.getByRole('textbox', { name: /What is/ }).inputValue();
    const again = page.getByRole('button', { name: 'Send again' });
    await again.click();
    await expect(page.getByRole('textbox', { name: 'Prayer Request' })).toHaveValue(request);
    await expect(page.getByRole('textbox', { name: /What is/ })).toHaveValue(typedSum);
    expect(answers).toEqual(['503 30', '503 30']);
    expect(await (await fetch(`${site.origin}/visit`)).text()).not.toContain(words);
    await accept();
    await again.click();
    await expect(page.getByText('Your prayer request has been received')).toBeVisible();
  });
});

test('with scripts a form keeps what is typed', async ({ page }) => {
  await page.goto(`${site.origin}/visit`);
  await fillPrayer(page, request);
  await solveSum(page);
  const send = page.getByRole('button', { name: 'Submit Prayer Request' });
  await send.click();
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: words })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Prayer Request' })).toHaveValue(request);
  await accept();
  await send.click();
  const received = page.getByRole('main').getByText('Your prayer request has been received');
  await expect(received).toBeVisible();
});
