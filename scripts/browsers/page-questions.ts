import { readyEvent } from '#lib/core/site/browser-contract.ts';
import { type DrivenBrowser, until } from './driven-browser.ts';
import { pastTheEdge } from './past-the-edge.ts';

const phone = 390;
const phoneTurned = 844;
const smallPhone = 320;
/** Twice the usual. */
const largeText = 32;

/**
 * Opens a page as a visitor who begins to use it at once: its scripts run when this resolves. `before` is run in the
 * page ahead of them.
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

/** @throws Error with all that the page's scripts complained of since openInUse() */
export async function expectNoComplaints(browser: DrivenBrowser): Promise<void> {
  const complaints = await browser.run(() => document.documentElement.dataset.complaints);
  if (complaints) throw new Error(complaints);
}

/** A phone that is turned and turned back shows the page as before, nothing of it beyond an edge, and no script fails. */
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

/** With text twice as large, a small phone shows the page without scrolling sideways. */
export async function askLargeText(browser: DrivenBrowser, url: string): Promise<void> {
  await browser.resize(smallPhone);
  await browser.open(url);
  await browser.run((size) => {
    const { style } = document.documentElement;
    // An engine whose setting cannot be driven: the root's size is what everything is measured by.
    if (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) < size)
      style.fontSize = `${size}px`;
  }, largeText);
  await expectWithinWindow(browser);
}

/** The height of the page at that width. @throws Error when it is wider than the window */
async function measure(browser: DrivenBrowser, width: number): Promise<number> {
  await browser.resize(width);
  await expectWithinWindow(browser);
  return browser.run(() => document.documentElement.scrollHeight);
}

async function expectWithinWindow(browser: DrivenBrowser): Promise<void> {
  await until(browser, 'the fonts', () => document.fonts.status === 'loaded');
  const problems = await browser.run(pastTheEdge);
  if (problems.length > 0) throw new Error(problems.join(' '));
}
