import { byNight, expect, openReady, test } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('staff add, change and remove a redirect from an old address', byNight, async ({ page, asAdmin: _ }) => {
  let release: () => void = () => undefined;
  const isTyped = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/redirects?*', async (route) => {
    await isTyped;
    await route.continue();
  });
  await openReady(page, '/church-data');
  const panel = page.getByRole('region', { name: 'Old addresses' });
  const leadsTo = async () =>
    (await page.request.get('/old-site/History', { maxRedirects: 0 })).headers().location;

  await panel.getByLabel('Old path').fill('https://old-church.example/Old-Site/history/');
  await panel.getByLabel('Leads to').fill('nowhere at all');
  // The list that comes in late takes nothing typed away.
  release();
  await expect(panel.getByText('There are no old addresses yet.')).toBeVisible();
  await panel.getByRole('button', { name: 'Add' }).tap();
  await expect(panel.getByText('Please enter a path of this site, such as /about.')).toBeVisible();
  await expect(panel.getByLabel('Old path')).toHaveValue('https://old-church.example/Old-Site/history/');
  await panel.getByLabel('Leads to').fill('/about');
  await panel.getByRole('button', { name: 'Add' }).tap();
  const list = panel.getByRole('list', { name: 'Old addresses' });
  await expect(list.getByText('/old-site/history → /about')).toBeVisible();
  expect(await leadsTo()).toBe('/about');

  await list.getByRole('button', { name: 'Change /old-site/history' }).tap();
  await list.getByLabel('Leads to').fill('/visit');
  await list.getByRole('button', { name: 'Save' }).tap();
  await expect(list.getByText('/old-site/history → /visit')).toBeVisible();
  expect(await leadsTo()).toBe('/visit');

  await list.getByRole('button', { name: 'Change /old-site/history' }).tap();
  await list.getByLabel('Leads to').fill('/ministries');
  const [row] = await (await page.request.get('/api/redirects')).json();
  await page.request.patch(`/api/redirects/${row.id}`, { data: { to_path: '/giving' } });
  await list.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText(/^Failed to save: /)).toBeVisible();
  await expect(list.getByLabel('Leads to')).toHaveValue('/ministries');
  await list.getByRole('button', { name: 'Cancel' }).tap();
  await expect(list.getByText('/old-site/history → /giving')).toBeVisible();

  await list.getByRole('button', { name: 'Remove /old-site/history' }).tap();
  await expect(list.getByText('/old-site/history')).toBeHidden();
  expect(await leadsTo()).toBeUndefined();
});
