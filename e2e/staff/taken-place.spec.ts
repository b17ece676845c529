import english from '#lib/language/generated/en.ts';
import { fillEvent, inDays, uniqueTitle } from '../support/events.ts';
import { byNight, expect, test } from '../support/test.ts';

const { title: heading, hint } = english.eventForms.taken;

test(
  'the form of an event says what else is in the room then, and saves it all the same',
  byNight,
  async ({ page, asAdmin: _ }) => {
    const [first, second] = [uniqueTitle('Choir'), uniqueTitle('Wedding')];
    const date = inDays(40);
    const there = {
      title: first,
      date,
      time: '6 PM - 8 PM',
      location: 'Upper Room',
      description: 'They sing.',
    };
    const answer = await page.request.post('/api/events', {
      data: { ...there, is_recurring: true, recurrence_frequency: 'weekly' },
    });
    expect(answer.status()).toBe(201);
    await page.goto('/events');
    await page.getByRole('button', { name: 'Add Event' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Event' });
    await fillEvent(form, { title: second, date });
    const time = form.getByLabel('Time', { exact: true });
    await time.fill('7 PM - 9 PM');
    await form.getByLabel('Location').fill('upper  room');
    await expect(form.getByText(heading)).toBeVisible();
    await expect(form.getByRole('listitem').filter({ hasText: `${first}, 6:00 PM - 8:00 PM` })).toHaveCount(
      1,
    );
    await expect(form.getByText(hint)).toBeVisible();

    await form.getByLabel('Recurring', { exact: true }).check();
    await expect(form.getByRole('listitem').filter({ hasText: first })).toHaveCount(3);
    await form.getByLabel('One-time', { exact: true }).check();
    await time.fill('8 PM - 9 PM');
    await expect(form.getByText(heading)).toBeHidden();
    await time.fill('7:30 PM');
    await expect(form.getByText(heading)).toBeVisible();
    await form.getByRole('button', { name: 'Create One-time Event' }).click();
    await expect(page.getByText('Event created successfully')).toBeVisible();
  },
);
