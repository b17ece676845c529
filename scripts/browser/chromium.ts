import { type Browser, chromium } from 'playwright';
import { systemChromium } from './system-chromium.mjs';

/** Returns the path of Chromium: what PLAYWRIGHT_CHROMIUM names, else the system's; undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.PLAYWRIGHT_CHROMIUM ?? systemChromium();
}

/** The arguments of Chromium in tests and measures: no background traffic, and no sandbox for root in a container. */
export const chromiumArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-quic',
  // Glyph widths are fractions of a pixel, as on phones; rounded ones make the metrics of fallback fonts differ.
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Starts Chromium without a window. The caller handles signals. */
export function launchChromium(more: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, ...more],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
