import { type CDPSession, expect, type Page } from 'playwright/test';

/** The browser's own setting, Appearance: Font size, in px. */
export const usualText = { standard: 16, fixed: 13 };
/** Twice the usual. */
export const largeText = { standard: 32, fixed: 26 };

/** The size lasts as long as its session. */
const sessions = new WeakMap<Page, CDPSession>();

/** Sets the browser's own text size, for the page as it stands and for those after it. */
export async function setTextSize(page: Page, fontSizes: typeof usualText): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes });
}

/** Resolves once the page is laid out with text of that size. */
export async function untilTextIs(page: Page, { standard }: typeof usualText): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}
