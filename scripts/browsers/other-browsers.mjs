import { existsSync } from 'node:fs';
import { prepareProgram } from '#scripts/debian-program.mjs';

/** What each engine is driven with: Debian's packages and the program that each brings. */
const programs = {
  Firefox: { 'firefox-esr': '/usr/bin/firefox-esr' },
  WebKit: { 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' },
};

/**
 * Installs Firefox and WebKit where they are missing and this user may.
 * @returns {Promise<Record<string, string[]>>} by engine, the packages that could not be had
 */
export async function prepareOtherBrowsers() {
  const missing = {};
  for (const [engine, packages] of Object.entries(programs)) {
    for (const [name, path] of Object.entries(packages))
      await prepareProgram(name, path).catch(() => undefined);
    missing[engine] = Object.keys(packages).filter((name) => !existsSync(packages[name]));
  }
  return missing;
}
