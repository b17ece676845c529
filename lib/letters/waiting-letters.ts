import { db } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { isMailSetUp } from '#lib/mail/sender.ts';
import { readChangedLetters } from './corrections/offered.ts';

/** What waits for who writes letters. */
interface WaitingLetters {
  /** 'This week' that waits for a press. */
  ready: { id: string; subject: string } | null;
  /** How many letters that were sent tell of dates that have changed since. */
  corrections: number;
  /** How many mails of letters wait because no mail can leave. */
  held: number;
}

/** A week that was not sent by then is over. */
const longestDays = 7;

/** Returns what waits; null for nothing. */
export async function readWaitingLetters(now: Date): Promise<WaitingLetters | null> {
  const [ready, corrections, held] = await Promise.all([readReady(now), countCorrections(now), countHeld()]);
  return ready || corrections > 0 || held > 0 ? { ready, corrections, held } : null;
}

function readReady(now: Date): Promise<WaitingLetters['ready']> {
  const first_day = { gt: addDays(churchToday(now), -longestDays) };
  return db().letter.findFirst({
    where: { kind: 'week', state: 'draft', corrects: null, first_day },
    orderBy: { created_at: 'desc' },
    select: { id: true, subject: true },
  });
}

async function countCorrections(now: Date): Promise<number> {
  return (await readChangedLetters(now)).length;
}

async function countHeld(): Promise<number> {
  if (await isMailSetUp()) return 0;
  return db().mail.count({ where: { letter_id: { not: null }, sent_at: null, stopped_at: null } });
}
