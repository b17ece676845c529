import type { Locator, Page, Request, Route } from 'playwright/test';
import { newGate } from '../support/gate.ts';
import { submitRequest } from '../support/prayer.ts';
import { fillPrayer as fillIn, solveSum as solve } from '../support/prayer-form.ts';
import { byNight, expect, test, unlock } from '../support/test.ts';

const words = (what: string) => `Please pray for ${what}, ${Math.random().toString(36).slice(2)}.`;
const received = 'Your prayer request has been received. Our prayer team will be praying for you.';

const submit = (form: Page | Locator) => form.getByRole('button', { name: 'Submit Prayer Request' }).click();

test.describe('a visitor', () => {
  for (const width of [390, 1280])
    test(`finds the button where it was once the sum has come, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto('/visit');
      const form = page.locator('form').filter({ hasText: 'Prayer Request' });
      const height = async () => (await form.boundingBox())?.height ?? 0;
      const before = await height();
      await form.getByRole('textbox', { name: 'Prayer Request' }).focus();
      await expect(form.getByText(/What is \d+ \+ \d+/)).toBeVisible();
      expect(Math.abs((await height()) - before)).toBeLessThan(3);
    });

  test('asks for prayer in a dialog that says what is missing and keeps what was typed', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Submit a prayer request' }).click();
    const dialog = page.getByRole('dialog', { name: 'Submit a Prayer Request' });
    await expect(dialog.getByText(/What is \d+ \+ \d+/)).toBeVisible();
    await submit(dialog);
    for (const message of [
      'Name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Prayer request must be at least 10 characters.',
      'Please answer the question.',
    ]) {
      await expect(dialog.getByText(message)).toBeVisible();
    }
    const request = words('my neighbor');
    await fillIn(dialog, request);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Submit a prayer request' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Prayer Request' })).toHaveValue(request);
    await dialog.getByRole('button', { name: 'Another question' }).click();
    await expect(dialog.getByRole('textbox', { name: /^What is/ })).toBeEnabled();
    await solve(dialog);
    await submit(dialog);
    await expect(page.getByText(received)).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('sees fields stay aligned when one is wrong, and a labelled trap', byNight, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/visit');
    const field = (name: string) => page.getByRole('textbox', { name });
    await field('Name').fill('Ruth');
    await submit(page);
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    const [name, email] = await Promise.all([field('Name').boundingBox(), field('Email').boundingBox()]);
    expect([name?.y, name?.height]).toEqual([email?.y, email?.height]);
    await expect(page.getByLabel(/leave this empty/)).toHaveAttribute('name', 'website');
  });

  test('sees the number of new requests rise while the page is open', async ({ page, baseURL }) => {
    await page.goto('/');
    const badge = page.getByText(/new requests?$/).locator('..');
    await expect(badge).toBeVisible();
    const before = Number.parseInt((await badge.textContent()) ?? '', 10);
    await submitRequest(String(baseURL), { request: words('the number to rise') });
    await expect
      .poll(async () => Number.parseInt((await badge.textContent()) ?? '', 10))
      .toBeGreaterThan(before);
  });

  test('is brought to the thanks, which stand where the form was', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/visit#prayer');
    const form = page.locator('#prayer form');
    await fillIn(form, words('a good view'));
    await solve(form);
    await submit(form);
    await expect(page.locator('#prayer-answer')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#prayer-answer')).toBeFocused();
  });

  test.describe('whose request is refused', () => {
    test.use({ expectedErrors: [/503|Failed to load resource/] });

    test('reads why in an alert and a toast, and loses nothing', async ({ page }) => {
      await page.route('/api/prayer-requests', (route) =>
        route.fulfill({ status: 503, json: { detail: 'The site is busy.' } }),
      );
      await page.goto('/visit#prayer');
      const form = page.locator('#prayer form');
      const request = words('patience');
      await fillIn(form, request);
      await solve(form);
      await submit(form);
      await expect(form.getByRole('alert')).toHaveText('The site is busy.');
      await expect(page.getByText('Error submitting prayer request: The site is busy.')).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'Prayer Request' })).toHaveValue(request);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is led to the form on a page, and every answer keeps what was typed', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Submit a prayer request' }).click();
      const form = page.locator('#prayer form');
      const request = words('my brother');
      await fillIn(form, request, 'not an address');
      await form.getByRole('checkbox', { name: 'Submit anonymously' }).check();
      await submit(form);
      await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'Prayer Request' })).toHaveValue(request);
      await expect(form.getByRole('checkbox', { name: 'Submit anonymously' })).toBeChecked();
      await form.getByRole('textbox', { name: 'Email' }).fill('ruth@example.org');
      await form.getByRole('textbox', { name: /What is/ }).fill('99');
      await submit(form);
      await expect(form.getByText('Incorrect answer, please try again.').first()).toBeVisible();
      await expect(form.getByText('Incorrect answer, please try again.').first()).toBeInViewport();
      await solve(form);
      await submit(form);
      await expect(page.getByText(received)).toBeInViewport();
    });
  });
});

test.describe('the staff page', () => {
  test('is closed without admin mode, and leads home', async ({ page }) => {
    await page.goto('/prayer-admin');
    await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
    await expect(
      page.getByText(
        'You need to enable admin mode to access this page. Type "admin" anywhere to enter admin mode.',
      ),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('shows two of staff the same: what one does, the other sees', async ({
    page,
    browser,
    baseURL,
    asAdmin: _,
  }) => {
    const request = words('both of us');
    const origin = String(baseURL);
    const context = await browser.newContext({ baseURL: origin });
    await unlock(context, origin);
    const other = await context.newPage();
    for (const each of [page, other]) {
      await each.goto('/prayer-admin');
      await expect(each.getByRole('tab', { name: 'New Requests' })).toHaveAttribute('aria-selected', 'true');
    }
    await submitRequest(origin, { request });
    const mine = page.getByRole('article').filter({ hasText: request });
    const theirs = other.getByRole('article').filter({ hasText: request });
    await expect(mine).toBeVisible();
    await expect(theirs).toBeVisible();

    await mine.getByRole('button', { name: 'Mark as Viewed' }).click();
    await expect(
      page.getByText('Prayer request has been marked as viewed and moved to In Progress.'),
    ).toBeVisible();
    await expect(theirs).toBeHidden();
    await other.getByRole('tab', { name: 'In Progress' }).click();
    await theirs.getByRole('button', { name: 'Mark Completed' }).click();
    await expect(other.getByText('Prayer request status changed to Completed.')).toBeVisible();
    await page.getByRole('tab', { name: 'Completed' }).click();
    await mine.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(mine).toBeVisible();
    await mine.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The prayer request has been permanently deleted.')).toBeVisible();
    await expect(mine).toBeHidden();
    await context.close();
  });

  test(
    'keeps a switched member of the prayer team as switched while the list is read again and again',
    byNight,
    async ({ page, baseURL, asAdmin: _ }) => {
      const email = `${Math.random().toString(36).slice(2)}@example.org`;
      await page.goto('/prayer-admin');
      await page.getByRole('tab', { name: 'Prayer Team Emails' }).click();
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await page.getByRole('button', { name: 'Add Email' }).click();
      const mail = page.getByRole('switch', { name: `Notifications to ${email}` });
      await expect(mail).toBeEnabled();
      const reads: Route[] = [];
      let isHeld = true;
      await page.route('**/api/prayer-team', (route) => (isHeld ? void reads.push(route) : route.continue()));
      await mail.click();
      await expect.poll(() => reads.length).toBeGreaterThan(0);
      const early = reads.length;
      await submitRequest(String(baseURL), { request: words('another read of the list') });
      await expect.poll(() => reads.length).toBeGreaterThan(early);

      // Other tests ask for prayer as well: at least the newest read stays open.
      for (const read of reads.splice(0, reads.length - 1)) {
        const answered = page.waitForResponse(read.request().url());
        await read.continue();
        await (await answered).finished();
      }
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      expect(await mail.isChecked()).toBe(false);
      await expect(mail).toBeDisabled();
      isHeld = false;
      for (const read of reads) await read.continue();
      await expect(mail).toBeEnabled();
      expect(await mail.isChecked()).toBe(false);
      await page.getByRole('button', { name: `Remove ${email}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect(mail).toBeHidden();
    },
  );

  test.describe('when the requests cannot be loaded', () => {
    test.use({ expectedErrors: [/503/] });

    test('says why, and says what is empty once it is', byNight, async ({ page, asAdmin: _ }) => {
      await page.route(/\/api\/prayer-requests\?/, (route) =>
        route.fulfill({ status: 503, json: { detail: 'The site is busy.' } }),
      );
      await page.goto('/prayer-admin');
      await expect(page.getByText('Error loading prayer requests: The site is busy.')).toBeVisible();
      await page.unroute(/\/api\/prayer-requests\?/);
      await page.route(/\/api\/prayer-requests\?/, (route) => route.fulfill({ json: [] }));
      for (const [tab, label] of [
        ['In Progress', 'In Progress'],
        ['Completed', 'Completed'],
      ]) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByText(`No prayer requests with status: ${label}`)).toBeVisible();
      }
    });
  });

  test.describe('whose session has ended', () => {
    // A request that somebody else sends meanwhile has the list ask the API, which refuses it.
    test.use({ expectedErrors: [/401/] });

    const viewed = 'Prayer request has been marked as viewed and moved to In Progress.';

    /** The staff page with one more request on it, its two lists held until they are let go. */
    async function openStaffPage(page: Page, baseURL: string | undefined) {
      const request = words('staying signed in');
      await submitRequest(String(baseURL), { request });
      // Its answer would bring the session's cookie back.
      const checked = page.waitForResponse('**/api/auth/session');
      await page.goto('/prayer-admin');
      await checked;
      const card = page.getByRole('article').filter({ hasText: request });
      await expect(card).toBeVisible();
      // What other tests send must not ask for the password first.
      const list = newGate();
      await page.route(/\/api\/(?:prayer-requests\?|functions\/notify-prayer-team$)/, async (route) => {
        await list.opened;
        await route.continue();
      });
      return { list, mark: card.getByRole('button', { name: 'Mark as Viewed' }) };
    }

    test('asks for the password again, and goes on', async ({ page, baseURL, context, asAdmin: _ }) => {
      const { list, mark } = await openStaffPage(page, baseURL);
      await context.clearCookies();
      await mark.click();
      const password = page.getByRole('dialog', { name: 'Staff sign-in' });
      await password.getByLabel('Password').fill('bluebonnets-in-april');
      list.open();
      await password.getByRole('button', { name: 'Unlock admin mode' }).click();
      await expect(page.getByText(viewed)).toBeVisible();
    });

    for (const moment of ['while', 'after'] as const) {
      test(
        `goes on with what is refused only ${moment} the password is taken for something else`,
        byNight,
        async ({ page, baseURL, context, asAdmin: _ }) => {
          const { list, mark } = await openStaffPage(page, baseURL);
          const [refusal, signIn] = [newGate(), newGate()];
          await page.route('/prayer-admin', async (route) => {
            if (route.request().method() !== 'POST') return route.fallback();
            const response = await route.fetch();
            await refusal.opened;
            await route.fulfill({ response });
          });
          await page.route('**/api/auth/callback/credentials', async (route) => {
            await signIn.opened;
            await route.continue();
          });
          await context.clearCookies();
          const isMark = (request: Request) =>
            request.method() === 'POST' && new URL(request.url()).pathname === '/prayer-admin';
          // Once the refusal is read, the page may abort what is left of its answer.
          const refused = Promise.race([
            page.waitForEvent('requestfinished', isMark),
            page.waitForEvent('requestfailed', isMark),
          ]);
          await mark.click();
          // Somebody else's request has the list ask, and be refused, before the mark is.
          await submitRequest(String(baseURL), { request: words('what is new') });
          list.open();
          const password = page.getByRole('dialog', { name: 'Staff sign-in' });
          await password.getByLabel('Password').fill('bluebonnets-in-april');
          const asked = page.waitForRequest('**/api/auth/callback/credentials');
          await password.getByRole('button', { name: 'Unlock admin mode' }).click();
          await asked;
          if (moment === 'while') {
            refusal.open();
            await refused;
            signIn.open();
          } else {
            signIn.open();
            await expect(password).toBeHidden();
            refusal.open();
          }
          await expect(page.getByText(viewed)).toBeVisible();
          await expect(password).toBeHidden();
        },
      );
    }
  });
});
