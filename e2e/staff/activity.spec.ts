import type { Page } from 'playwright/test';
import { expectSoundDialog } from '../support/accessibility.ts';
import { addEvent, uniqueTitle } from '../support/events.ts';
import { byNight, expect, test } from '../support/test.ts';

async function openLog(page: Page) {
  await page.getByRole('button', { name: 'More for staff' }).click();
  await page.getByRole('menuitem', { name: 'Activity' }).click();
  return page.getByRole('dialog', { name: 'Activity' });
}

test('staff find a deleted event in the log and restore it, and visitors see it again', async ({
  page,
  request,
  asAdmin: _,
}) => {
  const title = uniqueTitle('Harvest Supper');
  const event = await addEvent(page.request, { title });
  await page.request.patch(`/api/events/${event.id}`, { data: { title: `${title} for all` } });
  await page.request.delete(`/api/events/${event.id}`);
  expect((await request.get(`/events/${event.id}`)).status()).toBe(404);

  await page.goto('/about');
  const log = await openLog(page);
  const ofEvent = log.getByRole('article').filter({ hasText: title });
  await expect(ofEvent).toHaveCount(3);
  await expect(ofEvent.nth(0)).toContainText(`Deleted the event “${title} for all”`);
  await expect(ofEvent.nth(0)).toContainText('this browser');
  await expect(ofEvent.nth(1)).toContainText('Deleted since');
  await expect(ofEvent.nth(1).locator('del')).toHaveText(`before: ${title}`);
  await expect(ofEvent.nth(1).locator('ins')).toHaveText(`after: ${title} for all`);
  await ofEvent.nth(0).getByText('What it said').click();
  await expectSoundDialog(page);

  await ofEvent.nth(0).getByRole('button', { name: /^Undo/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Deleted the event “${title} for all”`);
  await question.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expect(ofEvent.nth(0)).toContainText(`Undone: the event “${title} for all”`);
  await expect(ofEvent.nth(1)).toContainText('As before again');
  expect(await (await request.get(`/events/${event.id}`)).text()).toContain(`${title} for all`);
});

test(
  'a newer value is undone only on request; the list updates live',
  byNight,
  async ({ page, asAdmin: _ }) => {
    const title = uniqueTitle('Choir Practice');
    const event = await addEvent(page.request, { title, time: '5 pm' });
    const at = (time: string) => page.request.patch(`/api/events/${event.id}`, { data: { time } });
    await at('6 pm');
    await page.goto('/about');
    const log = await openLog(page);
    await log.getByLabel('Show').selectOption('Events');
    const ofEvent = log.getByRole('article').filter({ hasText: title });
    await expect(ofEvent).toHaveCount(2);
    await at('7 pm');
    await expect(ofEvent).toHaveCount(3);

    await ofEvent.filter({ hasText: '5 pm → after: 6 pm' }).getByRole('button', { name: /^Undo/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(question).toContainText('This has been changed again since.');
    await question.getByRole('button', { name: 'Undo anyway' }).click();
    await expect(ofEvent).toHaveCount(4);
    const row = await (await page.request.get(`/api/events/${event.id}`)).json();
    expect(row.time).toBe('5 pm');
  },
);

test('a deletion is taken back from the message that tells of it', async ({ page, request, asAdmin: _ }) => {
  const message = uniqueTitle('The doors open at nine');
  await page.request.post('/api/announcements', {
    data: { message, start_date: '2020-01-01T00:00', end_date: '2040-01-01T00:00' },
  });
  await page.goto('/announcement-admin');
  const card = page.getByRole('article').filter({ hasText: message });
  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete announcement' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(card).toHaveCount(1);
  expect(await (await request.get('/api/banner')).text()).toContain(message);
  await page.request.delete(`/api/announcements/${await idOf(page, message)}`);
});

async function idOf(page: Page, message: string): Promise<string> {
  const rows: { id: string; message: string }[] = await (await page.request.get('/api/announcements')).json();
  return String(rows.find((row) => row.message === message)?.id);
}
