import type { Page } from 'playwright/test';
import { listSitePages } from '#scripts/site-pages.ts';

/** One thing to look at: a page, or what opens on it, in one state. */
export interface Screen {
  /** The page it belongs to, such as 'home'. */
  page: string;
  /** What is seen, in a few words. */
  name: string;
  /** The address, or how to find it out. */
  path: string | ((origin: string) => Promise<string>);
  as?: 'visitor' | 'staff';
  /** Which site: one with demo content unless it says otherwise. */
  site?: 'demo' | 'empty';
  /** The whole length of the page, or the window with what lies over it. */
  frame?: 'page' | 'window';
  /** The window widths in px at which it exists. */
  from?: number;
  to?: number;
  forcedColors?: boolean;
  /** As it comes out of a printer. */
  isPrinted?: boolean;
  /** It is laid out as another one is: only `npm run test:all` looks at it. */
  isVariant?: boolean;
  /** The browser has no scripts. */
  withoutScripts?: boolean;
  /** It changes what later screens would show, so it is looked at last. */
  leavesTraces?: boolean;
  /** What the browser may complain of. */
  expectedErrors?: RegExp[];
  /** Before the page is asked for: what the server is made to answer. */
  prepare?: (page: Page) => Promise<void>;
  /** From the page as it loads to what is to be seen. Ends when it is there. */
  open?: (page: Page) => Promise<void>;
}

/** Screens that have some of what they are in common. */
export function alike<Common extends Partial<Screen>>(
  common: Common,
  screens: (Omit<Screen, keyof Common> & Partial<Screen>)[],
): Screen[] {
  return screens.map((screen) => ({ ...common, ...screen }) as Screen);
}

/** Presses the first button, link or summary of that name. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
  await target.filter({ visible: true }).first().click();
}

/** Waits until the text is there. */
export async function see(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).filter({ visible: true }).first().waitFor();
}

/** Does it, again if need be, until the text is there: a page that was just loaded may not listen yet. */
export async function until(page: Page, text: string | RegExp, act: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await act();
    const seen = page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: 2000 });
    const problem = await seen.then(
      () => null,
      (error: unknown) => error,
    );
    if (!problem) return;
    if (tries === 10) throw problem;
  }
}

/** Answers every call of that address with the value. */
export async function answer(page: Page, url: string | RegExp, json: unknown, status = 200): Promise<void> {
  await page.route(url, (route) => route.fulfill({ status, json }));
}

/** Leaves every call of that address without an answer. */
export async function neverAnswer(page: Page, url: string | RegExp): Promise<void> {
  await page.route(url, () => undefined);
}

/** The address of the page that the list of the site's pages knows by that name. */
export function sitePage(name: string): (origin: string) => Promise<string> {
  return async (origin) => {
    const found = (await listSitePages(origin)).find((page) => page.name === name);
    if (!found) throw new Error(`The site has no page ${name}.`);
    return found.path;
  };
}
