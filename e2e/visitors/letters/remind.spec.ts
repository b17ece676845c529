import type { BrowserContext, Page } from 'playwright/test';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { axeProblems, stickingOut } from '../../support/accessibility.ts';
import { addEvent, inDays, uniqueTitle } from '../../support/events.ts';
import { solveSum } from '../../support/prayer-form.ts';
import type { SharedSite } from '../../support/sites/shared-site.ts';
import { expect, test, unlock } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'serial' });

let site: SharedSite;
let event: { id: string; title: string };

/** All other tests look at a site that offers no reminders: its mails wait. */
test.beforeAll(async ({ siteAt, browser }) => {
  site = await siteAt('demo');
  const context = await browser.newContext({ baseURL: site.origin });
  await unlock(context, site.origin);
  const data = { kind: 'smtp', host: '127.0.0.1', port: 465 };
  expect((await context.request.put('/api/mail-settings', { data })).status()).toBe(200);
  event = await addEvent(context.request, { title: uniqueTitle('Potluck'), date: inDays(9) });
  await context.close();
});

/** Returns the addresses that are reminded of the event. */
async function addresses(): Promise<string[]> {
  const database = new DatabaseClient({ connectionString: site.database });
  await database.connect();
  const { rows } = await database.query('SELECT email FROM reminders WHERE event_id = $1 ORDER BY email', [
    event.id,
  ]);
  await database.end();
  return rows.map(({ email }) => email);
}

const ask = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Remind me' }).click();
const received = /^Done\. One mail goes to this address/;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor asks to be reminded of an event, and keeps what was typed', async ({ page }) => {
    await page.goto(`${site.origin}/events/${event.id}`);
    await page.getByRole('link', { name: 'Remind me' }).click();
    await expect(page.getByRole('link', { name: event.title })).toBeVisible();
    const privacy = page.getByRole('main').getByRole('link', { name: 'What happens with what you send us' });
    await expect(privacy).toHaveAttribute('href', '/privacy');
    await expect(page.getByRole('heading', { name: 'On this phone' })).toHaveCount(0);
    const email = page.getByRole('main').getByRole('textbox', { name: 'Email' });
    await email.fill('ruth');
    await ask(page);
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(email).toHaveValue('ruth');
    await email.fill('ruth@example.org');
    await solveSum(page.getByRole('main'));
    await ask(page);
    await expect(page.getByText(received)).toBeVisible();
    expect(await addresses()).toEqual(['ruth@example.org']);
  });
});

test('a visitor with scripts asks in place, and the page fits a phone', async ({ page }) => {
  await page.goto(`${site.origin}/events/${event.id}/remind`);
  expect(await stickingOut(page, 390)).toEqual([]);
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('naomi@example.org');
  await solveSum(page.getByRole('main'));
  await ask(page);
  await expect(page.getByRole('main').getByText(received)).toBeVisible();
  expect(await addresses()).toEqual(['naomi@example.org', 'ruth@example.org']);
});

/** The browser's own part: it subscribes at a push service, which no test calls. */
async function pretendToSubscribe(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const endpoint = 'https://fcm.googleapis.com/fcm/send/remind-spec';
    let key: ArrayBuffer | null = null;
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
        .buffer;
    const subscription = () => ({
      endpoint,
      options: { applicationServerKey: key },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        key = null;
        return true;
      },
    });
    PushManager.prototype.getSubscription = async () => (key ? subscription() : null) as never;
    PushManager.prototype.subscribe = async (options) => {
      key = bytesOf(String(options?.applicationServerKey));
      return subscription() as never;
    };
    Notification.requestPermission = async () => 'granted';
  });
}

test('a phone gets messages after a press, and no more after another', async ({ page, context }) => {
  await pretendToSubscribe(context);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.origin}/events/${event.id}/remind`);
  const start = page.getByRole('button', { name: 'Send messages to this phone' });
  await expect(start).toBeVisible();
  expect(asked.filter((path) => /push/.test(path))).toEqual([]);
  await start.click();
  await expect(page.getByText('This phone gets messages.')).toBeVisible();
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  expect(worker).toBe(`${site.origin}/push-worker.js`);
  await page.getByRole('button', { name: 'End them' }).click();
  await expect(page.getByText('This phone gets no more messages about this.')).toBeVisible();
});
