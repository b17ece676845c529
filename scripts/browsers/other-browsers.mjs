import { existsSync } from 'node:fs';
import { prepareProgram } from '#scripts/debian-program.mjs';

/** Debian's packages for each engine, with the program of each package. */
const programs = {
  Firefox: { 'firefox-esr': '/usr/bin/firefox-esr' },
  WebKit: { 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' },
};

/**
 * Installs Firefox and WebKit when they are missing and this user may.
 * @returns {Promise<Record<string, string[]>>} by engine, the packages that are still missing
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
