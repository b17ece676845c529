import type { Locator, Page } from 'playwright/test';
import english from '#lib/language/generated/en.ts';
import { fillEvent, inDays, uniqueTitle } from '../support/events.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { structuredData } from '../support/structured-data.ts';
import { expect, openReady, test, unlock } from '../support/test.ts';

// With an event in another language the lists of every visitor are offered by language.
test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'serial' });

const { whichLanguage, allLanguages } = english.eventPages;
const title = uniqueTitle('Posada');
let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
});

const cardOf = (page: Page) => page.getByRole('article').filter({ hasText: title });
const chip = (form: Locator, name: string) => form.getByRole('checkbox', { name, exact: true });

test('staff say in which languages an event is held, by chips', async ({ page, context }) => {
  await unlock(context, site.origin);
  await openReady(page, `${site.origin}/events?show=100`);
  await expect(page.getByRole('navigation', { name: whichLanguage })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Event' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New Event' });
  await fillEvent(adding, { title, date: inDays(2) });
  await chip(adding, 'Spanish').check();
  await adding.getByText(english.eventForms.moreLanguages).click();
  await chip(adding, 'Korean').focus();
  await page.keyboard.press('Space');
  await adding.getByRole('button', { name: 'Create One-time Event' }).click();
  await expect(page.getByText('Event created successfully')).toBeVisible();
  await expect(cardOf(page).getByText('Spanish and Korean', { exact: true })).toBeVisible();

  await cardOf(page).getByRole('button', { name: /^Edit/ }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(chip(editing, 'Korean')).toBeChecked();
  await chip(editing, 'Korean').uncheck();
  await editing.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByText('Event updated successfully')).toBeVisible();
  await expect(cardOf(page).getByText('Spanish', { exact: true })).toBeVisible();
});

test.describe('a visitor without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('narrows the events and the calendar to a language', async ({ page }) => {
    await page.goto(`${site.origin}/events`);
    const languages = page.getByRole('navigation', { name: whichLanguage });
    await expect(languages.getByRole('link')).toHaveText([allLanguages, 'English', 'Spanish']);
    await expect(languages.getByRole('link', { name: allLanguages })).toHaveAttribute('aria-current', 'true');
    await languages.getByRole('link', { name: 'Spanish' }).click();
    await expect(page).toHaveURL(/\/events\?held_in=es$/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByText('Showing 1 of 1')).toBeVisible();
    await page.getByRole('link', { name: /^Past Events/ }).click();
    await expect(page).toHaveURL(/\?tab=past&held_in=es$/);
    await expect(page.getByText(english.eventPages.noPast)).toBeVisible();

    await page.goto(`${site.origin}/calendar?held_in=es`);
    await expect(page.getByRole('region', { name: 'Upcoming Events' }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Download .ics' })).toHaveAttribute(
      'href',
      '/calendar.ics?held_in=es',
    );
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL(/held_in=es$/);
    await page.getByRole('link', { name: allLanguages, exact: true }).click();
    await expect(page).not.toHaveURL(/held_in/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('an unknown language in an address is ignored', async ({ page }) => {
    await page.goto(`${site.origin}/events?held_in=xx`);
    await expect(page.getByRole('article')).toHaveCount(5);
  });

  test('search engines read the language on the page of the event', async ({ page }) => {
    await page.goto(`${site.origin}/events?held_in=es`);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('main').getByText('Spanish', { exact: true })).toBeVisible();
    expect(await structuredData(page, 'Event')).toMatchObject({ inLanguage: ['es'] });
  });
});

test('a service in another language says so where its time stands', async ({ page, context }) => {
  await unlock(context, site.origin);
  const service = { listed: false, length_minutes: 60, time: '12:30 PM' };
  const series = { is_recurring: true, recurrence_frequency: 'weekly', held_in: ['es'] };
  const answer = await page.request.post(`${site.origin}/api/services`, {
    data: { title: 'Misa', date: inDays(1), ...service, ...series },
  });
  expect(answer.status()).toBe(201);
  await page.goto(`${site.origin}/visit`);
  await expect(page.getByRole('contentinfo').getByText('Spanish', { exact: true })).toBeVisible();
});
