import 'server-only';
import { type AppError, toAppError } from '#lib/core/operations/errors.ts';
import { whatIsLeft } from '#lib/core/operations/form-answer.ts';
import { command } from '#lib/core/operations/operation.ts';
import { lockUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { checkedValue, knownKey } from './checked-value.ts';
import type { WordsAnswer } from './plain-form/answer.ts';
import {
  readTyped,
  rearranged,
  type TypedWords,
  toPlainWords,
  writtenValue,
} from './plain-form/plain-words.ts';
import { plainWords } from './plain-words.ts';
import { originalEntry, toEntry } from './queries.ts';
import { type PageTextKey, pageTextRegister } from './register.ts';
import { type PageTextEntry, pageTextChange, pageTextRemoval, wordsForm } from './schema.ts';
import { versionOf } from './version.ts';

/**
 * Puts new words in the place of those of a key and gives them as they are now.
 * @throws AppError `not_found` for a key that there is not; `invalid` for a value that does not fit it;
 * `conflict` with the present entry when it changed since it was read
 */
export const setPageText = command({
  name: 'setPageText',
  access: 'admin',
  input: pageTextChange,
  changes: 'church',
  run: async ({ key, value, if_match }, { write }): Promise<PageTextEntry> => {
    const known = knownKey(key);
    const data = { value: checkedValue(known, value) as never };
    return write(async (database) => {
      await lockText(database, known, if_match);
      return toEntry(
        await database.pageText.upsert({ where: { key }, update: data, create: { key, ...data } }),
      );
    });
  },
});

/**
 * Brings the original words of a key back and gives them.
 * @throws AppError `not_found` and `conflict` as above
 */
export const restorePageText = command({
  name: 'restorePageText',
  access: 'admin',
  input: pageTextRemoval,
  changes: 'church',
  run: async ({ key, if_match }, { write }): Promise<PageTextEntry> => {
    const known = knownKey(key);
    await write(async (database) => {
      await lockText(database, known, if_match);
      await database.pageText.deleteMany({ where: { key } });
    });
    return originalEntry(known);
  },
});

/**
 * Takes the plain form of a key as it comes without scripts: saves its words, brings the original back, or gives
 * the form again with its list rearranged. What is wrong comes back with all that was typed.
 * @throws AppError `not_found` for a key that there is not
 */
export const answerWordsForm = command({
  name: 'answerWordsForm',
  access: 'admin',
  input: wordsForm,
  changes: null,
  run: async ({ key: given, if_match, intent, ...posted }, { actor }): Promise<WordsAnswer> => {
    const key = knownKey(given);
    const { form } = pageTextRegister[key];
    const typed = readTyped(form, posted);
    const left = { key, isSaved: false, fields: {}, message: null, theirs: null } as const;
    try {
      if (intent === 'original') {
        await restorePageText.execute(actor, { key, if_match });
        return { isSaved: true, done: 'original' };
      }
      if (intent !== 'save')
        return { ...left, typed: toPlainWords(form, rearranged(typed, intent)), version: if_match };
      await setPageText.execute(actor, { key, if_match, value: writtenValue(form, typed) as never });
      return { isSaved: true, done: 'saved' };
    } catch (error) {
      return { ...left, ...refusedWords(key, typed, toAppError(error), if_match) };
    }
  },
});

function refusedWords(key: PageTextKey, typed: TypedWords, error: AppError, if_match: string | undefined) {
  const { fields, message } = whatIsLeft(typed, error);
  const theirs = error.code === 'conflict' ? (error.more.current as PageTextEntry) : null;
  return {
    typed: toPlainWords(pageTextRegister[key].form, typed),
    fields,
    message,
    version: theirs ? versionOf(theirs) : if_match,
    theirs: theirs && plainWords(theirs.value),
  };
}

function lockText(database: Database, key: PageTextKey, if_match: string | undefined): Promise<void> {
  return lockUnchanged(database, {
    name: `page-text ${key}`,
    if_match,
    read: () => database.pageText.findUnique({ where: { key } }),
    present: (row) => (row ? toEntry(row) : originalEntry(key)),
  });
}
