import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import english from '#lib/language/generated/en.ts';
import type { Sermon } from '#lib/sermons/schema.ts';
import { addEvent, fillEvent, inDays } from '../support/events.ts';
import { fillPrayer, solveSum } from '../support/prayer-form.ts';
import { newDatabase } from '../support/sites/own-database.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import { type Site, startSite } from '../support/sites/start-site.ts';
import { byNight, expect, openReady, test, touchAtOnce, unlock } from '../support/test.ts';

interface Form {
  path: string;
  /** Opens it and fills it in, while the server is there. */
  fill: (page: Page) => Promise<void>;
  /** What the button that sends it says. */
  send: string | ((page: Page) => Promise<void>);
  /** What the page says when the server does not answer. */
  said: string[];
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const unreachable = 'The site could not be reached. Please try again.';
const prayerSaid = [
  'There was an error submitting your prayer request. Please try again.',
  'Error submitting prayer request: Please try again.',
];

const visitorsForms: Record<string, Form> = {
  'the prayer form on its page': {
    path: '/visit',
    async fill(page) {
      await fillPrayer(page, 'For calm in the storm.');
      await solveSum(page);
    },
    send: 'Submit Prayer Request',
    said: prayerSaid,
  },
  'the prayer form in its dialog': {
    path: '/',
    async fill(page) {
      await page.getByRole('link', { name: 'Submit a prayer request' }).click();
      await fillPrayer(page.getByRole('dialog'), 'For calm in the storm.');
      await solveSum(page.getByRole('dialog'));
    },
    send: 'Submit Prayer Request',
    said: prayerSaid,
  },
  'the password': {
    path: '/about',
    async fill(page) {
      await button(page, 'Staff').click();
      await page.getByLabel('Password').fill('a long password');
    },
    send: 'Unlock admin mode',
    said: ['The password could not be checked. Please try again.'],
  },
};

const fillNewEvent = async (page: Page) => {
  await button(page, 'Add Event').first().click();
  await fillEvent(page.getByRole('dialog'), { title: 'Chili supper', date: inDays(3) });
};

const staffForms: Record<string, Form> = {
  'a new event': {
    path: '/events',
    fill: fillNewEvent,
    send: 'Create One-time Event',
    said: ['Error creating event. Please try again.'],
  },
  'a picture': {
    path: '/events',
    fill: fillNewEvent,
    send: (page) =>
      page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no matter') }),
    said: ['Failed to upload image: Unknown error'],
  },
  'an event': {
    path: '/events/the-event',
    async fill(page) {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await page.getByRole('dialog').getByLabel('Title').fill('Another title');
    },
    send: 'Update Event',
    said: ['Failed to update event. Please try again.'],
  },
  'the end of an event': {
    path: '/events/the-event',
    fill: (page) => page.getByRole('button', { name: /^Delete / }).click(),
    send: 'Delete Event',
    said: ['Failed to delete event: Unknown error', 'Failed to delete event'],
  },
  'a cancellation': {
    path: '/events/the-event',
    fill: (page) => page.getByRole('button', { name: /^Delete / }).click(),
    send: 'Mark it as cancelled',
    said: [`Failed to save event: ${unreachable}`],
  },
  'a new sermon': {
    path: '/sermons',
    async fill(page) {
      await button(page, 'Add Sermon').click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Title').fill('On the river');
      await form.getByRole('combobox', { name: 'Speaker' }).selectOption({ index: 1 });
      await form.getByLabel('Date').fill('2026-05-03');
      await form.getByLabel('Video URL').fill('https://youtu.be/dQw4w9WgXcQ');
      await form.getByLabel('Description').fill('What the water says.');
    },
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Add Sermon' }).click(),
    said: [`Failed to add sermon: ${unreachable}`],
  },
  'a transcript': {
    path: '/sermons/the-sermon',
    async fill(page) {
      await button(page, 'Add a transcript').click();
      await page.getByLabel('Or paste it here').fill('What was said that morning.');
    },
    send: 'Save transcript',
    said: [unreachable],
  },
  'a series': {
    path: '/sermons/series/the-series',
    async fill(page) {
      await button(page, english.series.edit).click();
      await page.getByRole('dialog').getByLabel(english.series.words).fill('For people on their way.');
    },
    send: english.series.save,
    said: [english.series.saveFailed(unreachable)],
  },
  'the podcast': {
    path: '/podcast-admin',
    fill: (page) => page.getByLabel('What it is about').fill('What is said here on Sundays.'),
    send: 'Save the podcast',
    said: [`The podcast could not be saved: ${unreachable}`],
  },
  'a ministry': {
    path: '/ministries',
    async fill(page) {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await page.getByRole('dialog').getByLabel('Leader Name').fill('Ruth');
    },
    send: 'Save Changes',
    said: ['Failed to update ministry', 'An unexpected error occurred'],
  },
  'an announcement': {
    path: '/announcement-admin',
    async fill(page) {
      await button(page, 'Add announcement').click();
      await page.getByRole('dialog').getByLabel('Message').fill('Doors open at nine');
    },
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Add announcement' }).click(),
    said: ['Failed to add announcement'],
  },
  'a closing': {
    path: '/about',
    async fill(page) {
      await button(page, 'More for staff').click();
      await page.getByRole('menuitem', { name: 'Closing' }).click();
      await page.getByLabel('What everyone reads').fill('No power: the church stays closed.');
      await expect(page.getByRole('button', { name: /for everyone$/ })).toBeEnabled();
    },
    send: (page) => page.getByRole('button', { name: /for everyone$/ }).click(),
    said: ['The church could not be closed. Please try again.'],
  },
  'a member of the prayer team': {
    path: '/prayer-admin',
    async fill(page) {
      await page.getByRole('tab', { name: 'Prayer Team Emails' }).click();
      await page.getByLabel('Email', { exact: true }).fill('naomi@example.org');
    },
    send: 'Add Email',
    said: ['Failed to add email. The email may already exist.'],
  },
  'the stream': {
    path: '/livestream',
    async fill(page) {
      await button(page, 'Configure Stream').click();
      await page.getByRole('tab', { name: 'YouTube' }).last().click();
      await page.getByLabel('YouTube URL or ID').fill('dQw4w9WgXcQ');
    },
    send: 'Save YouTube Settings',
    said: [unreachable],
  },
  'the background': {
    path: '/',
    async fill(page) {
      await button(page, 'Change Background').click();
      await page.getByRole('dialog').getByLabel('Background picture').first().fill('/icon-512.png');
    },
    send: 'Save for all visitors',
    said: [unreachable],
  },
  'a second factor': {
    path: '/about',
    async fill(page) {
      await page.getByRole('button', { name: 'More for staff' }).click();
      await page.getByRole('menuitem', { name: 'Account Security' }).click();
      await button(page, 'Add authenticator app').click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Office tablet');
    },
    send: 'Continue',
    said: [unreachable],
  },
  'the way out': {
    path: '/giving',
    fill: (page) => page.getByText('Admin Mode Active').waitFor(),
    send: 'Exit Admin Mode',
    said: ['You are still signed in: the site could not be reached. Please try again.'],
  },
};

// A server that is gone is what these tests are about, and the browser reports it.
test.use({ expectedErrors: [/ERR_|Failed to (load|fetch)/] });
test.describe.configure({ timeout: 300_000 });

let site: Site;
let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belltower-e2e-'));
  site = await startSite({
    ...siteSecrets,
    DATA_DIR: folder,
    DATABASE_URL: await newDatabase(),
    SEED: 'demo',
  });
});
test.afterEach(async () => {
  await site.kill();
  await rm(folder, { recursive: true, force: true });
});

test('a form whose server is killed keeps every word and says what failed', byNight, async ({ browser }) => {
  const open = async (context: BrowserContext, name: string, form: Form) => {
    const page = await context.newPage();
    await touchAtOnce(page);
    await openReady(
      page,
      form.path.replace(/the-[a-z]+/, (row) => rows[row] ?? row),
    );
    await form.fill(page);
    return { name, form, page, typed: await typedInto(page) };
  };
  const openAll = async (forms: Record<string, Form>, isStaff: boolean) => {
    const opened = [];
    const all = Object.entries(forms);
    while (all.length > 0) {
      const context = await browser.newContext({ baseURL: site.origin });
      if (isStaff) await unlock(context, site.origin);
      // Every page keeps one of the six connections that a browser allows.
      for (const [name, form] of all.splice(0, 4)) opened.push(await open(context, name, form));
    }
    return opened;
  };
  const staff = await browser.newContext({ baseURL: site.origin });
  await unlock(staff, site.origin);
  const { id } = await addEvent(staff.request, { title: 'Picnic' });
  const sermons = await (await staff.request.get('/api/sermons?limit=20')).json();
  const sermon = sermons.find(({ series_slug }: Sermon) => series_slug);
  const rows: Record<string, string> = {
    'the-event': id,
    'the-sermon': sermon.id,
    'the-series': sermon.series_slug,
  };
  const opened = [...(await openAll(visitorsForms, false)), ...(await openAll(staffForms, true))];
  await site.kill();
  for (const { name, form, page, typed } of opened)
    await test.step(name, async () => {
      const { send, said } = form;
      await (typeof send === 'string' ? button(page, send).click() : send(page));
      for (const text of said)
        await expect.soft(page.getByText(text, { exact: true }).first(), name).toBeVisible();
      expect.soft(await typedInto(page), name).toEqual(typed);
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    });
  await staff.close();
  for (const { page } of opened) await page.context().close();
});

/** What stands in every field of the page's forms. */
function typedInto(page: Page): Promise<string[]> {
  return page
    .locator('form :is(input:not([type=file], [type=hidden]), textarea, select)')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}
