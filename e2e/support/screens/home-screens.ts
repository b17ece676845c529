import type { Page } from 'playwright/test';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import english from '#lib/language/generated/en.ts';
import { siteSecrets } from '../sites/secrets.ts';
import { alike, answer, press, type Screen, see, until } from './screen.ts';

const prayer = 'Submit a prayer request';

/** The home page and what opens on it, the banner and the way into admin mode. */
export const homeScreens: Screen[] = [
  ...alike({ page: 'home', path: paths.home }, [
    { name: 'page, staff', as: 'staff', open: (page) => see(page, 'Add Event') },
    { name: 'nothing yet', site: 'empty' },
    { name: 'without scripts', withoutScripts: true },
    { name: 'menu opened', frame: 'window', to: 767, open: openMenu },
    { name: 'scrolled', isVariant: true, frame: 'window', open: scroll },
    { name: 'banner settings', frame: 'window', open: openBannerSettings },
  ]),
  ...alike({ page: 'prayer', path: paths.home, frame: 'window' }, [
    { name: 'dialog', open: openPrayer },
    {
      name: 'dialog, refused',
      open: async (page) => {
        await openPrayer(page);
        await press(page, 'Submit Prayer Request');
        await see(page, 'Name must be at least 2 characters.');
      },
    },
    {
      name: 'sent',
      isVariant: true,
      prepare: (page) => answer(page, '**/api/prayer-requests', { id: 'any' }, 201),
      open: async (page) => {
        await openPrayer(page);
        await fillPrayer(page);
        await press(page, 'Submit Prayer Request');
        await see(page, /Your prayer request has been received/);
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      },
    },
    {
      name: 'could not be sent',
      isVariant: true,
      expectedErrors: [/503/],
      prepare: (page) => answer(page, '**/api/prayer-requests', { detail: 'The site is busy.' }, 503),
      open: async (page) => {
        await openPrayer(page);
        await fillPrayer(page);
        await press(page, 'Submit Prayer Request');
        await see(page, 'Error submitting prayer request: The site is busy.');
      },
    },
  ]),
  ...alike({ page: 'admin', frame: 'window' }, [
    { name: 'password', path: paths.beliefs, open: openPassword },
    {
      name: 'password refused',
      isVariant: true,
      path: paths.beliefs,
      expectedErrors: [/401/],
      open: async (page) => {
        await openPassword(page);
        await page.getByLabel('Password').fill(`not ${siteSecrets.ADMIN_PASSWORD}`);
        await press(page, 'Unlock admin mode');
        await see(page, 'Incorrect password. Please try again.');
      },
    },
    {
      name: 'more',
      path: paths.beliefs,
      as: 'staff',
      open: async (page) => {
        await press(page, /^More/);
        await page.getByRole('menu').waitFor();
      },
    },
    ...['Activity', 'Account Security', english.sessions.title].map(
      (item): Screen => ({
        page: 'admin',
        name: item.toLowerCase(),
        path: paths.beliefs,
        as: 'staff',
        frame: 'window',
        open: async (page) => {
          await press(page, /^More/);
          await page.getByRole('menuitem', { name: item }).click();
          await page.locator('[role=dialog], [role=alertdialog]').waitFor();
          await page
            .getByText(/^Loading/)
            .first()
            .waitFor({ state: 'hidden' });
        },
      }),
    ),
    {
      name: 'closing',
      path: paths.beliefs,
      as: 'staff',
      open: async (page) => {
        await press(page, /^More/);
        await page.getByRole('menuitem', { name: 'Closing' }).click();
        await see(page, /^Affects|^Nothing on the calendar/);
      },
    },
    {
      name: 'hero background',
      path: paths.home,
      as: 'staff',
      open: async (page) => {
        await press(page, 'Change Background');
        await see(page, 'Change Hero Background');
      },
    },
  ]),
];

async function openMenu(page: Page): Promise<void> {
  await until(page, 'Visit Us', () => page.getByLabel('Menu', { exact: true }).click());
}

async function scroll(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 420));
  await page.locator('[data-scrolled]').waitFor();
}

async function openBannerSettings(page: Page): Promise<void> {
  await until(page, 'At a time', () => press(page, 'Banner settings'));
}

/** Without scripts the same link leads to another page. */
async function openPrayer(page: Page): Promise<void> {
  await until(page, /What is \d+ \+ \d+/, async () => {
    if (!page.url().endsWith(paths.home)) await page.goto(paths.home);
    await press(page, prayer);
  });
}

async function fillPrayer(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ruth');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ruth@example.org');
  await dialog.getByRole('textbox', { name: 'Prayer Request' }).fill('For rain, and for my neighbor.');
  const sum = dialog.getByRole('textbox', { name: /What is/ });
  const label = await sum.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
  const [a = 0, b = 0] = (label.match(/\d+/g) ?? []).map(Number);
  await sum.fill(String(a + b));
}

async function openPassword(page: Page): Promise<void> {
  await until(page, 'Staff sign-in', () => page.keyboard.type('admin'));
}
