import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as eventFeed } from '#app/events/[id]/feed/route.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { runDueJobs } from '#lib/core/process/jobs.ts';
import { remindPeople } from '#lib/forms/dates/remind.ts';
import { clearAnswers } from '#lib/forms/jobs.ts';
import { writeMail } from '#lib/mail/frame.tsx';
import { mailJobs } from '#lib/mail/jobs.ts';
import { mailKinds } from '#lib/mail/kinds.ts';
import { createFormAnswer } from '#prisma/factories/form.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listenForMail } from '#tests/support/servers/listen.ts';
import { session } from '#tests/support/session.ts';
import { signUp } from '../sending.ts';
import { beginBeforeDates, change, remove, seriesWithPeople, sundays, told, undo } from './changing.ts';

const { url } = useDatabase();
beforeEach(beginBeforeDates);

/** Writes the only mail that was not sent, which counts as sent then. */
async function written() {
  const mails = await db().mail.findMany({ where: { sent_at: null } });
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  const kind = mailKinds.find((each) => each.kind === mail?.kind);
  const data = mail && (await kind?.load(mail.about, db()));
  if (!mail || !kind || !data) throw new Error('There is no mail.');
  await db().mail.update({ where: { id: mail.id }, data: { sent_at: new Date() } });
  return writeMail(kind, data);
}

/** UID, SEQUENCE, STATUS and start of each event of a calendar file. */
function eventsIn(text: string): string[] {
  const parts = text.split('BEGIN:VEVENT').slice(1);
  const lineOf = (part: string, name: string) =>
    new RegExp(`^${name}(?:;[^:]*)?:(.*)\r$`, 'm').exec(part)?.[1];
  return parts.map((part) =>
    ['UID', 'SEQUENCE', 'STATUS', 'DTSTART'].map((name) => lineOf(part, name)).join(' '),
  );
}

async function inFeed(id: string): Promise<string[]> {
  const params = Promise.resolve({ id });
  return eventsIn(await (await eventFeed(new Request('http://church.test'), { params })).text());
}

describe('the calendar file of a mail', () => {
  test('has the date as the feed of the occurrence has it, in each mail about it', async () => {
    const { form, on } = await seriesWithPeople([]);
    session.actor.mockResolvedValue(visitor);
    await signUp(form.id, { date: sundays[1], email: 'ann@example.org' });
    const [confirmation] = (await written()).attachments;
    expect(confirmation).toMatchObject({
      filename: 'event.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    });
    expect(confirmation?.content).toContain('\r\nMETHOD:PUBLISH\r\n');
    expect(confirmation?.content).not.toMatch(/CALNAME|\nNAME|REFRESH-INTERVAL|PUBLISHED-TTL/);
    expect(eventsIn(confirmation?.content ?? '')).toEqual(await inFeed(on(sundays[1])));
    session.actor.mockResolvedValue(staff);
    for (const body of [{ date: '2031-06-10' }, { status: 'cancelled' }, { status: 'scheduled' }]) {
      await change(on(sundays[1]), { scope: 'this', ...body });
      const mail = await written();
      expect(eventsIn(mail.attachments[0]?.content ?? '')).toEqual(await inFeed(on(sundays[1])));
      const isCancelled = 'status' in body && body.status === 'cancelled';
      expect(mail.attachments[0]?.content.includes('STATUS:CANCELLED')).toBe(isCancelled);
      expect(mail.text).toContain(`${isCancelled ? 'Your sign-up' : 'Change or cancel your sign-up'}: http`);
      if ('date' in body)
        expect(mail.text).toContain('Before: Sunday, June 8, 2031, 5:00 PM, The live oak lawn');
    }
  });

  test('goes with the mail, and its text is stored nowhere', async () => {
    const { on } = await seriesWithPeople([sundays[1]]);
    await change(on(sundays[1]), { scope: 'this', time: '6:00 PM' });
    const server = await listenForMail();
    await runDueJobs({ connectionString: url, jobs: [mailJobs] });
    const mail = server.received[0]?.source;
    expect(mail).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH; name=event.ics/i);
    expect(mail).toContain('Subject: This date has changed: Supper sign-up');
    expect(JSON.stringify(await db().mail.findMany())).not.toContain('Supper');
  });

  test('of another row cancels the date that the person has, and the undo the new one', async () => {
    const { series, on } = await seriesWithPeople([sundays[2]]);
    const { body } = await change(on(sundays[2]), { scope: 'following', time: '6:00 PM' });
    const [now, gone] = eventsIn((await written()).attachments[0]?.content ?? '');
    expect([now]).toEqual(await inFeed(`${body.id}_20310615`));
    expect(gone).toMatch(new RegExp(`^${series.id}_20310615 \\d+ CANCELLED 20310615T170000$`));
    await undo();
    const [before, later] = eventsIn((await written()).attachments[0]?.content ?? '');
    expect([before]).toEqual(await inFeed(on(sundays[2])));
    expect(later).toMatch(new RegExp(`^${body.id}_20310615 \\d+ CANCELLED `));
  });

  test('of a deleted event cancels it', async () => {
    const { series, on } = await seriesWithPeople([sundays[1]]);
    await remove(series.id, '?series=true&people=tell');
    const mail = await written();
    expect(mail.text).toContain('Supper\nSunday, June 8, 2031\n5:00 PM');
    expect(eventsIn(mail.attachments[0]?.content ?? '')).toEqual([
      `${on(sundays[1])} ${series.sequence + 1} CANCELLED 20310608T170000`,
    ]);
  });

  test('is not sent to who waits', async () => {
    const { form, on } = await seriesWithPeople([]);
    await createFormAnswer(db(), { form_id: form.id, date: sundays[1], state: 'waiting' });
    await change(on(sundays[1]), { scope: 'this', time: '6:00 PM' });
    expect((await written()).attachments).toEqual([]);
  });
});

describe('a reminder', () => {
  /** On the Saturday before the first Sunday, by the church's clock. */
  const saturday = (clock: string) => new Date(`2031-05-31T${clock}:00-05:00`);
  const remind = (clock: string) => {
    vi.setSystemTime(saturday(clock));
    return remindPeople();
  };

  test('is sent once, at nine the day before, to who is confirmed by then', async () => {
    const { form } = await seriesWithPeople();
    const party = { form_id: form.id, date: sundays[0] };
    await createFormAnswer(db(), { ...party, email: 'w@example.org', state: 'waiting' });
    await createFormAnswer(db(), { ...party, email: 'p1@example.org', slot_id: form.id });
    const created_at = saturday('09:30');
    await createFormAnswer(db(), { ...party, email: 'late@example.org', created_at });
    await db().formAnswer.updateMany({
      where: { email: { not: 'late@example.org' } },
      data: { created_at: saturday('08:59') },
    });
    expect(await remind('08:59')).toBe(0);
    expect(await Promise.all([remind('09:00'), remind('09:00')])).toContain(1);
    expect(await remind('09:15')).toBe(0);
    expect(await told()).toEqual(['p1 A reminder']);
    expect(await remind('12:00')).toBe(0);
    expect(await db().mail.count()).toBe(1);
  });

  test('of a day that was missed at nine is sent later, and not in the night', async () => {
    await seriesWithPeople();
    await db().formAnswer.updateMany({ data: { created_at: saturday('08:00') } });
    expect([await remind('21:00'), await remind('20:45')]).toEqual([0, 1]);
  });

  test('follows a moved date, is not sent for a cancelled one, and not after its day', async () => {
    const { on } = await seriesWithPeople();
    await db().formAnswer.updateMany({ data: { created_at: saturday('08:00') } });
    await change(on(sundays[0]), { scope: 'this', status: 'cancelled' });
    await change(on(sundays[3]), { scope: 'this', date: '2031-06-01' });
    await told();
    expect(await remind('09:00')).toBe(1);
    vi.setSystemTime(new Date('2031-06-02T15:00:00Z'));
    expect(await told()).toEqual(['p4 obsolete']);
  });

  test('leaves at nine of another church’s clock', async () => {
    await seriesWithPeople();
    await db().formAnswer.updateMany({ data: { created_at: new Date('2031-05-30T00:00:00Z') } });
    const tokyo = { ...defaultChurch, time_zone: 'Asia/Tokyo' };
    const at = (moment: string) => runWithChurch(tokyo, () => remindPeople(new Date(moment)));
    expect([await at('2031-05-30T23:59:00Z'), await at('2031-05-31T00:00:00Z')]).toEqual([0, 1]);
  });

  test('and what a mail was about are cleared with the answers', async () => {
    const { on } = await seriesWithPeople([sundays[0]]);
    await change(on(sundays[0]), { scope: 'this', time: '6:00 PM' });
    expect([await db().formNotice.count(), await db().mail.count()]).toEqual([1, 1]);
    await clearAnswers(new Date('2031-12-01T15:00:00Z'));
    expect([await db().formNotice.count(), await db().mail.count()]).toEqual([0, 0]);
  });
});
