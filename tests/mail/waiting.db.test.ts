import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { beginRecord, writeRecord } from '#lib/backups/backup-folder.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { runDueJobs } from '#lib/core/process/jobs.ts';
import { remindPeople } from '#lib/forms/dates/remind.ts';
import { mailJobs } from '#lib/mail/jobs.ts';
import { mailKinds } from '#lib/mail/kinds.ts';
import { recoverMails } from '#lib/mail/recover.ts';
import { queueNotifications } from '#lib/prayer/notifications.ts';
import { storeRequest } from '#lib/prayer/store-request.ts';
import { queueReminders } from '#lib/reminders/send.ts';
import { askToSubscribe } from '#lib/subscribers/subscribe.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createForm } from '#prisma/factories/form.ts';
import { createLetter } from '#prisma/factories/letter.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { createReminder } from '#prisma/factories/reminder.ts';
import { createSubscriber } from '#prisma/factories/subscriber.ts';
import { makeDueBackups } from '#server/backups/jobs.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDataFolder } from '#tests/support/backups.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { listenForMail } from '#tests/support/servers/listen.ts';
import { readable } from '#tests/support/servers/mail-server.ts';
import { session } from '#tests/support/session.ts';
import { change, seriesWithPeople, sundays } from '../forms/dates/changing.ts';
import { byLink, signUp, tokenIn } from '../forms/sending.ts';

const { url, sql } = useDatabase({ as: staff });
const data = useDataFolder();
const now = new Date('2031-05-31T15:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

const work = () => runDueJobs({ connectionString: url, jobs: [mailJobs] });
const list = async (state: string) => (await callApi(`GET /api/outbox?state=${state}`)).body;

/** Brings about a mail of each kind. */
async function bringAboutAll(): Promise<void> {
  const church = { ...defaultChurch, is_demo: false, email: 'office@example.org' };
  const asked = { name: 'Ruth', email: 'ruth@example.org', request: 'Please pray for us.', source: null };
  await runWithChurch(church, () => storeRequest(db(), asked));
  await createPrayerTeamEmail(db(), { email: 'team@example.org' });
  await queueNotifications(db(), (await createPrayerRequest(db())).id);
  await beginRecord(join(data.path, 'backups'), now);
  await makeDueBackups(now, (noted) =>
    writeRecord(join(data.path, 'backups'), { ...noted, error: 'It failed.' }),
  );
  const person = { name: 'Ruth', email: 'ruth@example.org', roles: ['editor'] };
  expect((await callApi('POST /api/staff', { body: person })).status).toBe(201);
  await bringAboutDates();
  await bringAboutLetters();
  session.actor.mockResolvedValue(visitor);
  const notify = { roles: [], emails: ['office@example.org'] };
  const { id } = await createForm(db(), { capacity: 1, notify });
  const first = tokenIn((await signUp(id, { email: 'ann@example.org' })).body);
  for (const _time of ['once', 'twice']) await signUp(id, { email: 'bea@example.org' });
  await byLink.cancel(first);
  session.actor.mockResolvedValue(staff);
  const message = { subject: 'What to bring', text: 'A lamp.' };
  const answer = await callApi(`POST /api/forms/${id}/messages`, { body: message });
  expect([answer.status, answer.body]).toEqual([202, { count: 1 }]);
}

async function bringAboutDates(): Promise<void> {
  const { on } = await seriesWithPeople();
  await sql("UPDATE form_answers SET created_at = '2031-05-01'");
  expect(await remindPeople()).toBe(1);
  await change(on(sundays[1]), { scope: 'this', time: '6:00 PM' });
  await change(on(sundays[2]), { scope: 'this', status: 'cancelled' });
  await change(on(sundays[3]), { scope: 'this', status: 'cancelled' });
  // Read, so that what follows is another mail.
  await sql('DELETE FROM mails WHERE "to" = \'p4@example.org\'');
  await change(on(sundays[3]), { scope: 'this', status: 'scheduled' });
}

/** Readers are asked only where mail is set up: it was, until now. */
async function bringAboutLetters(): Promise<void> {
  await askToSubscribe(db(), { email: 'new@example.org', name: null, topics: ['week'], language: 'en' }, now);
  await createSubscriber(db(), { email: 'reader@example.org', topics: ['news'] });
  await askToSubscribe(
    db(),
    { email: 'reader@example.org', name: null, topics: ['week'], language: 'en' },
    now,
  );
  const { id } = await createLetter(db());
  expect((await callApi(`POST /api/letters/${id}/test`, { body: { to: 'me@example.org' } })).status).toBe(
    202,
  );
  expect((await callApi(`POST /api/letters/${id}/send`, { body: {} })).body).toMatchObject({ count: 1 });
  const { id: event_id } = await createEvent(db(), { date: '2031-06-01', time: '5:00 PM' });
  const { due_at } = await createReminder(db(), { event_id, date: '2031-06-01' });
  expect(await queueReminders(db(), {}, due_at as Date)).toBe(1);
}

/** The database and the worker go by the clock of the machine, the lane of letters by that of the process. */
async function makeDue(): Promise<void> {
  await sql("UPDATE mails SET send_after = CASE lane WHEN 'bulk' THEN $1 ELSE now() END", [now]);
  await sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
}

test('without a mail server, a mail of each kind waits as a row, and leaves once there is one', async () => {
  await bringAboutAll();
  await makeDue();
  for (let round = 0; round < 2; round++) {
    await work();
    await recoverMails();
  }
  const waiting = await list('waiting');
  const kinds = new Set(waiting.map(({ kind }: { kind: string }) => kind));
  // The machine sends these, which is tested beside it: tests/server/tls/keeper.db.test.ts and tests/updates.
  const ofMachine = ['certificate_failure', 'update_went_back'];
  const ofContent = mailKinds.map(({ kind }) => kind).filter((kind) => !ofMachine.includes(kind));
  expect([...kinds].toSorted()).toEqual(ofContent.toSorted());
  for (const mail of waiting)
    expect(mail).toMatchObject({ attempts: 0, last_error: 'Mail is not set up yet.', sent_at: null });
  expect([await list('sent'), await list('stopped')]).toEqual([[], []]);
  expect(existsSync(join(data.path, 'outbox'))).toBe(false);

  const server = await listenForMail();
  await recoverMails();
  await makeDue();
  await work();
  const subjects = server.received.map(({ source }) => /^Subject: (.+)$/m.exec(readable(source))?.[1]);
  expect(server.received).toHaveLength(waiting.length);
  expect(subjects).toContain('What to bring');
  expect([await list('waiting'), await list('stopped')]).toEqual([[], []]);
});
