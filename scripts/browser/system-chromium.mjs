import { existsSync } from 'node:fs';

/** Debian's packages and their programs, the better first: the one without windows takes half the processor time. */
export const packagedChromiums = [
  { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' },
  { name: 'chromium', path: '/usr/bin/chromium' },
];

const [best] = packagedChromiums;

/** Returns whether the system has only the second package. */
export function isBetterPackaged() {
  return ![undefined, best.path].includes(systemChromium());
}

/** Returns the path of the system's Chromium, if any. */
export function systemChromium() {
  return packagedChromiums.map(({ path }) => path).find((path) => existsSync(path));
}
