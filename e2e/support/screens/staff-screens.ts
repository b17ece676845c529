import type { Page } from '@playwright/test';
import { paths } from '#lib/core/site/paths.ts';
import { answer, neverAnswer, press, type Screen, see } from './screen.ts';

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
  {
    page: 'prayer-admin',
    name: 'new',
    path: paths.prayerAdmin,
    as: 'staff',
    open: (page) => see(page, 'Mark as Viewed'),
  },
  {
    page: 'prayer-admin',
    name: 'in progress',
    path: paths.prayerAdmin,
    as: 'staff',
    open: (page) => openTab(page, 'In Progress'),
  },
  {
    page: 'prayer-admin',
    name: 'completed',
    path: paths.prayerAdmin,
    as: 'staff',
    open: (page) => openTab(page, 'Completed'),
  },
  {
    page: 'prayer-admin',
    name: 'team',
    path: paths.prayerAdmin,
    as: 'staff',
    prepare: (page) => answer(page, team, members),
    open: async (page) => {
      await openTab(page, 'Prayer Team Emails');
      await see(page, 'Ann Porter');
    },
  },
  {
    page: 'prayer-admin',
    name: 'remove from the team',
    path: paths.prayerAdmin,
    as: 'staff',
    frame: 'window',
    prepare: (page) => answer(page, team, members),
    open: async (page) => {
      await openTab(page, 'Prayer Team Emails');
      await press(page, 'Remove ann@example.org');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    page: 'prayer-admin',
    name: 'nobody in the team',
    path: paths.prayerAdmin,
    as: 'staff',
    prepare: (page) => answer(page, team, []),
    open: async (page) => {
      await openTab(page, 'Prayer Team Emails');
      await see(page, 'No prayer team members added yet');
    },
  },
  {
    page: 'prayer-admin',
    name: 'no requests',
    path: paths.prayerAdmin,
    as: 'staff',
    prepare: (page) => answer(page, requests, []),
    open: (page) => see(page, /No prayer requests with status/),
  },
  {
    page: 'prayer-admin',
    name: 'loading',
    path: paths.prayerAdmin,
    as: 'staff',
    prepare: (page) => neverAnswer(page, requests),
    open: (page) => see(page, 'Loading prayer requests...'),
  },
  {
    page: 'prayer-admin',
    name: 'could not be loaded',
    path: paths.prayerAdmin,
    as: 'staff',
    expectedErrors: [/503/],
    prepare: (page) => answer(page, requests, { detail: 'The site is busy.' }, 503),
    open: (page) => see(page, /Error loading prayer requests/),
  },
  {
    page: 'announcement-admin',
    name: 'page',
    path: paths.announcementAdmin,
    as: 'staff',
    open: (page) => see(page, 'Scheduled'),
  },
  {
    page: 'announcement-admin',
    name: 'nothing yet',
    path: paths.announcementAdmin,
    as: 'staff',
    prepare: (page) => answer(page, announcements, []),
    open: (page) => see(page, /No announcements found/),
  },
  {
    page: 'announcement-admin',
    name: 'loading',
    path: paths.announcementAdmin,
    as: 'staff',
    prepare: (page) => neverAnswer(page, announcements),
    open: (page) => see(page, 'Loading announcements...'),
  },
  {
    page: 'announcement-admin',
    name: 'could not be loaded',
    path: paths.announcementAdmin,
    as: 'staff',
    expectedErrors: [/503/],
    prepare: async (page) => {
      page.on('dialog', (dialog) => void dialog.dismiss());
      await answer(page, announcements, { detail: 'The site is busy.' }, 503);
    },
    open: (page) => see(page, 'Failed to fetch announcements'),
  },
  {
    page: 'announcement-admin',
    name: 'add',
    path: paths.announcementAdmin,
    as: 'staff',
    frame: 'window',
    open: openForm,
  },
  {
    page: 'announcement-admin',
    name: 'refused',
    path: paths.announcementAdmin,
    as: 'staff',
    frame: 'window',
    open: async (page) => {
      await openForm(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Add announcement' }).click();
      await see(page, 'Please fill in all required fields');
    },
  },
  {
    page: 'announcement-admin',
    name: 'delete',
    path: paths.announcementAdmin,
    as: 'staff',
    frame: 'window',
    open: async (page) => {
      await press(page, /^Delete/);
      await page.getByRole('alertdialog').waitFor();
    },
  },
];

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tabpanel').filter({ visible: true }).waitFor();
}

async function openForm(page: Page): Promise<void> {
  await press(page, 'Add announcement');
  await page.getByRole('dialog').waitFor();
}
