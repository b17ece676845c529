import { type Browser, chromium } from 'playwright';
import { systemChromium } from './system-chromium.mjs';

/** Where Chromium is: what PLAYWRIGHT_CHROMIUM names, else the system's, else (undefined) Playwright's own. */
export const chromiumPath = process.env.PLAYWRIGHT_CHROMIUM ?? systemChromium();

/** What Chromium is started with, in tests and in measures: quiet, and able to run as root in a container. */
export const chromiumArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-quic',
  // Letters have fractions of a pixel, as on phones and most screens: else none that stand in are as wide as others.
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Starts it without a window. Signals are left to the caller. */
export function launchChromium(more: string[] = []): Promise<Browser> {
  return chromium.launch({
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: [...chromiumArguments, ...more],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
