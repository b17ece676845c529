import { existsSync } from 'node:fs';
import { root } from '#server/build/prepare.mjs';
import { exitCodeOf, plainError } from '#server/build/programs.mjs';
import { isBetterPackaged, packagedChromiums, systemChromium } from './system-chromium.mjs';

/**
 * Installs a Chromium for tests unless there is one: that of PLAYWRIGHT_CHROMIUM, the system's, or Playwright's own.
 */
export async function prepareBrowser() {
  const hasApt =
    !process.env.PLAYWRIGHT_CHROMIUM && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if ((await hasBrowser()) && !(hasApt && isBetterPackaged())) return;
  console.log('Installing Chromium for the browser tests (once) ...');
  if (hasApt) await installPackage();
  if (await hasBrowser()) return;
  const playwright = [process.execPath, 'node_modules/playwright/cli.js', 'install'];
  const asRoot = process.getuid?.() === 0 ? ['--with-deps'] : [];
  await exitCodeOf([...playwright, ...asRoot, 'chromium'], { cwd: root });
  if (await hasBrowser()) return;
  throw plainError(
    'No Chromium could be installed for the browser tests, so please install one and name it in PLAYWRIGHT_CHROMIUM.',
  );
}

/** Installs the first package that this system offers. */
async function installPackage() {
  const show = {
    cwd: root,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    show: /^(Get:1 |Setting up chromium)/,
  };
  await exitCodeOf(['apt-get', 'update', '-q'], show);
  for (const { name } of packagedChromiums) {
    const code = await exitCodeOf(['apt-get', 'install', '-y', '-q', '--no-install-recommends', name], show);
    if (code === 0) return;
  }
}

async function hasBrowser() {
  const { chromium } = await import('playwright');
  return [process.env.PLAYWRIGHT_CHROMIUM, systemChromium(), chromium.executablePath()].some(
    (path) => path && existsSync(path),
  );
}
