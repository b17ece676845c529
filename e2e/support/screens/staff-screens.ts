import type { Page } from 'playwright/test';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { alike, answer, neverAnswer, press, type Screen, see } from './screen.ts';

const requests = /\/api\/prayer-requests\?/;
const announcements = /\/api\/announcements$/;
const team = /\/api\/prayer-team$/;

const members = [
  { id: '1', name: 'Ann Porter', email: 'ann@example.org', active: true },
  { id: '2', name: null, email: 'the-whole-prayer-circle-of-wednesday-evening@example.org', active: false },
].map((member) => ({
  ...member,
  created_at: '2026-01-05T15:00:00.000Z',
  updated_at: '2026-01-05T15:00:00.000Z',
}));

/** The two pages of staff. */
export const staffScreens: Screen[] = [
  ...alike({ page: 'prayer-admin', path: paths.prayerAdmin, as: 'staff' }, [
    { name: 'new', open: (page) => see(page, 'Mark as Viewed') },
    { name: 'in progress', isVariant: true, open: (page) => openTab(page, 'In Progress') },
    { name: 'completed', isVariant: true, open: (page) => openTab(page, 'Completed') },
    {
      name: 'team',
      prepare: (page) => answer(page, team, members),
      open: async (page) => {
        await openTab(page, 'Prayer Team Emails');
        await see(page, 'Ann Porter');
      },
    },
    {
      name: 'remove from the team',
      frame: 'window',
      prepare: (page) => answer(page, team, members),
      open: async (page) => {
        await openTab(page, 'Prayer Team Emails');
        await press(page, 'Remove ann@example.org');
        await page.getByRole('alertdialog').waitFor();
      },
    },
    {
      name: 'nobody in the team',
      isVariant: true,
      prepare: (page) => answer(page, team, []),
      open: async (page) => {
        await openTab(page, 'Prayer Team Emails');
        await see(page, 'No prayer team members added yet');
      },
    },
    {
      name: 'no requests',
      prepare: (page) => answer(page, requests, []),
      open: (page) => see(page, /No prayer requests with status/),
    },
    {
      name: 'loading',
      isVariant: true,
      prepare: (page) => neverAnswer(page, requests),
      open: (page) => see(page, 'Loading prayer requests...'),
    },
    {
      name: 'could not be loaded',
      isVariant: true,
      expectedErrors: [/503/],
      prepare: (page) => answer(page, requests, { detail: 'The site is busy.' }, 503),
      open: (page) => see(page, /Error loading prayer requests/),
    },
  ]),
  ...alike({ page: 'announcement-admin', path: paths.announcementAdmin, as: 'staff' }, [
    { name: 'page', open: (page) => see(page, 'Scheduled') },
    {
      name: 'nothing yet',
      isVariant: true,
      prepare: (page) => answer(page, announcements, []),
      open: (page) => see(page, /No announcements found/),
    },
    {
      name: 'loading',
      isVariant: true,
      prepare: (page) => neverAnswer(page, announcements),
      open: (page) => see(page, 'Loading announcements...'),
    },
    {
      name: 'could not be loaded',
      isVariant: true,
      expectedErrors: [/503/],
      prepare: async (page) => {
        page.on('dialog', (dialog) => void dialog.dismiss());
        await answer(page, announcements, { detail: 'The site is busy.' }, 503);
      },
      open: (page) => see(page, 'Failed to fetch announcements'),
    },
    { name: 'add', frame: 'window', open: openForm },
    {
      name: 'refused',
      frame: 'window',
      open: async (page) => {
        await openForm(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Add announcement' }).click();
        await see(page, 'Please fill in all required fields');
      },
    },
    {
      name: 'delete',
      frame: 'window',
      open: async (page) => {
        await press(page, /^Delete/);
        await page.getByRole('alertdialog').waitFor();
      },
    },
  ]),
];

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tabpanel').filter({ visible: true }).waitFor();
}

async function openForm(page: Page): Promise<void> {
  await press(page, 'Add announcement');
  await page.getByRole('dialog').waitFor();
}
