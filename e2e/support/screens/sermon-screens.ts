import type { Page } from 'playwright/test';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { alike, press, type Screen, see } from './screen.ts';

/** The sermon library, one sermon, the live stream, and what staff do with them. */
export const sermonScreens: Screen[] = [
  ...alike({ page: 'sermons', path: paths.sermons }, [
    { name: 'page, staff', as: 'staff', open: (page) => see(page, 'Add Sermon') },
    { name: 'nothing yet', site: 'empty' },
    { name: 'choose series', frame: 'window', open: openSeries },
    { name: 'no series yet', site: 'empty', frame: 'window', open: openSeries },
  ]),
  ...alike({ page: 'sermon form', path: paths.sermons, as: 'staff', frame: 'window' }, [
    { name: 'add', open: openForm },
    {
      name: 'refused',
      open: async (page) => {
        await openForm(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Add Sermon' }).click();
        await see(page, 'Title must be at least 2 characters.');
      },
    },
    { name: 'menu', open: openSermonMenu },
    {
      name: 'edit',
      isVariant: true,
      open: async (page) => {
        await openSermonMenu(page);
        await page.getByRole('menuitem', { name: 'Edit' }).click();
        await see(page, 'Update Sermon');
      },
    },
    {
      name: 'delete',
      open: async (page) => {
        await openSermonMenu(page);
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await see(page, 'Are you sure?');
      },
    },
  ]),
  {
    page: 'livestream',
    name: 'page, staff',
    path: paths.livestream,
    as: 'staff',
    open: (page) => see(page, 'Configure Stream'),
  },
  ...['Vimeo', 'YouTube', 'Facebook', 'RTMP'].map(
    (tab, place): Screen => ({
      page: 'livestream',
      isVariant: place > 0,
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
