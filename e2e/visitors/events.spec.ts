import type { Locator, Page } from 'playwright/test';
import { church } from '#lib/core/church/church.ts';
import { isWhole } from '#tests/support/extent.ts';
import { addEvent, fillEvent, inDays, uniqueTitle } from '../support/events.ts';
import { newGate } from '../support/gate.ts';
import { structuredData } from '../support/structured-data.ts';
import { byNight, expect, test, unlock } from '../support/test.ts';

/** Everything of the next days in sight at once. */
const wholeList = '/events?show=100';

function card(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

test.describe('a visitor', () => {
  for (const javaScriptEnabled of isWhole ? [true, false] : [true]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('sees five events, then five more, then five again', async ({ page }) => {
        await page.goto('/events');
        await expect(page.getByRole('article')).toHaveCount(5);
        await expect(page.getByText(/^Showing 5 of \d+$/)).toBeVisible();
        await page.getByRole('link', { name: 'Load More Events' }).click();
        await expect(page.getByRole('article')).toHaveCount(10);
        await expect(page.getByText(/^Showing 10 of \d+$/)).toBeVisible();
        await page.getByRole('link', { name: 'Show Less' }).click();
        await expect(page.getByRole('article')).toHaveCount(5);
      });

      test('finds past events on their own tab', async ({ page }) => {
        await page.goto('/events');
        await page.getByRole('link', { name: /^Past Events/ }).click();
        await expect(page.getByRole('link', { name: /^Past Events/ })).toHaveAttribute(
          'aria-current',
          'page',
        );
        await expect(page.getByRole('article').first()).toBeVisible();
      });
    });
  }

  test('with the list open sees a new event without reloading', async ({ page, browser, baseURL }) => {
    const staff = await browser.newContext({ baseURL: String(baseURL) });
    await unlock(staff, String(baseURL));
    await page.goto(wholeList);
    const title = uniqueTitle('Live');
    await addEvent(staff.request, { title, date: inDays(0) });
    await expect(card(page, title)).toBeVisible();
    await staff.close();
  });
});

test.describe('staff', () => {
  test('add an event on the home page, and the next visitor meets it everywhere', async ({
    page,
    browser,
    baseURL,
    asAdmin: _,
  }) => {
    const title = uniqueTitle('Chili Supper');
    await page.goto('/');
    await page.getByRole('button', { name: 'Add Event' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Event' });
    await expect(form).toContainText(
      'Create a new event for the church calendar. Fill out the details below.',
    );
    await fillEvent(form, { title, date: inDays(0) });
    await form.getByRole('button', { name: 'Create One-time Event' }).click();
    await expect(page.getByText('Event created successfully')).toBeVisible();
    await expect(form).toHaveCount(0);

    const visitor = await browser.newContext({ baseURL: String(baseURL) });
    expect(await (await visitor.request.get(wholeList)).text()).toContain(title);
    const [event] = (await (await visitor.request.get('/api/events')).json()).filter(
      (row: { title: string }) => row.title === title,
    );
    expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain(event.id);
    expect(await (await visitor.request.get(`/events/${event.id}`)).text()).toContain(title);
    await visitor.close();
  });

  test('say that an event is elsewhere, and take its picture away', byNight, async ({ page, asAdmin: _ }) => {
    const title = uniqueTitle('Weekend away');
    const location = 'A lodge on the river, forty minutes west';
    const { id } = await addEvent(page.request, {
      title,
      location,
      date: inDays(4),
      image_url: '/icon-512.png',
    });
    const main = page.getByRole('main');
    await page.goto(`/events/${id}`);
    await expect(main.getByText(church.street)).toBeVisible();
    await main.getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit Event' });
    await expect(form.getByRole('radio', { name: 'At the church' })).toBeChecked();
    await form.getByText('Elsewhere', { exact: true }).click();
    // An emptied field keeps the picture, and shows that it does.
    await form.getByLabel(/^Picture/).fill('');
    await expect(form.getByAltText('The picture as it is now')).toBeVisible();
    await form.getByRole('button', { name: 'Remove picture' }).click();
    await expect(form.getByText('The picture is removed once you save.')).toBeVisible();
    await form.getByRole('button', { name: 'Update Event' }).click();
    await expect(page.getByText('Event updated successfully')).toBeVisible();
    await expect(main.getByText(church.street)).toHaveCount(0);
    expect(await (await page.request.get(`/api/events/${id}`)).json()).toMatchObject({
      is_offsite: true,
      image_url: null,
    });
    await page.reload();
    const data = await structuredData(page, 'Event');
    expect(data.location).toEqual({ '@type': 'Place', name: location });
    const [picture] = data.image as [string];
    expect((await page.request.get(picture)).headers()['content-type']).toBe('image/png');
  });

  test('see the next dates of a rule before they create it', byNight, async ({ page, asAdmin: _ }) => {
    const title = uniqueTitle('Supper Club');
    await page.goto('/events');
    await page.getByRole('button', { name: 'Add Event' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Event' });
    await fillEvent(form, { title, date: '2030-06-02' });
    await form.getByText('Recurring', { exact: true }).click();
    await form.getByLabel('Frequency').selectOption('Advanced Monthly');
    await form.getByText('1st', { exact: true }).click();
    await form.getByText('3rd', { exact: true }).click();
    await expect(form.getByText('Every 1st and 3rd Sunday')).toBeVisible();
    await expect(form.getByText('Sun, Jun 16, 2030')).toBeVisible();
    await form.getByRole('button', { name: 'Create Recurring Event' }).click();
    await expect(page.getByText('Event created successfully')).toBeVisible();
    const rows = await (await page.request.get('/api/events')).json();
    expect(rows.find((row: { title: string }) => row.title === title)).toMatchObject({
      recurrence_frequency: 'advanced_monthly',
      recurrence_pattern: 'nth_weekday',
      weekday_occurrences: ['1', '3'],
      target_weekday: 0,
    });
  });

  test('delete one date of a series, and only that one', async ({ page, asAdmin: _ }) => {
    const title = uniqueTitle('Choir');
    await addEvent(page.request, {
      title,
      date: inDays(1),
      is_recurring: true,
      recurrence_frequency: 'daily',
      end_date: inDays(3),
    });
    await page.goto(wholeList);
    await expect(card(page, title)).toHaveCount(3);
    await card(page, title)
      .nth(1)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('button', { name: 'Delete This Occurrence' }).click();
    await expect(page.getByText('Event deleted successfully')).toBeVisible();
    await expect(card(page, title)).toHaveCount(2);
  });

  test('are told how many rows a series has before they delete it', byNight, async ({ page, asAdmin: _ }) => {
    const title = uniqueTitle('Two series');
    const rule = { title, is_recurring: true, recurrence_frequency: 'yearly', date: inDays(1) };
    await addEvent(page.request, rule);
    await addEvent(page.request, { ...rule, time: '9 am' });
    await page.goto(wholeList);
    const counted = newGate();
    await page.route('**/*', async (route) => {
      if (route.request().method() === 'POST') await counted.opened;
      await route.continue();
    });
    await card(page, title)
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    // The number comes while the pointer is on its way: what is pressed then is what was aimed at.
    const buttons = page.getByRole('alertdialog').getByRole('button');
    const places = () =>
      buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
    await expect.poll(async () => (await places()).length).toBe(5);
    // Fonts come after the first paint.
    await expect(page.locator('html')).not.toHaveAttribute('data-letters');
    const before = await places();
    counted.open();
    await expect(page.getByText('2 recurring events have this title.')).toBeVisible();
    expect(await places()).toEqual(before);
    await page.getByRole('button', { name: 'Delete Entire Series' }).click();
    await expect(page.getByText('All events in series deleted successfully')).toBeVisible();
    await expect(card(page, title)).toHaveCount(0);
  });

  test('cancel a date, which stays in sight, and undo that', async ({ page, asAdmin: _ }) => {
    const title = uniqueTitle('Cancelled');
    await addEvent(page.request, { title, date: inDays(1) });
    await page.goto(wholeList);
    await card(page, title)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('button', { name: 'Mark it as cancelled' }).click();
    await expect(card(page, title).getByText('Cancelled', { exact: true })).toBeVisible();
    await card(page, title).getByRole('button', { name: /^Undo/ }).click();
    await expect(card(page, title).getByText('Cancelled', { exact: true })).toHaveCount(0);
  });

  test(
    'change one date of a series, told how many dates will change',
    byNight,
    async ({ page, asAdmin: _ }) => {
      const title = uniqueTitle('Study');
      const series = { is_recurring: true, recurrence_frequency: 'daily' };
      await addEvent(page.request, { title, date: inDays(1), end_date: inDays(4), ...series });
      await page.goto(wholeList);
      await card(page, title).nth(1).getByRole('button', { name: /^Edit/ }).click();
      const form = page.getByRole('dialog', { name: 'Edit Event' });
      await expect(form.getByText(/and no other date\.$/)).toBeVisible();
      await form.getByText('The whole series').click();
      await expect(form.getByText(/^Changes 4 dates from /)).toBeVisible();
      await form.getByText(/and all following$/).click();
      await expect(form.getByText(/^Changes 3 dates from /)).toBeVisible();
      await form.getByText(/^Only /).click();
      await form.getByLabel('Location').fill('The park');
      await form.getByRole('button', { name: 'Update Event' }).click();
      await expect(page.getByText('Event updated successfully')).toBeVisible();
      await expect(card(page, title).filter({ hasText: 'The park' })).toHaveCount(1);
      await expect(card(page, title)).toHaveCount(4);
    },
  );

  test('change what follows a short month, and the rule goes on', byNight, async ({ page, asAdmin: _ }) => {
    const title = uniqueTitle('Month’s End');
    const year = Number(inDays(0).slice(0, 4)) + 1;
    const shortest = year % 4 === 0 ? 29 : 28;
    const rule = { is_recurring: true, recurrence_frequency: 'monthly', date: `${year}-01-31` };
    const { id } = await addEvent(page.request, { ...rule, title });
    const special = { title: uniqueTitle('Special'), date: `${year}-02-27` };
    await page.request.patch(`/api/events/${id}_${year}02${shortest}?scope=this`, { data: special });
    await page.goto(`/calendar?date=${special.date}`);
    await page
      .getByRole('button', { name: `Edit ${special.title}` })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: 'Edit Event' });
    await form.getByText(/and all following$/).click();
    await expect(form.getByLabel('Title')).toHaveValue(title);
    await expect(form.getByLabel('Date', { exact: true })).toHaveValue(`${year}-02-${shortest}`);
    await expect(form.getByText('Last day of every month')).toBeVisible();
    await expect(form.getByText(`Mar 31, ${year}`)).toBeVisible();
    await form.getByLabel('Time', { exact: true }).fill('8 am');
    await form.getByRole('button', { name: 'Update Event' }).click();
    await expect(page.getByText('Event updated successfully')).toBeVisible();
    const rows = await (await page.request.get('/api/events')).json();
    expect(rows.filter((row: { title: string }) => row.title === title)).toMatchObject([
      { id, date: rule.date, end_date: `${year}-02-${shortest - 1}`, time: '6 pm', month_day: null },
      { date: `${year}-02-${shortest}`, end_date: null, time: '8 am', month_day: 31 },
    ]);
  });

  test('who save second are shown what the first changed, and choose', async ({ page, asAdmin: _ }) => {
    const title = uniqueTitle('Contested');
    const row = await addEvent(page.request, { title, date: inDays(1) });
    await page.goto(wholeList);
    await card(page, title).getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit Event' });
    await form.getByLabel('Location').fill('My hall');
    await page.request.patch(`/api/events/${row.id}`, { data: { time: '9 pm' } });
    await form.getByRole('button', { name: 'Update Event' }).click();
    const conflict = form.getByRole('alert').filter({ hasText: 'Someone else has changed this event' });
    await expect(conflict).toContainText('9 pm');
    await expect(form.getByLabel('Location')).toHaveValue('My hall');
    await conflict.getByRole('button', { name: 'Keep what I typed' }).click();
    await form.getByRole('button', { name: 'Update Event' }).click();
    await expect(page.getByText('Event updated successfully')).toBeVisible();
    expect(await (await page.request.get(`/api/events/${row.id}`)).json()).toMatchObject({
      location: 'My hall',
      time: '9 pm',
    });
  });

  test('put a picture on an event, also who presses the button while it is sent', async ({
    page,
    asAdmin: _,
  }) => {
    const title = uniqueTitle('Pictured');
    await page.goto('/events');
    await page.getByRole('button', { name: 'Add Event' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Event' });
    await fillEvent(form, { title, date: inDays(1) });
    await form
      .getByLabel('Upload: Picture')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(form.getByText('Please select an image file')).toBeVisible();
    const large = Buffer.alloc(5_242_881);
    await form
      .getByLabel('Upload: Picture')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large });
    await expect(form.getByText('File size must be less than 5MB')).toBeVisible();
    const { opened, open } = newGate();
    await page.route('**/api/uploads', async (route) => {
      await opened;
      await route.continue();
    });
    await form.getByLabel('Upload: Picture').setInputFiles('lib/art/icons/icon-192.png');
    await form.getByRole('button', { name: 'Create One-time Event' }).click();
    await expect(form.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    open();
    await expect(page.getByText('Image uploaded successfully')).toBeVisible();
    await expect(page.getByText('Event created successfully')).toBeVisible();
    await page.goto(wholeList);
    await expect(card(page, title).locator('img')).toHaveAttribute('src', /^\/uploads\/event-images\/\d+_/);
  });
});
