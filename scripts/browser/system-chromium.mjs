import { existsSync } from 'node:fs';

/** What apt calls the browser and where it puts it, the better first: without windows it takes half the work. */
export const packagedChromiums = [
  { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' },
  { name: 'chromium', path: '/usr/bin/chromium' },
];

const [best] = packagedChromiums;

/** Whether the system's Chromium is the second best. */
export function isBetterPackaged() {
  return ![undefined, best.path].includes(systemChromium());
}

/** The path of the system's Chromium, if it has one. */
export function systemChromium() {
  return packagedChromiums.map(({ path }) => path).find((path) => existsSync(path));
}
