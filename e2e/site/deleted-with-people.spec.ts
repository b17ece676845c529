import { addEvent, inDays, uniqueTitle } from '../support/events.ts';
import { sql } from '../support/sites/database.ts';
import { expect, test } from '../support/test.ts';

// The open page of the event is read once more after it is gone.
test.use({ expectedErrors: [/404/] });

test('an event that people are signed up for is deleted once staff choose to tell them', async ({
  page,
  asAdmin: _,
}) => {
  const title = uniqueTitle('Supper');
  const { id, date } = await addEvent(page.request, { title, date: inDays(20) });
  const answer = await page.request.post('/api/forms', { data: { title, event_id: id, is_open: true } });
  const form = await answer.json();
  await sql(
    "INSERT INTO form_answers (form_id, arrival, date, seats, state, name, email) VALUES ($1, 1, $2, 14, 'confirmed', 'Ruth', 'ruth@example.org')",
    [form.id, date],
  );
  await page.goto(`/events/${id}`);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    '14 people are signed up. Cancel it and tell 14 people?',
  );
  await dialog.getByRole('button', { name: 'Cancel it and tell 14 people' }).click();
  await expect(page.getByText('Event deleted successfully')).toBeVisible();
  expect((await page.request.get(`/api/events/${id}`)).status()).toBe(404);
});
