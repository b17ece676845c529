import { AsyncLocalStorage } from 'node:async_hooks';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { churchTag } from '#lib/core/church/locale.ts';
import { db } from '#lib/core/database/db.ts';
import { renderPage } from '#lib/core/html/page-rendering.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { log } from '#lib/core/process/log.ts';
import { perProcess } from '#lib/core/process/per-process.ts';
import { checkedValue, cleanValue, knownKey } from './checked-value.ts';
import { currentInsertions } from './current-insertions.ts';
import { type Entries, filledText, filledTexts } from './fill-all.ts';
import type { Insertions } from './insertions.ts';
import {
  isPageTextKey,
  originalOf,
  ownPages,
  type PageTextKey,
  type PageTexts,
  pageTextKeys,
  pageTextPath,
  pageTextRegister,
} from './register.ts';
import { type PageTextEntry, pageTextDraft } from './schema.ts';
import { spokenEntries } from './spoken/spoken-entries.ts';

interface Draft {
  readonly key: PageTextKey;
  readonly value: unknown;
}

/** The draft that a preview renders instead of the stored page text. Nothing rendered with it is cached. */
const drafts = perProcess('page-text-draft', () => new AsyncLocalStorage<Draft>());

/** Returns all stored page texts by key, in the language of the request: facts are in braces. */
export const findPageTexts = publicQuery({
  name: 'findPageTexts',
  input: noInput,
  run: async (): Promise<Entries> => spokenEntries(await cachedEntries(currentChurch().is_demo, churchTag())),
});

/** Returns the present facts for insertion. */
export const findInsertions = publicQuery({
  name: 'findInsertions',
  input: noInput,
  run: async (): Promise<Insertions> => currentInsertions(),
});

/**
 * Returns the page of a key as a document with an unsaved page text, validated and cleaned as if saved.
 * @throws AppError `not_found` for an unknown key; `invalid` for an invalid value
 */
export const previewPageText = privateQuery({
  name: 'previewPageText',
  access: 'pages',
  input: pageTextDraft,
  run: ({ key, value }): Promise<string> => {
    const known = knownKey(key);
    const draft = { key: known, value: checkedValue(known, value) };
    return drafts.run(draft, () => renderPage(pageTextPath(known)));
  },
});

/**
 * Returns the page texts for rendering: facts inserted, HTML cleaned. The originals where they cannot be read; a
 * draft's text for its writer. Shared: do not alter it.
 */
export async function pageTexts(): Promise<PageTexts> {
  const entries = (await readOr(findPageTexts({}), null)) ?? originals();
  const texts = filledTexts(entries);
  const draft = drafts.getStore();
  return draft ? { ...texts, [draft.key]: filledText(draft.key, draft.value) } : texts;
}

/** What only the church itself can write on a page that has more: the heading of its values stands with them. */
const ownValues: readonly PageTextKey[] = ['about.values_intro', 'about.values'];

/** What is still a proposal, which visitors are not shown. */
interface Unwritten {
  texts: ReadonlySet<PageTextKey>;
  /** The paths of the pages of which no text is written, and of the resources while none is listed. */
  pages: readonly string[];
}

/**
 * Returns what of those pages and of the values staff of a site other than the demo's have neither written nor confirmed.
 * A draft counts as written for its writer.
 */
export async function findUnwritten(): Promise<Unwritten> {
  if (currentChurch().is_demo) return { texts: new Set(), pages: [] };
  const entries = (await readOr(findPageTexts({}), null)) ?? originals();
  const drafted = drafts.getStore()?.key;
  const isUnwritten = (key: PageTextKey) => entries[key].is_original && key !== drafted;
  const values = isUnwritten('about.values') ? ownValues : [];
  return {
    texts: new Set([...ownPages.flatMap(({ keys }) => keys.filter(isUnwritten)), ...values]),
    pages: [
      ...ownPages.filter(({ keys }) => keys.every(isUnwritten)).map(({ path }) => path),
      ...(currentChurch().resources.length > 0 ? [] : [paths.resources]),
    ],
  };
}

/** The originals depend on `is_demo` and the language, so the topic is the church. */
const cachedEntries = cacheQuery('church', async (_isDemo: boolean, _tag: LanguageTag): Promise<Entries> => {
  const rows = await db().pageText.findMany();
  const known = rows.filter(({ key }) => isPageTextKey(key));
  return { ...originals(), ...Object.fromEntries(known.map((row) => [row.key, toEntry(row)])) };
});

interface StoredText {
  key: string;
  value: unknown;
  updated_at: Date;
}

/**
 * Returns a stored row for display. A value that does not fit its key is replaced by the original, since the key's form
 * may have changed.
 */
export function toEntry({ key, value, updated_at }: StoredText): PageTextEntry {
  const { form, schema } = pageTextRegister[key as PageTextKey];
  const read = schema.safeParse(value);
  if (!read.success) log.warn({ key }, 'a stored page text is not valid: the original is shown');
  return {
    value: (read.success
      ? cleanValue(form, read.data)
      : originalOf(key as PageTextKey)) as PageTextEntry['value'],
    is_original: false,
    updated_at: updated_at.toISOString(),
  };
}

/** Returns the original page text of a key; on sites other than the demo's a neutral one if it states facts. */
export function originalEntry(key: PageTextKey): PageTextEntry {
  const value = originalOf(key, { isDemo: currentChurch().is_demo });
  return { value: value as PageTextEntry['value'], is_original: true, updated_at: null };
}

function originals(): Entries {
  return Object.fromEntries(pageTextKeys.map((key) => [key, originalEntry(key)])) as Entries;
}
