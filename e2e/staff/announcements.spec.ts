import { uniqueTitle } from '../support/events.ts';
import { byNight, expect, test } from '../support/test.ts';

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

test('an end before its start is refused in words', byNight, async ({ page, asAdmin: _ }) => {
  await page.goto('/announcement-admin');
  await page.getByRole('button', { name: 'Add announcement' }).click();
  const form = page.getByRole('dialog', { name: 'Add announcement' });
  await form.getByLabel('Message').fill('Backwards');
  await form.getByText('Until', { exact: true }).click();
  await form.getByLabel('Last day').fill('2031-05-31');
  await expect(form.getByText(/^Shows from .* through Saturday, May 31, 2031\.$/)).toBeVisible();
  await form.getByText('More', { exact: true }).click();
  await form.getByLabel('Starts').fill('2031-05-02T10:00');
  await form.getByLabel('Ends').fill('2031-05-01T10:00');
  await form.getByRole('button', { name: 'Add announcement' }).click();
  await expect(form.getByText('End date must be after start date').first()).toBeVisible();
});
