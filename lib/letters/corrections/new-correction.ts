import { db } from '#lib/core/database/db.ts';
import type { Letter, Prisma } from '#lib/core/generated/prisma/client.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import { messages } from '#lib/language/messages.ts';
import { inBothLanguages } from '../compose/composed.ts';
import { eventIdOf } from '../compose/told-dates.ts';
import { decidedIn } from '../spoken/spoken-letter.ts';
import { type ChangedDate, correctedItems } from './changed-dates.ts';
import { readChanges } from './read-changes.ts';

/**
 * Returns a letter that tells the readers of another one what has changed since.
 * @throws AppError `invalid` on `corrects` for a letter that was not sent; `conflict` when nothing has changed
 */
export async function correctionOf(id: string, now: Date) {
  const original = await sentLetter(id);
  const changes = await readChanges(original, now);
  if (changes.length === 0) throw new AppError('conflict', messages.letters.nothingChanged);
  return inBothLanguages(() => correctionWith(original, changes));
}

async function correctionWith(original: Letter, changes: readonly ChangedDate[]) {
  const events = await listEventsWithExceptions();
  const items = correctedItems(spokenChanges(changes, events), events);
  const { subject } = decidedIn(original);
  const { correction, corrected } = messages.letterWords;
  return {
    // What an alert said is corrected as fast.
    kind: original.kind === 'alert' ? 'alert' : 'letter',
    closing_id: original.closing_id,
    corrects: original.id,
    subject: correction(subject),
    words: `<p>${corrected}</p>`,
    items: items as unknown as Prisma.InputJsonValue,
    topics: original.topics,
    is_public: original.is_public,
  } satisfies Prisma.LetterUncheckedCreateInput;
}

/** Returns the changes with the words of their events in the language of the request. */
function spokenChanges(
  changes: readonly ChangedDate[],
  events: readonly EventWithExceptions[],
): ChangedDate[] {
  return changes.map((change) => {
    const { occurrence } = change;
    const event = occurrence && events.find(({ id }) => id === eventIdOf(occurrence));
    const said = event && occurrenceOn(event, occurrence.original_date);
    if (!said) return change;
    const { title, short_title, location, description, untranslated } = said;
    const words = { title, short_title, location, description, ...(untranslated && { untranslated }) };
    return { ...change, occurrence: { ...occurrence, ...words } };
  });
}

/** Returns the letter, or the one that it corrects itself. @throws AppError `invalid` */
async function sentLetter(id: string): Promise<Letter> {
  const found = await db().letter.findUnique({ where: { id } });
  const original =
    found?.corrects != null ? await db().letter.findUnique({ where: { id: found.corrects } }) : found;
  if (!original?.sent_at) throw fieldError('corrects', messages.letters.notSent);
  return original;
}
