import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { db } from '#lib/core/platform/db.ts';
import { log } from '#lib/core/platform/log.ts';
import { renderPage } from '#lib/core/site/page-rendering.ts';
import { checkedValue, cleanValue, knownKey } from './checked-value.ts';
import { currentInsertions } from './current-insertions.ts';
import { currentDraft, runWithDraft } from './draft.ts';
import { type Entries, filledText, filledTexts } from './fill-all.ts';
import type { Insertions } from './insertions.ts';
import {
  isPageTextKey,
  type PageTextKey,
  type PageTexts,
  pageTextKeys,
  pageTextPath,
  pageTextRegister,
} from './register.ts';
import { type PageTextEntry, pageTextDraft } from './schema.ts';

/** All of the church's words by their keys, as they are stored: facts stand in them by their names. */
export const findPageTexts = publicQuery({
  name: 'findPageTexts',
  input: noInput,
  run: (): Promise<Entries> => cachedEntries(currentChurch().is_demo),
});

/** The facts that words may name, as they are now. */
export const findInsertions = publicQuery({
  name: 'findInsertions',
  input: noInput,
  run: async (): Promise<Insertions> => currentInsertions(),
});

/**
 * The page that shows the words of a key, as a document with words that nobody has saved. They are checked and
 * cleaned as if they were to be saved.
 * @throws AppError `not_found` for a key that there is not; `invalid` for a value that does not fit it
 */
export const previewPageText = privateQuery({
  name: 'previewPageText',
  access: 'admin',
  input: pageTextDraft,
  run: ({ key, value }): Promise<string> => {
    const known = knownKey(key);
    const draft = { key: known, value: checkedValue(known, value) };
    return runWithDraft(draft, () => renderPage(pageTextPath(known)));
  },
});

/**
 * The church's words for a page, the facts they name in place, HTML cleaned. Where they cannot be read, the
 * originals; those of a draft as its writer has them. Shared with who else asks: not to be altered.
 */
export async function pageTexts(): Promise<PageTexts> {
  const entries = (await readOr(findPageTexts({}), null)) ?? originals();
  const texts = filledTexts(entries);
  const draft = currentDraft();
  return draft ? { ...texts, [draft.key]: filledText(draft.key, draft.value) } : texts;
}

/** Asked by `is_demo`, on which the originals depend. */
const cachedEntries = cacheQuery('church', async (_isDemo: boolean): Promise<Entries> => {
  const rows = await db().pageText.findMany();
  const known = rows.filter(({ key }) => isPageTextKey(key));
  return { ...originals(), ...Object.fromEntries(known.map((row) => [row.key, toEntry(row)])) };
});

interface StoredText {
  key: string;
  value: unknown;
  updated_at: Date;
}

/** A stored row as everybody may read it. What does not fit its key is the original: the key may have a new form. */
export function toEntry({ key, value, updated_at }: StoredText): PageTextEntry {
  const { form, schema, original } = pageTextRegister[key as PageTextKey];
  const read = schema.safeParse(value);
  if (!read.success) log.warn({ key }, 'stored words do not fit their place: the original is shown');
  return {
    value: (read.success ? cleanValue(form, read.data) : original) as PageTextEntry['value'],
    is_original: false,
    updated_at: updated_at.toISOString(),
  };
}

/** The words of a key that staff have written nothing for: on a site of another church than the demo's, none of the demo's claims. */
export function originalEntry(key: PageTextKey): PageTextEntry {
  const { original, claim } = pageTextRegister[key];
  const value = currentChurch().is_demo ? original : (claim?.otherwise ?? original);
  return { value: value as PageTextEntry['value'], is_original: true, updated_at: null };
}

function originals(): Entries {
  return Object.fromEntries(pageTextKeys.map((key) => [key, originalEntry(key)])) as Entries;
}
