import type { Page } from 'playwright/test';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { alike, press, type Screen, see } from './screen.ts';

/** Where staff write the church's own pages. */
export const ownPageScreens: Screen[] = [
  ...alike({ page: 'site-pages', path: unlinkedPaths.sitePages, as: 'staff' }, [
    { name: 'list', open: (page) => see(page, '/weddings') },
    { name: 'add', frame: 'window', open: (page) => opens(page, 'Add page') },
    {
      name: 'publish later, refused',
      frame: 'window',
      leavesTraces: true,
      open: async (page) => {
        const added = await page.request.post(new URL('/api/pages', page.url()).href, {
          data: { kind: 'page', title: 'Rooms to hire', template: 'hall-hire' },
        });
        await page.goto(new URL(unlinkedPaths.sitePage((await added.json()).id), page.url()).href);
        await opens(page, 'Publish');
        await page.getByRole('dialog').getByText('Later', { exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
        await see(page, 'Please enter a date and a time.');
      },
    },
  ]),
  ...alike({ page: 'page-editor', path: weddings, as: 'staff' }, [
    { name: 'page', open: (page) => see(page, 'Questions, part 2') },
    { name: 'what to add', frame: 'window', open: (page) => opens(page, addFirst) },
    {
      name: 'words',
      frame: 'window',
      open: async (page) => {
        await opens(page, 'Edit Words, part 1');
        await see(page, 'Everything is saved');
      },
    },
    {
      name: 'picture, refused',
      frame: 'window',
      open: async (page) => {
        await opens(page, addFirst);
        await press(page, /^Words and a picture/);
        await press(page, 'Done');
        await see(page, 'Please choose a picture.');
      },
    },
    { name: 'entries', frame: 'window', open: (page) => opens(page, 'Edit Questions, part 2') },
    { name: 'settings', isVariant: true, frame: 'window', open: (page) => chooses(page, 'Page settings') },
    { name: 'order', isVariant: true, frame: 'window', open: (page) => chooses(page, 'Order of the parts') },
    { name: 'share', isVariant: true, frame: 'window', open: (page) => chooses(page, 'Preview link') },
    { name: 'versions', isVariant: true, frame: 'window', open: (page) => chooses(page, 'Earlier versions') },
  ]),
];

const addFirst = 'Add something at the top';

async function weddings(origin: string): Promise<string> {
  const pages: { id: string; path: string }[] = await (await fetch(`${origin}/api/pages`)).json();
  return unlinkedPaths.sitePage(pages.find(({ path }) => path === '/weddings')?.id ?? '');
}

async function opens(page: Page, button: string): Promise<void> {
  await press(page, button);
  await page.getByRole('dialog').waitFor();
}

async function chooses(page: Page, entry: string): Promise<void> {
  await page.locator('.staff-bar').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  await page.getByRole('dialog').waitFor();
}
