import { secondTag } from '#lib/core/church/locale.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import { madeFrom } from '#lib/core/translations/made-from.ts';
import { runInLanguage } from '#lib/translations/in-language.ts';
import { planClosing } from './close-dates.ts';
import { dayChoices, prefilledMessage } from './closing-days.ts';
import type { Closing, ClosingInput, ClosingOccurrence } from './schema.ts';
import { spokenDate } from './spoken-closing.ts';

/** The message of a closing in the first language; `translation` is that in the second, where the form has both. */
interface SaidInBoth {
  message: string;
  translation?: string;
}

/**
 * Returns the message of a closing in both languages of the site, where staff left it as the form suggests it in one of
 * them; else as they wrote it.
 */
export async function saidInBoth(input: ClosingInput): Promise<SaidInBoth> {
  const { message } = input;
  const second = secondTag();
  if (!second) return { message };
  const { dates, leftOn } = await planClosing(db(), input);
  const all = [...dates.map(({ occurrence }) => occurrence), ...leftOn];
  const [inFirst, inSecond] = await Promise.all([
    runInLanguage(null, () => suggestionsFor(input, all)),
    runInLanguage(second, () =>
      suggestionsFor(
        input,
        all.map((date) => spokenDate(date)),
      ),
    ),
  ]);
  const at = [inFirst, inSecond].map((messages) => messages.indexOf(message)).find((place) => place >= 0);
  if (at === undefined) return { message };
  return { message: inFirst[at] ?? message, translation: inSecond[at] ?? message };
}

/** Writes the translation of the announcement of a closing. */
export async function translateAnnouncement(
  database: Database,
  { announcement_id, message }: Pick<Closing, 'announcement_id' | 'message'>,
  translation: string,
): Promise<void> {
  const language = secondTag();
  if (!announcement_id || !language) return;
  const key = { table_name: 'announcements', row_id: announcement_id, language };
  const texts = { ...madeFrom({ message: [message, translation] }), machine: [] };
  await database.translation.upsert({
    where: { table_name_row_id_language: key },
    create: { ...key, ...texts },
    update: texts,
  });
}

function suggestionsFor(input: ClosingInput, dates: readonly ClosingOccurrence[]): string[] {
  return dayChoices.map((choice) => prefilledMessage(choice, input, dates));
}
