import type { Page } from 'playwright/test';
import { church } from '#lib/core/church/church.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import type { ServiceDate } from '#lib/events/church-services/schema.ts';
import english from '#lib/language/generated/en.ts';
import { newGate } from '../support/gate.ts';
import type { SharedSite } from '../support/sites/shared-site.ts';
import { structuredData } from '../support/structured-data.ts';
import { byNight, expect, openReady, test, unlock } from '../support/test.ts';

// The service times that all other tests read stay as they are.
test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'serial' });

const { sunday, openingHours, livestreamText } = church.services;
let site: SharedSite;

test.beforeAll(async ({ siteAt }) => {
  site = await siteAt('demo');
});

test.beforeEach(({ context }) => unlock(context, site.origin));

test('one press removes the demo, another restores it', async ({ page }) => {
  const titles = async () => {
    const dates: ServiceDate[] = await (await page.request.get(`${site.origin}/api/services/next`)).json();
    return new Set(dates.map(({ title }) => title));
  };
  await open(page, '/setup?step=demo');
  await page.getByRole('button', { name: 'Remove the demo content' }).click();
  await expect(page.getByText('The demo content is gone.')).toBeVisible();
  expect(await (await page.request.get(`${site.origin}/api/events`)).json()).toEqual([]);
  expect(await titles()).toContain(sunday.label);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The demo content is back')).toBeVisible();
  expect(await titles()).toContain('Sunday Worship');
  await page.getByRole('button', { name: 'Remove the demo content' }).click();
  await expect(page.getByText('The demo content is gone.')).toBeVisible();
  expect(await titles()).toContain(sunday.label);
});

test('summer hours from a date on are told beforehand, and undone in the log', byNight, async ({ page }) => {
  await open(page, '/visit');
  await changeTime(page, { ofDate: 2, to: '9:30 AM' });
  const [, , third] = await nextDates(page);
  const coming = `From ${formatDate(String(third?.starts_at.slice(0, 10)), 'MMMM d')}: 9:30 AM`;
  expect((await nextDates(page)).map(clockOf)).toEqual(['10:30', '10:30', '09:30', '09:30']);
  await expect(page.getByRole('main').getByText(`${sunday.text}${coming}`)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(coming);
  expect(await textOf(page, '/livestream')).toContain(livestreamText);
  expect((await textOf(page, '/calendar.ics')).match(/DTSTART;TZID=[^:]+:\d+T(?:09|10)3000/g)).toHaveLength(
    2,
  );

  await page.getByRole('button', { name: 'More for staff' }).click();
  await page.getByRole('menuitem', { name: 'Activity' }).click();
  const log = page.getByRole('dialog', { name: 'Activity' });
  await log.getByRole('button', { name: /^Undo/ }).first().click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  expect((await nextDates(page)).map(clockOf)).toEqual(['10:30', '10:30', '10:30', '10:30']);
  await open(page, '/visit');
  await expect(page.getByText('From ', { exact: false }).filter({ hasText: '9:30 AM' })).toHaveCount(0);
});

test('a new time, a cancelled date and an extra service reach every page and feed', async ({ page }) => {
  // Nothing else comes between.
  await removeServices(page, church.services.bibleStudy.label);
  await open(page, '/');
  await changeTime(page, { ofDate: 0, to: '9:30 AM' });
  const [first] = await nextDates(page);
  const date = String(first?.starts_at.slice(0, 10));
  await expect(page.getByRole('contentinfo')).toContainText('Sunday 9:30 AM');
  await expect(page.getByRole('region', { name: 'Welcome' })).toContainText(
    'Sunday 9:30 AM. Come as you are',
  );
  await cancelFirstDate(page);
  await page.request.post(`${site.origin}/api/services`, {
    data: { title: 'Christmas Eve', date, time: '11:00 PM', length_minutes: 45 },
  });

  await open(page, '/');
  const strip = page.getByRole('region', { name: 'At a glance' });
  const day = formatDate(date, 'EEEE, MMMM d');
  await expect(strip).toContainText(`Christmas Eve, ${day} at 11:00 PM`);
  await expect(strip).toContainText(`${sunday.label}, ${day} at 9:30 AM, is cancelled.`);
  expect(await textOf(page, '/livestream')).toContain('Service Times: Sunday Service: 9:30 AM (CST)');
  const feed = await textOf(page, '/calendar.ics');
  expect(feed).toMatch(/SUMMARY:Christmas Eve/);
  expect(feed).toMatch(new RegExp(`RECURRENCE-ID;TZID=[^:]+:${date.replaceAll('-', '')}T093000`));
  expect(feed).toContain('STATUS:CANCELLED');
  await open(page, '/visit');
  expect(await structuredData(page, 'Church')).toMatchObject({ openingHoursSpecification: openingHours });
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain(`"startDate":"${date}T23:00:00`);
  expect(data.join()).toContain('EventCancelled');
});

test('cancelling a date that was deleted meanwhile fails in the dialog', byNight, async ({ page }) => {
  await open(page, '/visit');
  const list = await openServices(page);
  await list
    .getByRole('button', { name: `Delete ${sunday.label}` })
    .last()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await removeServices(page, sunday.label);
  await question.getByRole('button', { name: 'Mark this date as cancelled' }).click();
  await expect(question.getByRole('alert')).toHaveText(
    `Failed to save event: ${english.events.updateFoundNothing}`,
  );
});

test('without any service every page reads well, and staff can add one', byNight, async ({ page }) => {
  await removeServices(page);
  await open(page, '/');
  await expect(
    page.getByRole('region', { name: 'Welcome' }).getByText(/^Come as you are: there is a seat/),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('To be announced');
  await expect(page.getByRole('contentinfo')).toContainText('To be announced');
  expect(await textOf(page, '/livestream')).not.toContain('Service Times');
  expect(await textOf(page, '/about?tab=services')).toContain('The times are not set yet');
  await open(page, '/visit');
  await expect(page.getByRole('main')).toContainText('10 minutes before');
  await page.getByRole('main').getByRole('button', { name: 'Change the service times' }).click();
  const dialog = page.getByRole('dialog', { name: 'Church services' });
  await expect(dialog.getByRole('button', { name: 'Add Service' })).toBeVisible();
});

async function open(page: Page, path: string): Promise<void> {
  await openReady(page, `${site.origin}${path}`);
}

async function textOf(page: Page, path: string): Promise<string> {
  return (await page.request.get(`${site.origin}${path}`)).text();
}

/** Removes the services of that title, or all. */
async function removeServices(page: Page, title?: string): Promise<void> {
  const rows: { id: string; title: string }[] = await (
    await page.request.get(`${site.origin}/api/services`)
  ).json();
  for (const row of rows.filter((row) => !title || row.title === title)) {
    await page.request.delete(`${site.origin}/api/services/${row.id}?series=true`);
  }
}

/** The next dates of the Sunday service, the nearest first. */
async function nextDates(page: Page): Promise<ServiceDate[]> {
  const answer = await page.request.get(`${site.origin}/api/services/next?count=12`);
  const dates: ServiceDate[] = await answer.json();
  return dates.filter(({ title }) => title === sunday.label).slice(0, 4);
}

function clockOf({ starts_at }: ServiceDate): string {
  return starts_at.slice(11, 16);
}

/** Opens the list of services from the first pencil of the page. */
async function openServices(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Change the service times' }).first().click();
  return page.getByRole('dialog', { name: 'Church services' });
}

/** Changes the time of one of the next dates and all that follow it, as staff do. */
async function changeTime(page: Page, { ofDate, to }: { ofDate: number; to: string }): Promise<void> {
  const list = await openServices(page);
  await list
    .getByRole('button', { name: `Edit ${sunday.label}` })
    .nth(ofDate)
    .click();
  const form = page.getByRole('dialog', { name: 'Edit Service' });
  await form.getByLabel('and all following').check();
  await form.getByLabel('Time', { exact: true }).fill(to);
  await form.getByRole('button', { name: 'Update Service' }).click();
  await expect(form).toBeHidden();
}

/** Right after a change of them: the services that the list showed when it was open before are not offered. */
async function cancelFirstDate(page: Page): Promise<void> {
  const answers = newGate();
  const lists = `${site.origin}/api/services**`;
  await page.route(lists, async (route) => {
    await answers.opened;
    await route.continue();
  });
  const list = await openServices(page);
  await expect(list.getByText('Loading services...')).toBeVisible();
  await expect(list.getByRole('button', { name: `Delete ${sunday.label}` })).toHaveCount(0);
  answers.open();
  await list
    .getByRole('button', { name: `Delete ${sunday.label}` })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Mark this date as cancelled' }).click();
  await expect(question).toBeHidden();
  await page.unroute(lists);
}
