import { readyEvent } from '#lib/core/browser/browser-contract.ts';
import { type DrivenBrowser, until } from './driven-browser.ts';
import { pastTheEdge } from './past-the-edge.ts';

const phone = 390;
const phoneTurned = 844;
const smallPhone = 320;
/** Twice the usual. */
const largeText = 32;

/**
 * Opens a page and uses it at once, so that its scripts run when this resolves. `before` runs in the page before them.
 */
export async function openInUse(browser: DrivenBrowser, url: string, before?: () => void): Promise<void> {
  await browser.open(url);
  if (before) await browser.run(before);
  await browser.run((ready) => {
    const { dataset } = document.documentElement;
    for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
      addEventListener(
        kind,
        (event) => {
          const { message, reason, violatedDirective } = event as never as Record<string, unknown>;
          dataset.complaints = `${dataset.complaints ?? ''}${kind}: ${message ?? reason ?? violatedDirective}. `;
        },
        true,
      );
    addEventListener(ready, () => Object.assign(dataset, { inUse: 'true' }), { once: true });
    dispatchEvent(new Event('wheel'));
  }, readyEvent);
  await until(browser, 'the scripts of the page', () => document.documentElement.dataset.inUse);
}

/** @throws Error with all errors of the page since openInUse() */
export async function expectNoComplaints(browser: DrivenBrowser): Promise<void> {
  const complaints = await browser.run(() => document.documentElement.dataset.complaints);
  if (complaints) throw new Error(complaints);
}

/** Checks that a page looks the same after a phone was turned and turned back, without overflow and script errors. */
export async function askTurned(browser: DrivenBrowser, url: string): Promise<void> {
  await browser.resize(phone);
  await openInUse(browser, url);
  const upright = await measure(browser, phone);
  await measure(browser, phoneTurned);
  const turnedBack = await measure(browser, phone);
  if (Math.abs(upright - turnedBack) > 1)
    throw new Error(`${turnedBack} px tall after the phone was turned, ${upright} before.`);
  await expectNoComplaints(browser);
}

/** Checks that a page with text twice as large fits a small phone without horizontal scrolling. */
export async function askLargeText(browser: DrivenBrowser, url: string): Promise<void> {
  await browser.resize(smallPhone);
  await browser.open(url);
  await browser.run((size) => {
    const { style } = document.documentElement;
    // For an engine without a setting: every size is relative to the root's.
    if (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) < size)
      style.fontSize = `${size}px`;
  }, largeText);
  await expectWithinWindow(browser);
}

/** Returns the height of the page at that width. @throws Error when it overflows the window */
async function measure(browser: DrivenBrowser, width: number): Promise<number> {
  await browser.resize(width);
  await expectWithinWindow(browser);
  return browser.run(() => document.documentElement.scrollHeight);
}

async function expectWithinWindow(browser: DrivenBrowser): Promise<void> {
  // Before the starter asks for them, no font is loading.
  await until(
    browser,
    'the fonts',
    () => !document.documentElement.hasAttribute('data-letters') && document.fonts.status === 'loaded',
  );
  const problems = await browser.run(pastTheEdge);
  if (problems.length > 0) throw new Error(problems.join(' '));
}
