import { announcementState, nextStateChange } from '#lib/announcements/display-state.ts';
import { listAllAnnouncements } from '#lib/announcements/queries.ts';
import { overdueDays } from '#lib/backups/backup-words.ts';
import { listBackups } from '#lib/backups/queries.ts';
import { isUnderWay } from '#lib/backups/schema.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { type Actor, isPermitted } from '#lib/core/operations/access.ts';
import { countAnswers } from '#lib/forms/answers/queries.ts';
import { listAllForms } from '#lib/forms/queries.ts';
import { listUnheardForms } from '#lib/forms/staff/queries.ts';
import { readWaitingLetters } from '#lib/letters/waiting-letters.ts';
import { countWaitingMails, listMails } from '#lib/mail/queries.ts';
import { countNewPrayerRequests } from '#lib/prayer/queries.ts';
import { readAddressTrouble } from '#lib/site-address/address-trouble.ts';
import { countTranslations } from '#lib/translations/queries.ts';
import { readLacks } from './lacks.ts';
import type { Office } from './schema.ts';

type Waiting = Office['waiting'];

/** Returns what waits for the actor, by permission. Answers are new since `since`. */
export async function readWaiting(actor: Actor, now: Date, since: Date): Promise<Waiting> {
  const [
    prayer_requests,
    stopped_mails,
    waiting_mails,
    address,
    lacks,
    backup,
    new_answers,
    unheard_forms,
    ending_announcements,
    letters,
    translations,
  ] = await Promise.all([
    isPermitted('prayer', actor)
      ? countNewPrayerRequests({ status: 'new' }).then(({ count }) => count)
      : null,
    seesMail(actor) ? countStopped(actor) : null,
    seesMail(actor) ? readWaitingMails(actor) : null,
    isPermitted('settings', actor) ? readAddressTrouble(now) : null,
    isPermitted('settings', actor) ? readLacks() : [],
    isPermitted('data', actor) ? readBackup(actor, now) : null,
    isPermitted('own sign-ups', actor) ? readAnswered(actor, since) : [],
    isPermitted('own sign-ups', actor) ? listUnheardForms.execute(actor, {}) : [],
    isPermitted('banner', actor) ? readEnding(actor, now) : [],
    isPermitted('letters', actor) ? readWaitingLetters(now) : null,
    readUntranslated(actor),
  ]);
  return {
    prayer_requests,
    stopped_mails,
    waiting_mails,
    address,
    lacks,
    backup,
    new_answers,
    unheard_forms,
    ending_announcements,
    letters,
    translations,
  };
}

function seesMail(actor: Actor): boolean {
  return isPermitted('staff', actor) || isPermitted('prayer', actor);
}

async function countStopped(actor: Actor): Promise<number> {
  return (await listMails.execute(actor, { state: 'stopped', limit: 1 })).total;
}

/** Null while none waits. */
async function readWaitingMails(actor: Actor): Promise<Waiting['waiting_mails']> {
  const waiting = await countWaitingMails.execute(actor, {});
  return waiting.count > 0 ? waiting : null;
}

/** The forms with new answers, by title. */
async function readAnswered(actor: Actor, since: Date): Promise<Waiting['new_answers']> {
  const counts = await countAnswers.execute(actor, { since: since.toISOString() });
  const fresh = counts.filter(({ new_answers }) => new_answers > 0);
  if (fresh.length === 0) return [];
  const forms = await listAllForms.execute(actor, {});
  return fresh.flatMap(({ form_id, new_answers: count }) => {
    const form = forms.find(({ id }) => id === form_id);
    return form ? [{ form_id, title: form.title, count }] : [];
  });
}

/** Null while all is well; one that is being made is no reason to worry. */
async function readBackup(actor: Actor, now: Date): Promise<Waiting['backup']> {
  const backups = await listBackups.execute(actor, {});
  const error = backups.find((backup) => !isUnderWay(backup))?.error ?? null;
  const overdue_days = overdueDays(backups, now);
  return error !== null || overdue_days !== null ? { error, overdue_days } : null;
}

/** Null while nothing waits. */
async function readUntranslated(actor: Actor): Promise<Waiting['translations']> {
  const { missing, stale } = await countTranslations.execute(actor, {});
  return missing + stale > 0 ? { missing, stale } : null;
}

/** Those that end at a later hour of the church's day. */
async function readEnding(actor: Actor, now: Date): Promise<Waiting['ending_announcements']> {
  return (await listAllAnnouncements.execute(actor, {})).flatMap(({ id, message, ...announcement }) => {
    if (announcementState(announcement, now) !== 'active') return [];
    const end = nextStateChange(announcement, now);
    const last = end && new Date(end.getTime() - 1);
    return last && churchToday(last) === churchToday(now)
      ? [{ id, message, ends_at: last.toISOString() }]
      : [];
  });
}
