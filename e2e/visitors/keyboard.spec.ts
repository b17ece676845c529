import type { Page } from 'playwright/test';
import { isWhole } from '#tests/support/extent.ts';
import { banner, control, hearTestAlone, itemsOf, message, say } from '../support/banner.ts';
import { addEvent, inDays, uniqueTitle } from '../support/events.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { pressByKey, tabTo, typeInto, walkThrough } from '../support/keyboard.ts';
import { submitRequest } from '../support/prayer.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import { byNight, expect, openReady, test } from '../support/test.ts';

// Nothing here is clicked: every job is done with the keys alone, and every stop of the focus is looked at.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

test.describe('a visitor with a keyboard', () => {
  for (const path of isWhole ? ['/', '/calendar', '/visit', '/sermons'] : ['/']) {
    test(`sees the focus at every stop of ${path}`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' });
      expect(await walkThrough(page)).toBeGreaterThan(20);
    });
  }

  test('opens the menu of a phone and goes where it leads', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/beliefs');
    await pressByKey(page, page.getByLabel('Menu', { exact: true }));
    await pressByKey(page, link(page, 'Visit Us'));
    await expect(page).toHaveURL('/visit');
    await expect(page.getByRole('navigation', { name: 'All pages' })).toBeHidden();
  });

  test('turns, sets, dismisses and brings back the banner', async ({ page }) => {
    await hearTestAlone(page);
    await page.goto('/giving');
    await say(page, itemsOf(2, 1));
    await pressByKey(page, control(page, 'Next announcement'));
    await expect(message(page)).toHaveText('News 2');
    await pressByKey(page, control(page, 'Banner settings'));
    await pressByKey(page, banner(page).getByRole('checkbox', { name: 'Announcements' }), 'Space');
    await expect(message(page)).toHaveText('Event 1');
    await expect(banner(page).getByRole('checkbox', { name: 'Events' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(control(page, 'Banner settings')).toBeFocused();
    await pressByKey(page, control(page, 'Dismiss announcements'));
    await expect(banner(page)).toBeHidden();
    await pressByKey(page, button(page, 'Show announcements'));
    await expect(banner(page)).toBeInViewport();
  });

  test('never has the banner’s settings open behind the focus', byNight, async ({ page }) => {
    const settings = control(page, 'Banner settings');
    const announcements = banner(page).getByRole('checkbox', { name: 'Announcements' });
    const giving = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Giving' });
    await hearTestAlone(page);
    await openReady(page, '/giving');
    const release = await holdScripts(page);
    await pressByKey(page, settings);
    await expect(settings).toHaveAttribute('aria-expanded', 'true');
    await tabTo(page, giving);
    await expect(settings).toHaveAttribute('aria-expanded', 'false');
    await release();
    await tabTo(page, settings, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await pressByKey(page, announcements, 'Space');
    await tabTo(page, giving);
    await expect(announcements).toHaveCount(0);
  });

  test('sees the focus in the banner also on its second way round the page', byNight, async ({ page }) => {
    await hearTestAlone(page);
    await page.goto('/giving');
    await tabTo(page, button(page, 'Staff'));
    await tabTo(page, control(page, 'Banner settings'));
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
  });

  test('narrows the library in a dialog that gives the focus back', async ({ page }) => {
    await page.goto('/sermons');
    await pressByKey(page, button(page, /^Series/));
    await pressByKey(page, page.getByRole('checkbox', { name: 'Stories Jesus Told' }), 'Space');
    await pressByKey(page, button(page, 'Done'));
    await expect(page.getByRole('status').filter({ hasText: '6 sermons found' })).toBeVisible();
    await expect(button(page, /^Series/)).toBeFocused();
    await pressByKey(page, button(page, 'Clear filters'));
    await expect(page).toHaveURL('/sermons');
  });

  test('chooses a day of the calendar and opens what is on', async ({ page }) => {
    await page.goto('/calendar');
    await tabTo(page, page.locator('[data-date][tabindex="0"]'));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?date=/);
    await pressByKey(page, link(page, 'Past Events'));
    await expect(page.getByRole('region', { name: 'Past Events' })).toBeVisible();
  });

  test('asks for prayer', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' });
    await tabTo(page, link(page, 'Submit a prayer request'));
    const dialog = page.getByRole('dialog', { name: 'Submit a Prayer Request' });
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible({ timeout: 2000 });
    }).toPass();
    const sum = dialog.getByRole('textbox', { name: /What is \d+ \+ \d+/ });
    await typeInto(page, dialog.getByRole('textbox', { name: 'Name' }), 'Ruth');
    await typeInto(page, dialog.getByRole('textbox', { name: 'Email' }), 'ruth@example.org');
    await typeInto(
      page,
      dialog.getByRole('textbox', { name: 'Prayer Request' }),
      'For patience with the keys.',
    );
    await pressByKey(page, dialog.getByRole('checkbox', { name: 'Submit anonymously' }), 'Space');
    const question = await sum.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
    const [a = 0, b = 0] = (question.match(/\d+/g) ?? []).map(Number);
    await typeInto(page, sum, String(a + b));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Your prayer request has been received/)).toBeVisible();
    await expect(link(page, 'Submit a prayer request')).toBeFocused();
  });
});

test.describe('staff with a keyboard', () => {
  test('unlock admin mode with the word, and leave it with the other', byNight, async ({ page }) => {
    await page.goto('/about', { waitUntil: 'load' });
    await expect(async () => {
      await page.keyboard.type('admin');
      await expect(page.getByLabel('Password')).toBeFocused({ timeout: 2000 });
    }).toPass();
    await page.keyboard.type(siteSecrets.ADMIN_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Admin Mode Active')).toBeVisible();
    expect(await walkThrough(page)).toBeGreaterThan(20);
    await page.keyboard.type('exit');
    await expect(page.getByText('Admin Mode Active')).toBeHidden();
  });

  test('add, change and delete an event', async ({ page, asAdmin: _ }) => {
    const title = uniqueTitle('By keys');
    await page.goto('/events?show=100');
    await pressByKey(page, button(page, 'Add Event'));
    const form = page.getByRole('dialog', { name: 'Add New Event' });
    await expect(form).toBeVisible();
    await typeInto(page, form.getByLabel('Title'), title);
    await tabTo(page, form.getByLabel('Date', { exact: true }));
    await page.keyboard.type(inDays(0).replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1'));
    await typeInto(page, form.getByLabel('Time', { exact: true }), '6 AM');
    await typeInto(page, form.getByLabel('Location'), 'Chapel');
    await typeInto(page, form.getByLabel('Description'), 'No mouse was used.');
    await pressByKey(page, form.getByRole('button', { name: 'Create One-time Event' }));
    await expect(page.getByText('Event created successfully')).toBeVisible();
    await pressByKey(page, button(page, `Edit ${title}`));
    const edit = page.getByRole('dialog', { name: 'Edit Event' });
    await typeInto(page, edit.getByLabel('Location'), 'The park');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Event updated successfully')).toBeVisible();
    await expect(button(page, `Edit ${title}`)).toBeFocused();

    await pressByKey(page, button(page, `Delete ${title}`));
    await pressByKey(page, button(page, 'Delete Event'));
    await expect(page.getByText('Event deleted successfully')).toBeVisible();
    // The next one has taken its place, and the focus with it.
    await expect(button(page, `Delete ${title}`)).toHaveCount(0);
    await expect(page.locator('main li:focus')).toHaveCount(1);
  });

  test('add, change and delete a sermon', byNight, async ({ page, asAdmin: _ }) => {
    const title = uniqueTitle('By keys');
    await page.goto('/sermons');
    await pressByKey(page, button(page, 'Add Sermon'));
    const form = page.getByRole('dialog', { name: 'Add New Sermon' });
    await typeInto(page, form.getByLabel('Title'), title);
    await tabTo(page, form.getByRole('combobox', { name: 'Speaker' }));
    await page.keyboard.type('Guest');
    await tabTo(page, form.getByLabel('Date'));
    await page.keyboard.type('02042001');
    await typeInto(page, form.getByLabel('Video URL'), 'https://vimeo.com/76979871');
    await typeInto(page, form.getByLabel('Description'), 'Ten words about a thing that is worth them.');
    await pressByKey(page, form.getByRole('button', { name: 'Add Sermon' }));
    await expect(page.getByText('Sermon added successfully')).toBeVisible();

    for (const [item, name, press] of [
      ['ArrowDown', 'Edit Sermon', 'Update Sermon'],
      ['ArrowUp', 'Are you sure?', 'Delete'],
    ] as const) {
      await page.goto(`/sermons?search=${title}`);
      await pressByKey(page, button(page, `Change ${title}`));
      await page.getByRole('menu').waitFor();
      if (item === 'ArrowUp') await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      const dialog = page.locator('[role=dialog], [role=alertdialog]').filter({ hasText: name });
      await pressByKey(page, dialog.getByRole('button', { name: press, exact: true }));
      await expect(dialog).toBeHidden();
    }
    await expect(page.getByText('Sermon deleted successfully')).toBeVisible();
  });

  test('add and delete an announcement', byNight, async ({ page, asAdmin: _ }) => {
    const message = uniqueTitle('By keys');
    await page.goto('/announcement-admin');
    await pressByKey(page, button(page, 'Add announcement'));
    const form = page.getByRole('dialog', { name: 'Add announcement' });
    await typeInto(page, form.getByLabel('Message'), message);
    await pressByKey(page, form.locator('summary'));
    await pressByKey(
      page,
      form.getByRole('switch', { name: 'Active' }).or(form.getByLabel('Active')),
      'Space',
    );
    await pressByKey(page, form.getByRole('button', { name: 'Add announcement' }));
    await expect(page.getByText('Announcement added successfully')).toBeVisible();
    await pressByKey(page, button(page, `Delete “${message}”`));
    await pressByKey(page, button(page, 'Delete announcement'));
    await expect(page.getByText('Announcement deleted successfully')).toBeVisible();
    await expect(page.locator('main li:focus, main:focus')).toHaveCount(1);
  });

  test('change a ministry', byNight, async ({ page, asAdmin: _ }) => {
    await page.goto('/ministries?tab=children');
    await pressByKey(page, button(page, /^Edit/));
    const form = page.getByRole('dialog', { name: 'Edit Ministry Details' });
    await pressByKey(page, form.getByRole('button', { name: 'Save Changes' }));
    await expect(page.getByText('Ministry updated successfully')).toBeVisible();
    await expect(button(page, /^Edit/)).toBeFocused();
  });

  test('change words, and go on from the pencil beside them', byNight, async ({ page, asAdmin: _ }) => {
    const words = '/api/page-texts/mission.next';
    await page.goto('/mission-vision');
    const pencil = button(page, 'Change the words: Mission & Vision: At the end of the page');
    await pressByKey(page, pencil);
    const form = page.getByRole('dialog');
    await typeInto(page, form.getByRole('textbox').first(), 'Come with us.');
    await pressByKey(page, form.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('heading', { name: 'Come with us.' })).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(pencil).toBeFocused();
    // Another user's change renders them again.
    expect((await page.request.delete(words)).status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'Come with us.' })).toHaveCount(0);
    await expect(pencil).toBeFocused();
  });

  test('move a prayer request on', byNight, async ({ page, baseURL, asAdmin: _ }) => {
    const request = `Please pray for ${uniqueTitle('steady hands')}.`;
    await submitRequest(String(baseURL), { request });
    await page.goto('/prayer-admin');
    const card = page.getByRole('article').filter({ hasText: request });
    await expect(card).toBeVisible();
    await pressByKey(page, card.getByRole('button', { name: 'Mark as Viewed' }));
    await expect(card).toBeHidden();
    await tabTo(page, page.getByRole('tab', { name: 'New Requests' }), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'In Progress' })).toBeFocused();
    await expect(card).toBeVisible();
  });

  test('are not hidden from their own focus by the panel', byNight, async ({ page, asAdmin: _ }) => {
    await addEvent(page.request, { title: uniqueTitle('Seen'), date: inDays(0) });
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/events');
    await expect(page.getByText('Admin Mode Active')).toBeVisible();
    expect(await walkThrough(page)).toBeGreaterThan(20);
  });
});
