import type { Page } from '@playwright/test';
import { paths } from '#lib/core/site/paths.ts';
import { press, type Screen, see } from './screen.ts';

/** The sermon library, one sermon, the live stream, and what staff do with them. */
export const sermonScreens: Screen[] = [
  {
    page: 'sermons',
    name: 'page, staff',
    path: paths.sermons,
    as: 'staff',
    open: (page) => see(page, 'Add Sermon'),
  },
  { page: 'sermons', name: 'nothing yet', path: paths.sermons, site: 'empty' },
  { page: 'sermons', name: 'choose series', path: paths.sermons, frame: 'window', open: openSeries },
  {
    page: 'sermons',
    name: 'no series yet',
    path: paths.sermons,
    site: 'empty',
    frame: 'window',
    open: openSeries,
  },
  {
    page: 'sermon form',
    name: 'add',
    path: paths.sermons,
    as: 'staff',
    frame: 'window',
    open: openForm,
  },
  {
    page: 'sermon form',
    name: 'refused',
    path: paths.sermons,
    as: 'staff',
    frame: 'window',
    open: async (page) => {
      await openForm(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Add Sermon' }).click();
      await see(page, 'Title must be at least 2 characters.');
    },
  },
  {
    page: 'sermon form',
    name: 'menu',
    path: paths.sermons,
    as: 'staff',
    frame: 'window',
    open: openSermonMenu,
  },
  {
    page: 'sermon form',
    name: 'edit',
    path: paths.sermons,
    as: 'staff',
    frame: 'window',
    open: async (page) => {
      await openSermonMenu(page);
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await see(page, 'Update Sermon');
    },
  },
  {
    page: 'sermon form',
    name: 'delete',
    path: paths.sermons,
    as: 'staff',
    frame: 'window',
    open: async (page) => {
      await openSermonMenu(page);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await see(page, 'Are you sure?');
    },
  },
  {
    page: 'livestream',
    name: 'page, staff',
    path: paths.livestream,
    as: 'staff',
    open: (page) => see(page, 'Configure Stream'),
  },
  ...['Vimeo', 'YouTube', 'Facebook', 'RTMP'].map(
    (tab): Screen => ({
      page: 'livestream',
      name: `settings, ${tab}`,
      path: paths.livestream,
      as: 'staff',
      open: async (page) => {
        await press(page, 'Configure Stream');
        await page.getByRole('tab', { name: tab }).click();
      },
    }),
  ),
];

async function openSeries(page: Page): Promise<void> {
  await press(page, /^Series/);
  await page.getByRole('button', { name: 'Done' }).filter({ visible: true }).waitFor();
}

async function openForm(page: Page): Promise<void> {
  await press(page, 'Add Sermon');
  await see(page, 'Add New Sermon');
}

async function openSermonMenu(page: Page): Promise<void> {
  // Not a pencil of the page's words.
  await press(page, /^Change (?!the )/);
  await page.getByRole('menu').waitFor();
}
