import type { Locator, Page } from 'playwright/test';
import { inDays } from '../support/events.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { byNight, expect, openReady, test, unlock } from '../support/test.ts';

// What all other tests look at stays open.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.describe.configure({ mode: 'default' });

let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
});

test.beforeEach(({ context }) => unlock(context, site.origin));

/** A thumb at a phone, on one page of the site: it counts its taps, those in the phone's own windows included. */
async function thumbOn(page: Page, path: string) {
  let taps = 0;
  await openReady(page, `${site.origin}${path}`);
  const tap = async (control: Locator) => {
    await control.tap();
    taps += 1;
  };
  return {
    tap,
    /** Types where the keyboard is, or in the field that its 'next' leads to; any other is tapped first. */
    async type(field: Locator, text: string) {
      if (!(await field.evaluate(hasKeyboard))) await tap(field);
      await page.keyboard.insertText(text);
      await expect(field).toHaveValue(text);
    },
    /** Opens the phone's calendar, taps a day, and sets it. */
    async date(field: Locator, date: string) {
      await field.tap({ trial: true });
      await field.fill(date);
      taps += 3;
    },
    /** Opens the phone's list, and taps one of it. */
    async choose(field: Locator, label: string) {
      await field.tap({ trial: true });
      await field.selectOption(label);
      taps += 2;
    },
    /** Opens the phone's pictures, and taps one. */
    async picture(button: Locator, file: string) {
      const [pictures] = await Promise.all([page.waitForEvent('filechooser'), tap(button)]);
      await pictures.setFiles(file);
      taps += 1;
    },
    taps: () => taps,
  };
}

/** In the page: whether the keyboard writes into the field, which it enters where 'next' leads to it. */
function hasKeyboard(field: Element): boolean {
  const focused = document.activeElement;
  if (focused === field) return true;
  const typed = 'input:not([type="radio"], [type="checkbox"], [type="file"]), select, textarea';
  const fields = [...(field.closest('form')?.querySelectorAll<HTMLElement>(typed) ?? [])];
  const isLine = focused?.matches('input:is([type="text"], [type="url"], :not([type]))') ?? false;
  const next = isLine ? fields[fields.indexOf(focused as HTMLElement) + 1] : undefined;
  if (next !== field) return false;
  next.focus();
  return true;
}

test('an event with its flyer takes nine taps at most', async ({ page }) => {
  const thumb = await thumbOn(page, '/events');
  await thumb.tap(page.getByRole('button', { name: 'Add Event' }));
  const form = page.getByRole('dialog', { name: 'Add New Event' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await thumb.type(form.getByLabel('Title'), 'Chili Supper');
  await thumb.date(form.getByLabel('Date', { exact: true }), inDays(3));
  await thumb.type(form.getByLabel('Time', { exact: true }), '6:30 PM');
  await thumb.type(form.getByLabel('Location'), 'Fellowship Hall');
  await thumb.type(form.getByLabel('Description'), 'Chili and cornbread.');
  await thumb.picture(form.getByRole('button', { name: 'Upload a picture' }), 'lib/art/icons/icon-192.png');
  await expect(form.getByText('icon-192.png')).toBeVisible();
  await thumb.tap(form.getByRole('button', { name: 'Create One-time Event' }));
  await expect(form).toBeHidden();
  // The first five may all be before it.
  await page.goto(`${site.origin}/events?show=100`);
  await expect(page.getByRole('heading', { name: 'Chili Supper', exact: true })).toBeVisible();
  expect(thumb.taps()).toBeLessThanOrEqual(9);
});

test('an announcement takes three taps from any page', byNight, async ({ page }) => {
  const thumb = await thumbOn(page, '/about');
  await thumb.tap(page.getByRole('link', { name: 'Banner Admin' }));
  await thumb.tap(page.getByRole('button', { name: 'Add announcement' }));
  const form = page.getByRole('dialog', { name: 'Add announcement' });
  await expect(form.getByLabel('Message')).toBeFocused();
  await thumb.type(form.getByLabel('Message'), 'Choir is at seven tonight');
  await thumb.tap(form.getByRole('button', { name: 'Add announcement' }));
  const card = page.getByRole('article').filter({ hasText: 'Choir is at seven tonight' });
  await expect(card).toContainText('Currently Active');
  expect(thumb.taps()).toBeLessThanOrEqual(3);
});

test('a sermon takes eight taps at most', byNight, async ({ page }) => {
  const thumb = await thumbOn(page, '/sermons');
  await thumb.tap(page.getByRole('button', { name: 'Add Sermon' }));
  const form = page.getByRole('dialog', { name: 'Add New Sermon' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await thumb.type(form.getByLabel('Title'), 'Bread for the Road');
  // A line to type in until the known speakers have come.
  await thumb.choose(form.getByRole('combobox', { name: 'Speaker' }), 'Lead Pastor');
  await thumb.date(form.getByLabel('Date'), inDays(-1));
  await thumb.type(form.getByLabel('Video URL'), 'https://youtu.be/dQw4w9WgXcQ');
  await thumb.type(form.getByLabel('Description'), 'Elijah under the broom tree.');
  await thumb.tap(form.getByRole('button', { name: 'Add Sermon' }));
  await expect(page.getByRole('heading', { name: 'Bread for the Road' })).toBeVisible();
  expect(thumb.taps()).toBeLessThanOrEqual(8);
});

test('closing takes three taps from any page, and reopening three', async ({ page }) => {
  const status = async () => (await page.request.get(`${site.origin}/status.json`)).json();
  const dialog = page.getByRole('dialog', { name: 'Closing' });
  for (const [deed, then] of [
    [/^Cancel .* for everyone$/, 'closed'],
    [/^Reopen: /, 'open'],
  ] as const) {
    const thumb = await thumbOn(page, '/about');
    await thumb.tap(page.getByRole('button', { name: 'More for staff' }));
    await thumb.tap(page.getByRole('menuitem', { name: 'Closing' }));
    await thumb.tap(dialog.getByRole('button', { name: deed }));
    await expect.poll(status).toMatchObject({ status: then });
    expect(thumb.taps()).toBeLessThanOrEqual(3);
  }
});
