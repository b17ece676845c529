import { church } from '#lib/core/church/church.ts';
import { byNight, expect, test, untilLettersShow } from '../support/test.ts';

const pages = [
  { path: '/about', title: 'About Us', heading: 'About Us' },
  { path: '/about?tab=services', title: 'About Us', heading: 'About Us' },
  { path: '/beliefs', title: 'Beliefs', heading: 'Beliefs' },
  { path: '/mission-vision', title: 'Mission & Vision', heading: 'Mission & Vision' },
  { path: '/giving', title: 'Ways to Give', heading: 'Ways to Give' },
  { path: '/resources', title: 'Resources', heading: 'Resources' },
  { path: '/visit', title: 'Plan Your Visit', heading: 'Plan Your Visit' },
  { path: '/ministries', title: 'Ministries', heading: 'Our Ministries' },
  { path: '/ministries?tab=youth', title: 'Ministries', heading: 'Our Ministries' },
];
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, heading } of pages) {
    test(`${path} is complete`, byNight, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} - ${church.name}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
    });
  }
});

test(
  'on the smallest phone no passage leaves the statement that it belongs to',
  byNight,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 850 });
    await page.goto('/beliefs');
    await untilLettersShow(page);
    const outside = await page.getByRole('article').evaluateAll((statements) =>
      statements.flatMap((statement) => {
        const passage = statement.querySelector('a');
        const reach = passage ? passage.getBoundingClientRect().right : Number.POSITIVE_INFINITY;
        return reach > statement.getBoundingClientRect().right + 0.5 ? [passage?.textContent] : [];
      }),
    );
    expect(outside).toEqual([]);
  },
);

test('beliefs are six statements, each with its passage', async ({ page }) => {
  await page.goto('/beliefs');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'God',
    'Jesus Christ',
    'Salvation',
    'The Holy Spirit',
    'The Bible',
    'Life in the Spirit',
  ]);
  await expect(page.getByRole('link', { name: 'John 14:26' })).toHaveAttribute('target', '_blank');
});

test('mission and vision name four objectives and a vision', async ({ page }) => {
  await page.goto('/mission-vision');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'Reaching',
    'Relating',
    'Restoring',
    'Releasing',
  ]);
  await expect(page.getByRole('region', { name: 'Our vision' })).toContainText(
    'We see a church that its town would miss.',
  );
});

test('resources lead out to three places and back to the people', async ({ page }) => {
  await page.goto('/resources');
  for (const { name, url } of Object.values(church.resources)) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await page.getByRole('link', { name: 'Connect With Us' }).click();
  await expect(page).toHaveURL('/about');
});
