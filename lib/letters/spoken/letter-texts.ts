import { type NamedText, textColumns } from '#lib/core/translations/texts.ts';
import { letterFields } from '../letter-input.ts';
import { isFrozen } from '../present-letter.ts';

/** What a letter says in another language, too. */
export const writtenTexts = textColumns(letterFields.required().shape, { subject: 'line', words: 'rich' });

/** The same as long as it is not decided: from then on it is in both languages as it was read. */
export function letterTexts<Row extends { state: string; sent_at: unknown }>(
  row: Row,
  change: (text: NamedText) => string,
): Row {
  return isFrozen(row) ? row : writtenTexts(row, change);
}
