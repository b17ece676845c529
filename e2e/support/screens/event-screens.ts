import type { Page } from 'playwright/test';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { alike, press, type Screen, see, sitePage } from './screen.ts';

/** The events list, the calendar, one event, and what staff do with them. */
export const eventScreens: Screen[] = [
  ...alike({ page: 'events' }, [
    { name: 'page, staff', path: paths.events, as: 'staff', open: (page) => see(page, 'Add Event') },
    { name: 'nothing yet', path: paths.events, site: 'empty' },
    { name: 'nothing past', isVariant: true, path: '/events?tab=past', site: 'empty' },
    { name: 'nothing yet, staff', isVariant: true, path: paths.events, site: 'empty', as: 'staff' },
  ]),
  {
    page: 'event',
    name: 'of a series, staff',
    path: sitePage('event-of-a-series'),
    as: 'staff',
    open: (page) => see(page, 'Delete'),
  },
  ...alike({ page: 'calendar', path: paths.calendar }, [
    { name: 'page, staff', as: 'staff', open: (page) => see(page, 'Add Event') },
    { name: 'printed', from: 700, isPrinted: true },
  ]),
  { page: 'event', name: 'printed', path: sitePage('event-of-a-series'), from: 700, isPrinted: true },
  { page: 'calendar', name: 'nothing yet', path: paths.calendar, site: 'empty' },
  ...alike({ page: 'event form', as: 'staff', frame: 'window' }, [
    { name: 'add', path: paths.events, open: openForm },
    {
      name: 'refused',
      path: paths.events,
      open: async (page) => {
        await openForm(page);
        await press(page, 'Create One-time Event');
        await see(page, 'Title is required');
      },
    },
    {
      name: 'advanced monthly',
      isVariant: true,
      path: paths.events,
      open: async (page) => {
        await openForm(page);
        const form = page.getByRole('dialog');
        await form.getByLabel('Title').fill('Supper Club');
        await form.getByLabel('Date', { exact: true }).fill('2030-06-02');
        await form.getByText('Recurring', { exact: true }).click();
        await form.getByLabel('Frequency').selectOption('Advanced Monthly');
        await form.getByText('1st', { exact: true }).click();
        await form.getByText('3rd', { exact: true }).click();
        await see(page, 'Every 1st and 3rd Sunday');
      },
    },
    {
      name: 'edit a series',
      isVariant: true,
      path: sitePage('event-of-a-series'),
      open: async (page) => {
        await press(page, /^Edit/);
        await page.getByText('The whole series').click();
        await see(page, /^Changes every date from/);
      },
    },
    {
      name: 'someone else saved first',
      isVariant: true,
      path: paths.events,
      leavesTraces: true,
      expectedErrors: [/409/],
      open: async (page) => {
        const { id } = await addOwn(page);
        await page.goto(paths.event(id));
        await press(page, /^Edit/);
        await page.getByRole('dialog').getByLabel('Location').fill('The barn');
        await page.request.patch(`/api/events/${id}`, { data: { time: '9 pm' } });
        await press(page, 'Update Event');
        await see(page, /Someone else has changed this event/);
      },
    },
    {
      name: 'delete a series',
      path: sitePage('event-of-a-series'),
      open: async (page) => {
        await press(page, /^Delete/);
        await see(page, 'Delete Entire Series');
      },
    },
    {
      name: 'delete one event',
      isVariant: true,
      path: sitePage('event'),
      open: async (page) => {
        await press(page, /^Delete/);
        await see(page, 'Delete Event');
      },
    },
  ]),
];

async function openForm(page: Page): Promise<void> {
  await press(page, 'Add Event');
  await see(page, 'Add New Event');
}

/** An event that no other screen or test looks at. */
async function addOwn(page: Page): Promise<{ id: string }> {
  const title = `Barn dance ${Date.now()}`;
  const date = new Date(Date.now() + 2 * 86_400_000).toLocaleDateString('en-CA');
  const data = { title, date, time: '6 pm', location: 'Hall', description: 'Bring boots.' };
  return (await page.request.post('/api/events', { data })).json();
}
