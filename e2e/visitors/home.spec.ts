import { formatInTimeZone } from 'date-fns-tz';
import type { Page } from 'playwright/test';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { church } from '#lib/core/church/church.ts';
import type { ServiceDate } from '#lib/events/church-services/schema.ts';
import { timeLeft } from '#lib/home/time-left.ts';
import { isWhole } from '#tests/support/extent.ts';
import { byNight, expect, test, untilLettersShow } from '../support/test.ts';

test('the home page has its sections in the specified order, each with its links', async ({ page }) => {
  await page.goto(paths.home);
  const main = page.getByRole('main');
  await expect(main.locator('section[aria-label], section[aria-labelledby]')).toHaveCount(7);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    /./, // the featured event
    'Next service',
    church.services.bibleStudy.label,
    'Location',
    /^Prayer/,
    'A note to whoever is new here',
    'There is a door here with your name on it',
    'Latest sermon',
    'Upcoming events',
    'The road is shorter than it looks',
  ]);
  const links: [string, string][] = [
    ['Latest Sermon', paths.sermons],
    ['Learn More About Us', paths.about],
    ['View All Ministries', paths.ministries],
    ['Browse All Sermons', paths.sermons],
    ['View Full Calendar', paths.calendar],
  ];
  for (const [name, href] of links) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  const visits = main.getByRole('link', { name: 'Plan Your Visit' });
  await expect(visits).toHaveCount(2);
  for (const visit of await visits.all()) await expect(visit).toHaveAttribute('href', paths.visit);
});

test('the strip tells the Bible study, the place and a way to ask for prayer', byNight, async ({ page }) => {
  await page.goto(paths.home);
  const strip = page.getByRole('region', { name: 'At a glance' });
  await expect(strip.getByText(church.services.bibleStudy.text)).toBeVisible();
  await expect(strip.getByRole('paragraph').filter({ hasText: church.street })).toContainText(
    `${church.city}, ${church.region} ${church.postalCode}`,
  );
  await expect(strip.getByText('Submit a prayer request')).toBeVisible();
});

test('the letter breaks no word of its greeting on the smallest phone', byNight, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 850 });
  await page.goto(paths.home);
  await untilLettersShow(page);
  const lines = await page.getByText('Dear neighbor,').evaluate((greeting) => {
    const word = document.createRange();
    const text = greeting.firstChild as Text;
    word.setStart(text, text.data.indexOf('neighbor'));
    word.setEnd(text, text.length);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('three events are listed, and the featured one opens the calendar', async ({ page }) => {
  await page.goto(paths.home);
  const upcoming = page.getByRole('region', { name: 'Upcoming events' });
  await expect(upcoming.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('article').filter({ hasText: 'Featured event' }).getByRole('link').click();
  await expect(page).toHaveURL(paths.calendar);
});

test.describe('the clocks', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  for (const circumstances of isWhole ? ['from any zone', 'before any script has come'] : ['from any zone']) {
    test.describe(circumstances, () => {
      test.use({ expectedErrors: [/ERR_FAILED/] });

      test('the countdown runs to the church’s own time, then to the next one', async ({ page }) => {
        const [next, after] = await nextStarts(page);
        if (!next || !after) throw new Error('There is always a next service.');
        if (circumstances === 'before any script has come')
          await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
        await page.clock.install({ time: next.startsAt - 3_730_000 });
        await page.goto(paths.home);
        await page.clock.pauseAt(next.startsAt - 3_723_000);
        await expect(page.locator('.countdown-value')).toHaveText(['00', '01', '02', '03']);
        await page.clock.runFor(1000);
        await expect(page.locator('.countdown-value')).toHaveText(['00', '01', '02', '02']);
        await page.clock.pauseAt(next.startsAt);
        const left = Object.values(timeLeft(after.startsAt - next.startsAt));
        await expect(page.locator('.countdown-value')).toHaveText(
          left.map((part) => String(part).padStart(2, '0')),
        );
        await expect(page.getByRole('region', { name: 'At a glance' })).toContainText(after.when);
      });
    });
  }

  test('the greeting follows the visitor’s hour and turns with it', async ({ page }) => {
    // Four in the morning in Tokyo.
    await page.clock.install({ time: new Date('2026-11-20T19:58:30Z') });
    await page.goto(paths.home);
    const greeting = page.getByRole('heading', { level: 1 });
    await expect(greeting).toContainText('Good night');
    await page.clock.runFor(120_000);
    await expect(greeting).toContainText('Good morning');
    await expect(page.locator('[data-sky]')).toHaveAttribute('data-sky', 'dawn');
  });
});

test('without scripts, the greeting follows the visitor’s time zone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.clock.setFixedTime(new Date('2026-11-20T05:00:00Z'));
  await page.goto(`${baseURL}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good afternoon');
  await expect(page.locator('[data-sky]')).toHaveAttribute('data-sky', 'noon');
  await context.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole page is there: greeting, countdown, events, sermon', async ({ page }) => {
    await page.goto(paths.home);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      /Good (morning|afternoon|evening|night)/,
    );
    await expect(page.locator('.countdown-value')).toHaveCount(4);
    await expect(page.getByRole('region', { name: 'At a glance' }).locator('time')).toContainText(/ at \d/);
    await expect(page.getByRole('region', { name: 'Upcoming events' }).getByRole('listitem')).toHaveCount(3);
    await expect(
      page.getByRole('region', { name: 'Latest sermon' }).getByRole('heading', { level: 3 }),
    ).toBeVisible();
  });
});

test('a reload starts at the top again', byNight, async ({ page }) => {
  await page.goto(paths.home);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  'the hero’s background moves 0.15 of the way; with reduced motion, not at all',
  byNight,
  async ({ page }) => {
    const lag = async () => {
      await page.goto(paths.home);
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, 200));
        expect(await page.evaluate(() => window.scrollY)).toBe(200);
      }).toPass();
      return () =>
        page.evaluate(() => {
          const transform = getComputedStyle(
            document.querySelector('[data-hero-background]') as Element,
          ).transform;
          return transform === 'none' ? 0 : new DOMMatrix(transform).m42;
        });
    };
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(await lag()).toBeCloseTo(30, 0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await (await lag())()).toBe(0);
  },
);

/** The services that have not begun, as the API gives them. */
async function nextStarts(page: Page): Promise<{ startsAt: number; when: string }[]> {
  const rows: ServiceDate[] = await (await page.request.get('/api/services/next?count=4')).json();
  return rows
    .map(({ starts_at }) => ({
      startsAt: Date.parse(starts_at),
      when: formatInTimeZone(starts_at, church.timeZone, "EEEE, MMMM d 'at' h:mm a"),
    }))
    .filter(({ startsAt }) => startsAt > Date.now());
}
