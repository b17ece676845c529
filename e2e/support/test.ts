import { decode } from 'next-auth/jwt';
import { type BrowserContext, test as base, type ConsoleMessage, type Page } from 'playwright/test';
import { tokenHash } from '#lib/core/auth/signing.ts';
import { readyEvent, setupCardKey } from '#lib/core/browser/browser-contract.ts';
import { sql } from './sites/database.ts';
import { here } from './sites/places.ts';
import { siteSecrets } from './sites/secrets.ts';
import type { SharedSite } from './sites/shared-site.ts';
import { signIn } from './sites/start-site.ts';
import type { Start } from './sites/starts.ts';

interface Options {
  /** What the browser may complain of in these tests, such as a page that is meant to be missing. */
  expectedErrors: RegExp[];
}

interface Fixtures {
  /** Asked for by a test, it unlocks admin mode: the signed cookie and the browser's flag. */
  asAdmin: undefined;
}

interface WorkerFixtures {
  /** Gives the worker's second site as at that start. A spec asks for it before its tests, which run in turn. */
  siteAt: (start: Start) => Promise<SharedSite>;
}

/** Playwright's test, failing on anything the browser complains of that was not expected. */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  expectedErrors: [[], { option: true }],

  page: async ({ page, expectedErrors }, use) => {
    await touchAtOnce(page);
    const complaints = collectComplaints(page);
    await use(page);
    const unexpected = complaints.filter((text) => !expectedErrors.some((each) => each.test(text)));
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`);
  },

  asAdmin: async ({ context, baseURL }, use) => {
    await unlock(context, String(baseURL));
    await use(undefined);
  },

  siteAt: [
    // biome-ignore lint/correctness/noEmptyPattern: what Playwright asks for
    async ({}, use) => {
      let site: SharedSite | undefined;
      await use(async (start) => {
        const { startSharedSite } = await import('./sites/shared-site.ts');
        site ??= await startSharedSite();
        await site.startOver(start);
        return site;
      });
      await site?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect } from 'playwright/test';

/** Details of a test that only `npm run test:all` runs. */
export const byNight = { tag: '@night' };

/**
 * Gives every page of the context an admin session, as the right password would, of somebody who has put the
 * setting up aside.
 */
export async function unlock(context: BrowserContext, baseURL: string): Promise<void> {
  const { name, value } = await sessionCookie(baseURL);
  await context.addCookies([{ name, value, url: baseURL, httpOnly: true, sameSite: 'Lax' }]);
  await context.addInitScript((asideKey) => {
    // Players of other sites run it too, and have no say here.
    if (window !== window.top) return;
    // Once a tab: a test that leaves admin mode stays out of it.
    if (sessionStorage.getItem('unlocked')) return;
    sessionStorage.setItem('unlocked', 'true');
    localStorage.setItem('isAdminMode', 'true');
    sessionStorage.setItem(asideKey, 'true');
  }, setupCardKey);
}

/** The cookie of a new session of the shared password: of the site under test, or of one that ran before. */
async function sessionCookie(origin: string): Promise<{ name: string; value: string }> {
  const password = process.env.E2E_ADMIN_PASSWORD ?? siteSecrets.ADMIN_PASSWORD;
  const cookies = (await signIn({ origin }, password)).split('; ');
  const session = cookies.find((cookie) => /belltower\.session=/.test(cookie));
  if (!session) throw new Error(`${origin} does not take the password.`);
  const [name = '', value = ''] = session.split(/=(.*)/);
  return { name, value };
}

/** Makes the session of a browser one of staff who gave the password ten minutes ago. */
export async function signedInLongAgo(context: BrowserContext, url: string): Promise<void> {
  const { name, value } = await sessionCookie(url);
  const claims = await decode({ token: value, secret: siteSecrets.AUTH_SECRET });
  await sql("UPDATE staff_sessions SET since = now() - interval '10 minutes' WHERE token_hash = $1", [
    tokenHash(String(claims?.token)),
  ]);
  await context.addCookies([{ name, value, url, httpOnly: true }]);
}

/** The session as a Cookie header. */
export async function staffCookie(origin = here.origin): Promise<string> {
  const { name, value } = await sessionCookie(origin);
  return `${name}=${value}`;
}

/** Resolves when the page is laid out in the site's own fonts. Before the starter asks for them, no font is loading. */
export async function untilLettersShow(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-letters'));
  await page.evaluate(async () => void (await document.fonts.ready));
}

/**
 * Until React has taken the page over, the tests must not alter it, and a staff page may not have found out yet
 * who it is for. A page without its scripts is ready at once.
 */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    'isReady' in window
      ? !document.querySelector('.until-known')
      : ![...document.scripts].some((script) => script.text.includes('__next_f')),
  );
}

/** Opens a page and waits for the same. */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilReady(page);
}

/** A visitor whose hand is on the mouse: the scripts of the page's documents start when they are parsed, not seconds later. */
export async function touchAtOnce(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    addEventListener(event, () => Object.assign(window, { isReady: true }), { once: true });
    addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('wheel')), { once: true });
  }, readyEvent);
}

/** Playwright's own scripts are kept out of the previews of words, which are frames without scripts. */
const ofPreviews = /^Blocked script execution in 'about:srcdoc'/;

function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && !ofPreviews.test(message.text()))
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
