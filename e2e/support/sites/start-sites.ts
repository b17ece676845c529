import { rm } from 'node:fs/promises';
import { asStaff } from '../prayer.ts';
import { staffCookie } from '../test.ts';
import { type Place, startedHere } from './places.ts';
import { siteSecrets } from './secrets.ts';
import { type Site, startSite } from './start-site.ts';

/** What staff say of the stream until a test says otherwise: no service is on, whatever the hour. */
export const idle = { live_override: 'off', live_override_until: '2999-12-31T00:00:00Z' };

/**
 * Before all tests: the very sites that `npm start` brings up, each on a data folder of its own, side by side. They find
 * the same pages on a Sunday morning as on any other day. Returns what stops them and removes their folders.
 */
export default async function startSites(): Promise<() => Promise<void>> {
  const sites = await Promise.all(startedHere.map(startIdle));
  return async () => {
    await Promise.all(sites.map((site) => site.stop()));
    for (const { folder } of startedHere) await rm(folder, { recursive: true, force: true });
  };
}

async function startIdle({ origin, folder }: Place): Promise<Site> {
  const site = await startSite({
    ...siteSecrets,
    PORT: new URL(origin).port,
    DATA_DIR: folder,
    SEED: 'demo',
    DATABASE_URL: '',
    TRUST_PROXY: '',
  });
  const answer = await asStaff(origin, await staffCookie(origin), 'PATCH', '/api/settings', idle);
  if (answer.status !== 200) throw new Error(`The stream is not idle: ${await answer.text()}`);
  return site;
}
