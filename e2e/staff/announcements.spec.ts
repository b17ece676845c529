import { uniqueTitle } from '../support/events.ts';
import { expect, test } from '../support/test.ts';

test('staff add, change and delete an announcement, and visitors see each step', async ({
  page,
  request,
  asAdmin: _,
}) => {
  const message = uniqueTitle('Doors open at nine');
  const card = page.getByRole('article').filter({ hasText: message });
  await page.goto('/announcement-admin');
  await expect(page.getByRole('heading', { name: 'Banner Management' })).toBeVisible();
  await page.getByRole('button', { name: 'Add announcement' }).click();
  const form = page.getByRole('dialog', { name: 'Add announcement' });
  await form.getByRole('button', { name: 'Add announcement' }).click();
  await expect(form.getByText('Please fill in all required fields').first()).toBeVisible();
  await form.getByLabel('Message').fill(message);
  await expect(form.getByLabel('Starts')).toBeHidden();
  await expect(form.getByText('Today', { exact: true })).toBeVisible();
  await form.getByLabel('Link').fill('http://example.org');
  await form.getByRole('button', { name: 'Add announcement' }).click();
  await expect(form.getByText(/^Please enter a page of this site/).first()).toBeVisible();
  await form.getByLabel('Link').fill('/events');
  await form.getByRole('button', { name: 'Add announcement' }).click();
  await expect(page.getByText('Announcement added successfully')).toBeVisible();
  await expect(card).toContainText('Currently Active');
  expect(await (await request.get('/api/banner')).text()).toContain(message);
  expect(await (await request.get('/about')).text()).toContain(message);
  expect(await (await request.get('/api/banner')).json()).toContainEqual(
    expect.objectContaining({ message, href: '/events' }),
  );

  await card.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit announcement' });
  await edit.getByText('More', { exact: true }).click();
  await edit.getByText('Active', { exact: true }).click();
  await edit.getByRole('button', { name: 'Save announcement' }).click();
  await expect(page.getByText('Announcement updated successfully')).toBeVisible();
  await expect(card).toContainText('Inactive');
  expect(await (await request.get('/api/banner')).text()).not.toContain(message);

  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete announcement' }).click();
  await expect(page.getByText('Announcement deleted successfully')).toBeVisible();
  await expect(card).toHaveCount(0);
});
