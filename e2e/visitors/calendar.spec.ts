import type { APIRequestContext, Page } from 'playwright/test';
import { church } from '#lib/core/church/church.ts';
import { addDays, formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { addEvent, uniqueTitle } from '../support/events.ts';
import { byNight, expect, test } from '../support/test.ts';

let today = churchToday();

// The church's day may end while the tests run.
test.beforeEach(() => {
  today = churchToday();
});

test('the calendar opens on this month with today marked and today’s events beside it', async ({ page }) => {
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Church Calendar');
  const grid = page.getByRole('grid', { name: month(today) });
  await expect(grid.getByRole('gridcell')).toHaveCount(42);
  await expect(grid.getByRole('columnheader').first()).toHaveAccessibleName(/^Sun/);
  await expect(grid.locator('[aria-current="date"]')).toHaveAccessibleName(
    new RegExp(`^${words(today)}, today`),
  );
  await expect(page.getByRole('heading', { name: panelDate(today) })).toBeVisible();
});

test('a day shows its events and can be linked to', async ({ page, request }) => {
  const event = await nextEvent(request);
  await page.goto(`/calendar?date=${event.date}`);
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(panelDate(event.date));
  await panel(page).getByRole('link', { name: event.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title);
});

test('choosing a day changes the panel, turning the month does not', async ({ page }) => {
  await page.goto('/calendar');
  const chosen = `${today.slice(0, 8)}10`;
  await page.getByRole('link', { name: new RegExp(`^${words(chosen)}`) }).click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(panelDate(chosen));
  await expect(page).toHaveURL(new RegExp(`date=${chosen}`));
  await page.getByRole('link', { name: /^Next month/ }).click();
  await expect(page.getByRole('grid', { name: month(addDays(`${today.slice(0, 8)}28`, 7)) })).toBeVisible();
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(panelDate(chosen));
  await page.getByRole('link', { name: /^Prev month/ }).click();
  await expect(page.getByRole('grid', { name: month(today) })).toBeVisible();
});

test('a pressed day scrolls its panel into view on a phone', byNight, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/calendar?month=2031-05');
  const day = page.locator('[data-date="2031-05-10"]');
  await day.click();
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('May 10th, 2031');
  await expect(panel(page)).toBeInViewport({ ratio: 0.99 });
  await expect(day).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
  await day.click();
  await expect(panel(page)).toBeInViewport({ ratio: 0.99 });
});

test('the keys of a date grid move the focus, over the month’s end too', async ({ page }) => {
  await page.goto('/calendar?date=2026-01-07');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-date'));
  await expect(page.locator('[data-date][tabindex="0"]')).toHaveAttribute('data-date', '2026-01-07');
  await page.locator('[data-date="2026-01-07"]').focus();
  for (const [key, date] of [
    ['ArrowRight', '2026-01-08'],
    ['ArrowDown', '2026-01-15'],
    ['ArrowLeft', '2026-01-14'],
    ['ArrowUp', '2026-01-07'],
    ['End', '2026-01-10'],
    ['Home', '2026-01-04'],
    ['ArrowUp', '2025-12-28'],
    ['PageDown', '2026-01-28'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(focused, { message: `${key} moves to ${date}` }).toBe(date);
  }
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText('January 28th, 2026');
});

test('a date that is none falls back to today', byNight, async ({ page }) => {
  for (const address of ['/calendar?date=2026-02-30', '/calendar?date=soon', '/calendar?month=2026-13']) {
    await page.goto(address);
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(panelDate(today));
  }
});

test('a day without events names the church office', byNight, async ({ page }) => {
  await page.goto('/calendar?date=1999-01-05');
  await expect(panel(page)).toContainText('No events scheduled for this date');
  await expect(panel(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
});

test('the calendar can be subscribed to', async ({ page, request }) => {
  await page.goto('/calendar');
  await expect(page.getByRole('link', { name: /^Subscribe/ })).toHaveAttribute(
    'href',
    /^webcal:\/\/.*\/calendar\.ics$/,
  );
  const feed = await request.get('/calendar.ics');
  expect(feed.headers()['content-type']).toContain('text/calendar');
});

test('the lists below change between upcoming and past events', byNight, async ({ page }) => {
  await page.goto('/calendar');
  await expect(page.getByRole('region', { name: 'Upcoming Events' })).toHaveCSS('height', '550px');
  await page.getByRole('link', { name: 'Past Events' }).click();
  await expect(page.getByRole('region', { name: 'Past Events' })).toBeVisible();
});

test(
  'a printed month fits on one page with every event of a full day',
  byNight,
  async ({ page, asAdmin: _ }) => {
    const date = addDays(today, 260);
    const titles = [1, 2, 3, 4, 5, 6].map((hour) => uniqueTitle(`Bible School, part ${hour} of the day`));
    for (const [place, title] of titles.entries())
      await addEvent(page.request, { title, date, time: `${place + 1}:00 PM` });
    // A4 across, less its margins.
    await page.setViewportSize({ width: 1047, height: 718 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(`/calendar?date=${date}`);
    await expect(page.locator('.wall-calendar').getByText(church.name)).toBeVisible();
    const day = page.locator(`td:has([data-date="${date}"])`);
    const { y = 0, height = 0 } = (await day.boundingBox()) ?? {};
    for (const each of titles) {
      const title = await day.getByText(each).boundingBox();
      expect((title?.y ?? Number.POSITIVE_INFINITY) + (title?.height ?? 0)).toBeLessThanOrEqual(
        y + height + 1,
      );
    }
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  },
);

test('staff find their controls', byNight, async ({ page, asAdmin: _ }) => {
  await page.goto('/calendar');
  await expect(page.getByRole('button', { name: 'Add Event' })).toBeVisible();
  await page.getByRole('link', { name: 'Switch to List View' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
});

test('an event’s page says everything and goes into a calendar of one’s own', async ({ page, request }) => {
  const event = await nextEvent(request, ({ is_recurring }) => is_recurring);
  await page.goto(`/events/${event.id}`);
  for (const fact of [event.location, event.time, event.description]) {
    await expect(page.getByRole('main')).toContainText(fact);
  }
  await expect(page.getByRole('region', { name: 'Next dates' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('link', { name: /^Show on a map/ })).toHaveAttribute('href', /maps/);
  await expect(page.getByRole('link', { name: /^Google Calendar/ })).toHaveAttribute('href', /dates=/);
  for (const name of [/this date$/, /all dates$/]) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect(await (await request.get(String(href))).text()).toContain('BEGIN:VEVENT');
  }
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({
      '@type': 'Event',
      name: event.title,
      startDate: expect.stringContaining(event.date),
    }),
  );
});

test.describe('an address that is no event', () => {
  test.use({ expectedErrors: [/404/] });

  test('answers 404 with the way home', async ({ page }) => {
    for (const id of [
      'unknown',
      '00000000-0000-4000-8000-000000000000',
      '00000000-0000-4000-8000-000000000000_20260101',
    ]) {
      expect((await page.goto(`/events/${id}`))?.status()).toBe(404);
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('days, months, lists and events are links', async ({ page, request }) => {
    const event = await nextEvent(request);
    await page.goto(`/calendar?date=${event.date}`);
    await page.getByRole('link', { name: /^Next month/ }).click();
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(panelDate(event.date));
    await page.getByRole('link', { name: /^Prev month/ }).click();
    await page.setViewportSize({ width: 390, height: 700 });
    await page.locator(`[data-date="${event.date}"]`).click();
    await expect(panel(page).getByRole('heading', { level: 2 })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Past Events' }).click();
    await expect(
      page.getByRole('region', { name: 'Past Events' }).getByRole('listitem').first(),
    ).toBeVisible();
    await panel(page).getByRole('link', { name: event.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title);
    await page.getByRole('link', { name: 'See it in the calendar' }).click();
    await expect(panel(page).getByRole('heading', { level: 2 })).toHaveText(panelDate(event.date));
  });
});

function panel(page: Page) {
  return page.getByRole('region', { name: /\w+ \d+\w\w, \d{4}/ });
}

/** The next event that is neither cancelled nor begun before tomorrow. */
async function nextEvent(
  request: APIRequestContext,
  isMeant: (event: Occurrence) => boolean = () => true,
): Promise<Occurrence> {
  const response = await request.get(`/api/events?from=${addDays(today, 1)}&to=${addDays(today, 60)}`);
  const events = (await response.json()) as Occurrence[];
  const found = events.find((event) => event.date > today && !event.is_cancelled && isMeant(event));
  if (!found) throw new Error('The demo content has no such event.');
  return found;
}

function month(date: string): string {
  return String(formatDate(date, 'MMMM yyyy'));
}

/** How a day's name begins. */
function words(date: string): string {
  return String(formatDate(date, 'EEEE, MMMM d, yyyy')).replace(/, (?=\d{4}$)/, ' ?, ');
}

function panelDate(date: string): string {
  return String(formatDate(date, 'MMMM do, yyyy'));
}
