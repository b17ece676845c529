import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { db } from '#lib/core/database/db.ts';
import { recoverMails } from '#lib/mail/queue.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { useDatabase } from '#tests/support/database.ts';

const { url, sql } = useDatabase({ spoils: true });
const name = 'prisma/migrations/20261125200000_mails/migration.sql';
const jobs = async () =>
  (await sql('SELECT task_identifier AS task, key FROM graphile_worker.jobs ORDER BY key')).rows;

/** A notification as the version before wrote it, with its job. */
async function olderNotification(email: string, more: string): Promise<string> {
  const [{ id: request }, { id: member }] = [
    await createPrayerRequest(db()),
    await createPrayerTeamEmail(db(), { email }),
  ];
  const { rows } = await sql(
    `INSERT INTO prayer_notifications (prayer_request_id, prayer_team_email_id, attempts, sent_at, stopped_at, last_error)
     VALUES ($1, $2, ${more}) RETURNING id::text`,
    [request, member],
  );
  await sql(
    "SELECT graphile_worker.add_job('notify_prayer_team_member', '{}', job_key := 'prayer-notification:' || $1::text)",
    [rows[0].id],
  );
  return rows[0].id;
}

test('what an older version had still to send is sent, and nothing that it had sent', async () => {
  const waiting = await olderNotification('waiting@example.org', "2, NULL, NULL, 'Try later'");
  await olderNotification('sent@example.org', '1, now(), NULL, NULL');
  await olderNotification('stopped@example.org', "14, NULL, now(), 'No such mailbox'");
  await sql(
    `SELECT graphile_worker.add_job('mail_backup_failure', '{"name": "belltower-2026.zip"}', job_key := 'backup-failure:x')`,
  );
  await fillChurch(db());
  for (let round = 0; round < 2; round++) await sql(await readFile(name, 'utf8'));

  expect(await db().mail.findMany({ orderBy: { to: 'asc' } })).toEqual([
    expect.objectContaining({
      kind: 'backup_failure',
      about: 'belltower-2026.zip',
      sent_at: null,
      stopped_at: null,
    }),
    expect.objectContaining({ to: 'sent@example.org', sent_at: expect.any(Date), stopped_at: null }),
    expect.objectContaining({
      to: 'stopped@example.org',
      stopped_at: expect.any(Date),
      last_error: 'No such mailbox',
    }),
    expect.objectContaining({
      to: 'waiting@example.org',
      about: waiting,
      attempts: 2,
      sent_at: null,
      stopped_at: null,
    }),
  ]);
  expect(await db().prayerNotification.count({ where: { mail_id: null } })).toBe(0);
  expect(await jobs()).toEqual([]);
  await recoverMails();
  const left = await db().mail.findMany({ where: { sent_at: null, stopped_at: null }, select: { id: true } });
  expect(await jobs()).toEqual(
    left.map(({ id }) => ({ task: 'send_mail', key: `mail:${id}` })).sort((a, b) => (a.key < b.key ? -1 : 1)),
  );
  // A process of the older version finds none of them waiting.
  expect(
    (await sql('SELECT FROM prayer_notifications WHERE sent_at IS NULL AND stopped_at IS NULL')).rowCount,
  ).toBe(0);
});

test('a mail that an older process is sending is waited for, and not sent again', async () => {
  const id = await olderNotification('busy@example.org', '0, NULL, NULL, NULL');
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  await sql('BEGIN');
  await sql("SELECT pg_advisory_xact_lock(hashtextextended('prayer-notification:' || $1::text, 0))", [id]);
  const migrated = client.query(await readFile(name, 'utf8'));
  const waiting = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
  await expect.poll(async () => (await sql(waiting)).rowCount).toBe(1);
  await sql('UPDATE prayer_notifications SET sent_at = now()');
  await sql('COMMIT');
  await migrated;
  await client.end();
  expect(await db().mail.findMany()).toMatchObject([{ to: 'busy@example.org', sent_at: expect.any(Date) }]);
});
