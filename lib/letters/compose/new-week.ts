import { currentChurch } from '#lib/core/church/current-church.ts';
import { type DateText, formatDate } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import { messages } from '#lib/language/messages.ts';
import { composeWeek } from './compose-week.ts';
import { inBothLanguages } from './composed.ts';
import { readWeekFacts } from './read-week.ts';

/** Returns 'this week' from the moment on. A week that brings nothing is skipped. */
export function composedWeek(now: Date) {
  return inBothLanguages(() => weekOf(now));
}

async function weekOf(now: Date) {
  const items = composeWeek(await readWeekFacts(now));
  const first_day = churchToday(now);
  return {
    kind: 'week',
    subject: subjectOf(first_day),
    items: items as unknown as Prisma.InputJsonValue,
    topics: ['week'],
    state: items.length > 0 ? 'draft' : 'skipped',
    is_public: true,
    first_day,
    // News are new from this moment on, however long the letter waits.
    created_at: now,
  } satisfies Prisma.LetterUncheckedCreateInput;
}

function subjectOf(firstDay: DateText): string {
  const { short_name } = currentChurch();
  return messages.letterWords.weekOf(short_name, formatDate(firstDay, 'MMMM d') ?? firstDay);
}
