import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presentVersion } from '#lib/updates/releases/present-version.ts';
import { writeReleases } from '#tests/support/files/releases.ts';
import { newDatabase } from '../../support/sites/own-database.ts';
import { siteSecrets } from '../../support/sites/secrets.ts';
import { type Site, startSite } from '../../support/sites/start-site.ts';
import { expect, openReady, test, unlock } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'default' });

const folder = mkdtempSync(join(tmpdir(), 'belltower-updates-'));
const wishFile = join(folder, 'update-wish.json');
let site: Site;

test.beforeAll(async () => {
  const { url, key } = writeReleases(folder, [
    { version: '99.1.0', is_security: true },
    { version: presentVersion() },
  ]);
  site = await startSite({
    ...{ ...siteSecrets, DATA_DIR: folder, DATABASE_URL: await newDatabase(), UPDATES_URL: url },
    ...{ UPDATES_KEY: key, RUNS_AS: 'belltower.service', UPDATE_STATE: join(folder, 'state.json') },
  });
});
test.beforeEach(({ context }) => unlock(context, site.origin));
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const readWish = () => JSON.parse(readFileSync(wishFile, 'utf8'));

function noteState(state: object): void {
  const whole = {
    ...{
      from: presentVersion(),
      to: '99.1.0',
      because: null,
      detail: null,
      copy_seconds: 3,
      can_go_back: false,
    },
    ...{ began_at: new Date().toISOString(), ended_at: null, ...state },
  };
  writeFileSync(join(folder, 'state.json'), JSON.stringify(whole));
}

test('an update is chosen in the office, taken back, and told of when it went back', async ({ page }) => {
  await openReady(page, `${site.origin}/office`);
  const parcel = page.getByRole('region', { name: /99\.1\.0/ });
  await expect(parcel).toContainText('Version 99.1.0 is out and closes a security hole');
  await expect(parcel).toContainText('What is new in 99.1.0.');
  await expect(parcel).toContainText(/For (a minute|\d+ minutes) at most nothing can be saved/);

  await parcel.getByRole('button', { name: 'Update tonight' }).click();
  await expect(parcel).toContainText(/The update to version 99\.1\.0 is planned: .+ at 3:45 AM/);
  expect(readWish()).toMatchObject({ version: '99.1.0' });
  await parcel.getByRole('button', { name: 'Take back' }).click();
  await expect(parcel.getByRole('button', { name: 'Update now' })).toBeVisible();
  expect(existsSync(wishFile)).toBe(false);

  await parcel.getByRole('button', { name: 'Update now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Update now' }).click();
  await expect(parcel).toContainText('begins in a moment');
  noteState({ step: 'copying' });
  await page.reload();
  await expect(page.getByText('The site is being updated. Visitors can read')).toBeVisible();

  rmSync(wishFile);
  noteState({ step: 'went_back', because: 'hung', ended_at: new Date().toISOString() });
  await page.reload();
  await expect(parcel).toContainText('The update to version 99.1.0 went back');
  await expect(parcel).toContainText('The new version did not answer in time.');
  await parcel.getByRole('button', { name: 'Not this one' }).click();
  await expect(parcel).toBeHidden();
});

test('the settings say which version it is', async ({ page }) => {
  await openReady(page, `${site.origin}/church-settings?group=updates`);
  await expect(page.getByText(`This is version ${presentVersion()}.`)).toBeVisible();
});
