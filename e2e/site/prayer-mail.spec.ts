import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readable, startMailServer } from '#tests/support/servers/mail-server.ts';
import { asStaff, submitRequest } from '../support/prayer.ts';
import { newDatabase } from '../support/sites/own-database.ts';
import { siteSecrets } from '../support/sites/secrets.ts';
import { signIn, startSite } from '../support/sites/start-site.ts';
import { byNight, expect, test } from '../support/test.ts';

test('killed between request and mail, the site sends the mail once it is back', byNight, async () => {
  let crash: (() => void) | undefined;
  const folder = await mkdtemp(join(tmpdir(), 'belltower-'));
  const mail = await startMailServer({
    refuse() {
      if (!crash) return undefined;
      crash();
      return { code: 451, message: 'Not now' };
    },
  });
  const settings = {
    ...siteSecrets,
    SMTP_URL: mail.url,
    // A site that began empty has no sender of its own yet.
    MAIL_FROM: 'office@church.example',
    DATA_DIR: folder,
    SEED: 'none',
    DATABASE_URL: await newDatabase(),
  };
  const first = await startSite(settings);
  const cookie = await signIn(first, siteSecrets.ADMIN_PASSWORD);
  await asStaff(first.origin, cookie, 'POST', '/api/prayer-team', { email: 'ann@example.org' });
  let gone: Promise<void> | undefined;
  // The worker dies while it holds the job, before the mail has been handed over.
  crash = () => {
    gone ??= first.kill();
  };
  const id = await submitRequest(first.origin, { request: 'Please pray for the MARKER family.' });
  await expect.poll(() => gone !== undefined).toBe(true);
  await gone;
  crash = undefined;
  expect(mail.received).toHaveLength(0);

  const second = await startSite(settings);
  await expect.poll(() => mail.received.length, { timeout: 60_000 }).toBe(1);
  expect(readable(mail.received[0]?.source ?? '')).toContain('Please pray for the MARKER family.');
  const staff = await signIn(second, siteSecrets.ADMIN_PASSWORD);
  await expect
    .poll(async () => {
      const rows = await (await asStaff(second.origin, staff, 'GET', '/api/prayer-requests')).json();
      return rows.find((row: { id: string }) => row.id === id)?.notifications;
    })
    .toEqual({ sent: 1, waiting: 0, stopped: 0 });
  await second.stop();
  expect(mail.received).toHaveLength(1);
  await mail.close();
  await rm(folder, { recursive: true });
});
