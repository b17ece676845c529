import type { Page } from 'playwright/test';
import { addEvent, fillEvent, inDays, uniqueTitle } from '../support/events.ts';
import { newGate } from '../support/gate.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import { byNight, expect, openReady, test } from '../support/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Counts what asks to enter or leave admin mode; both are events of the window. */
async function countWishes(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { wishes: 0 });
    for (const name of ['belltower:unlock', 'belltower:leave-admin'])
      addEventListener(name, () => ((window as unknown as { wishes: number }).wishes += 1));
  });
  return () => page.evaluate(() => (window as unknown as { wishes: number }).wishes);
}

test(
  'Ctrl+Shift+Z is redo in a field, and nothing in a dialog, for visitors as for staff',
  byNight,
  async ({ page, context, baseURL }) => {
    await openReady(page, '/visit');
    const wishes = await countWishes(page);
    await page.getByLabel('Prayer Request').first().fill('Please pray for my mother.');
    await page.keyboard.press('Control+Shift+KeyZ');
    expect(await wishes()).toBe(0);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+Shift+KeyZ');
    expect(await wishes()).toBe(1);
    await page.getByLabel('Password').fill(siteSecrets.ADMIN_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Admin Mode Active')).toBeVisible();

    await page.goto('/events');
    await page.getByRole('button', { name: 'Add Event' }).click();
    const form = dialog(page, 'Add New Event');
    await form.getByLabel('Title').fill('Half a title');
    const more = await countWishes(page);
    await page.keyboard.press('Control+Shift+KeyZ');
    await form.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Control+Shift+KeyZ');
    await page.keyboard.type('exit');
    expect(await more()).toBe(0);
    await expect(form.getByLabel('Title')).toHaveValue('Half a title');
    await context.clearCookies({ domain: new URL(String(baseURL)).hostname });
  },
);

test.describe('leaving admin mode', () => {
  // A list that was asked for before the session ended is answered after it.
  test.use({ expectedErrors: [/401/] });

  test(
    'in another tab keeps an open form until it is sent',
    byNight,
    async ({ page, context, asAdmin: _ }) => {
      const other = await context.newPage();
      await other.goto('/about');
      await expect(other.getByText('Admin Mode Active')).toBeVisible();
      const leaveThere = async () => {
        await other.bringToFront();
        await other.getByRole('button', { name: 'Exit Admin Mode' }).click();
        await expect(other.getByText('Admin mode disabled').first()).toBeVisible();
        await expect(other.getByText('Admin Mode Active')).toHaveCount(0);
        await page.bringToFront();
      };
      const unlockHere = async () => {
        await page.getByLabel('Password').fill(siteSecrets.ADMIN_PASSWORD);
        await page.keyboard.press('Enter');
      };

      await page.goto('/events');
      await page.getByRole('button', { name: 'Add Event' }).click();
      const title = uniqueTitle('Kept open');
      await fillEvent(dialog(page, 'Add New Event'), { title, date: inDays(2) });
      await leaveThere();
      await expect(page.getByText('Admin Mode Active')).toHaveCount(0);
      await expect(page.locator('main .edit-control')).toHaveCount(0);
      await dialog(page, 'Add New Event').getByRole('button', { name: 'Create One-time Event' }).click();
      await unlockHere();
      await expect(page.getByText('Event created successfully')).toBeVisible();
      await expect(page.getByText('Admin Mode Active')).toBeVisible();

      const message = uniqueTitle('Kept open');
      await page.goto('/announcement-admin');
      await page.getByRole('button', { name: 'Add announcement' }).click();
      await dialog(page, 'Add announcement').getByLabel('Message').fill(message);
      await expect(other.getByText('Admin Mode Active')).toBeVisible();
      await leaveThere();
      await expect(
        page.getByRole('heading', { name: 'Admin Access Required', includeHidden: true }),
      ).toBeAttached();
      await dialog(page, 'Add announcement').getByRole('button', { name: 'Add announcement' }).click();
      await unlockHere();
      await expect(page.getByText('Announcement added successfully')).toBeVisible();
      await page.getByRole('button', { name: `Delete “${message}”` }).click();
      await page.getByRole('button', { name: 'Delete announcement' }).click();
      await expect(page.getByText('Announcement deleted successfully')).toBeVisible();
    },
  );

  test('keeps a staff page with a filled form, and hides what is private', async ({ page, asAdmin: _ }) => {
    await page.goto('/prayer-admin');
    await page.getByRole('tab', { name: 'Prayer Team Emails' }).click();
    const email = page.getByLabel('Email', { exact: true });
    await email.fill('half@');
    await page.getByRole('button', { name: 'Exit Admin Mode' }).click();
    await expect(page.getByText('Admin mode disabled')).toBeVisible();
    await expect(email).toHaveValue('half@');
    await page.getByRole('tab', { name: 'New Requests' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
    await expect(page).toHaveURL(/prayer-admin$/);
  });

  test(
    'asks for no password because a list is read again just then',
    byNight,
    async ({ page, asAdmin: _ }) => {
      await page.goto('/prayer-admin');
      await page.getByRole('tab', { name: 'Prayer Team Emails' }).click();
      await page.getByLabel('Email', { exact: true }).fill('half@');
      const signedOut = newGate();
      const told = newGate();
      await page.route('**/api/auth/signout', async (route) => {
        const response = await route.fetch();
        signedOut.open();
        await told.opened;
        await route.fulfill({ response });
      });
      await page.getByRole('button', { name: 'Exit Admin Mode' }).click();
      await signedOut.opened;
      // What makes every list of the page ask again, as a change of somebody else's does.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      told.open();
      await expect(page.getByText('Admin mode disabled')).toBeVisible();
      await expect(dialog(page, 'Staff sign-in')).toBeHidden();
    },
  );
});

test.describe('an edit form stays open with its text', () => {
  test('when its card is pushed off the list', byNight, async ({ page, asAdmin: _ }) => {
    const date = `2029-0${1 + Math.floor(Math.random() * 8)}-${10 + Math.floor(Math.random() * 18)}`;
    const title = uniqueTitle('Pushed off');
    await addEvent(page.request, { title, date, time: '11 PM' });
    await page.goto(`/calendar?date=${date}`);
    const edit = page.locator('.day-panel').getByRole('button', { name: `Edit ${title}` });
    await edit.click();
    const form = dialog(page, 'Edit Event');
    await form.getByLabel('Description').fill('Written for a while already.');
    for (let number = 1; number <= 12; number += 1)
      await addEvent(page.request, { title: `${title} ${number}`, date, time: '1 AM' });
    await expect(page.locator('.day-panel li')).not.toHaveCount(1);
    await expect(page.locator('.day-panel').getByText(title, { exact: true })).toHaveCount(0);
    await expect(form.getByLabel('Description')).toHaveValue('Written for a while already.');
    await form.getByRole('button', { name: 'Update Event' }).click();
    await expect(page.getByText('Event updated successfully')).toBeVisible();
  });

  test.describe('when what it is about is deleted', () => {
    // A refresh that is under way in that moment is answered by the page that is not there: React's error 441.
    test.use({ expectedErrors: [/404|#441/] });

    test('on its own page', async ({ page, asAdmin: _ }) => {
      const { id } = await addEvent(page.request, { title: uniqueTitle('Deleted'), date: inDays(4) });
      await page.goto(`/events/${id}`);
      await page.getByRole('button', { name: /^Edit / }).click();
      const form = dialog(page, 'Edit Event');
      await form.getByLabel('Description').fill('Written for a while already.');
      const gone = page.waitForResponse((answer) => answer.url().includes(id) && answer.status() === 404);
      await page.request.delete(`/api/events/${id}`);
      await gone;
      await expect(form.getByLabel('Description')).toHaveValue('Written for a while already.');
      await form.getByRole('button', { name: 'Update Event' }).click();
      await expect(page.getByText(/^Failed to update event: /)).toBeVisible();
      await expect(form.getByLabel('Description')).toHaveValue('Written for a while already.');
    });

    test('in the library of sermons', byNight, async ({ page, asAdmin: _ }) => {
      const title = uniqueTitle('Deleted');
      const added = await page.request.post('/api/sermons', {
        data: {
          title,
          speaker: 'Guest',
          date: '2001-02-04',
          video_url: 'https://vimeo.com/76979871',
          description: 'Ten words about a thing that is worth them.',
        },
      });
      const { id } = (await added.json()) as { id: string };
      await page.goto(`/sermons?search=${title}`);
      await page.getByRole('button', { name: `Change ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      const form = dialog(page, 'Edit Sermon');
      await form.getByLabel('Description').fill('Written for a while already, and long.');
      await page.request.delete(`/api/sermons/${id}`);
      await expect(page.getByText('No sermons found.')).toBeAttached();
      await expect(form.getByLabel('Description')).toHaveValue('Written for a while already, and long.');
    });
  });
});

test('going back closes an empty dialog, and keeps one with text open', async ({ page, asAdmin: _ }) => {
  await openReady(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sermons' }).click();
  const form = dialog(page, 'Add New Sermon');
  await page.getByRole('button', { name: 'Add Sermon' }).click();
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await page.goForward();
  await page.getByRole('button', { name: 'Add Sermon' }).click();
  await form.getByLabel('Title').fill('Half a title');
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
  await expect(form.getByLabel('Title')).toHaveValue('Half a title');
});
