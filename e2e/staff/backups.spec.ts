import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { here } from '../support/sites/places.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import { startSite } from '../support/sites/start-site.ts';
import { byNight, expect, openReady, signedInLongAgo, test, unlock } from '../support/test.ts';

// The refusal that asks for the password.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedErrors: [/403/] });

test('staff make a backup, see it proven, and take it along once they have given the password again', async ({
  page,
  context,
  baseURL,
}) => {
  await unlock(context, String(baseURL));
  await signedInLongAgo(context, String(baseURL));
  await openReady(page, '/church-data');
  const panel = page.getByRole('region', { name: 'Backups' });
  await panel.getByRole('button', { name: 'Back up now' }).tap();
  await expect(panel.getByText('Being made')).toBeVisible();
  await expect(panel.getByText(/^Last proven backup: today \d+:\d\d( PM)?, \d/)).toBeVisible({
    timeout: 60_000,
  });

  const saved = page.waitForEvent('download');
  await panel
    .getByRole('button', { name: /^Download/ })
    .first()
    .tap();
  const dialog = page.getByRole('dialog', { name: 'Staff sign-in' });
  await dialog.getByLabel('Password').fill(siteSecrets.ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: 'Unlock admin mode' }).tap();
  expect((await saved).suggestedFilename()).toMatch(/^belltower-.*\.zip$/);
});

/** A command of the machine, as npm runs it. Gives what it printed. */
async function command(settings: Record<string, string>, ...given: string[]): Promise<string> {
  const program = resolve(import.meta.dirname, '../../scripts/admin/prepared.mjs');
  const env = { ...process.env, DATABASE_URL: '', ...settings };
  return (await promisify(execFile)(process.execPath, [program, ...given], { env })).stdout;
}

async function uidsOf(origin: string): Promise<string[]> {
  const feed = await (await fetch(`${origin}/calendar.ics`)).text();
  return [...feed.matchAll(/^UID:(.*)$/gm)].map(([, uid = '']) => uid.trim());
}

test(
  'a site moves to another machine while it runs: other path, port and address, the same dates for subscribers',
  byNight,
  async ({ baseURL }) => {
    const folder = await mkdtemp(join(tmpdir(), 'belltower-move-'));
    const file = join(folder, 'church.zip');
    const before = await uidsOf(String(baseURL));
    const from = { DATA_DIR: here.folder };
    // A file over 1 MB goes along inside.
    const large = 'uploads/people/1700000000000_0123456789abcdef.bin';
    await mkdir(join(from.DATA_DIR, 'uploads/people'), { recursive: true });
    await writeFile(join(from.DATA_DIR, large), Buffer.alloc(1_200_000, 7));
    expect(await command(from, 'backup', '--with-files', '--to', file)).toContain(
      `Backed up and proven: ${file}`,
    );
    await rm(join(from.DATA_DIR, large));
    const there = { DATA_DIR: join(folder, 'elsewhere/data'), SITE_URL: 'https://moved.example' };
    expect(await command(there, 'restore', file)).toContain('Restored the site');
    expect((await stat(join(there.DATA_DIR, large))).size).toBe(1_200_000);
    const moved = await startSite({ ...siteSecrets, ...there, DATABASE_URL: '' });
    try {
      expect(before.length).toBeGreaterThan(3);
      expect(await uidsOf(moved.origin)).toEqual(before);
      await expect(command(there, 'restore', file, '--replace')).rejects.toThrow('Another running site');
    } finally {
      await moved.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
