import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#lib/core/database/db.ts';
import type { SitePage } from '#lib/core/generated/prisma/client.ts';
import { type Language, languages } from '#lib/core/language/languages.ts';
import { templateIn } from '#lib/site-pages/templates/template.ts';
import { seedId } from '#prisma/demo/seed-id.ts';

type FirstPage = 'privacy' | 'weddings';

const titles: Record<Language, Record<FirstPage, string>> = {
  en: { privacy: 'Privacy', weddings: 'Weddings' },
  es: { privacy: 'Privacidad', weddings: 'Bodas' },
};

/**
 * Publishes the pages of a new site in the caller's transaction: what it does with what people send, and in the demo
 * one of weddings. An address in use stays as it is.
 */
export async function fillFirstPages(
  database: Database,
  { language, isDemo }: { language: Language; isDemo: boolean },
): Promise<void> {
  const now = new Date();
  for (const name of isDemo ? (['privacy', 'weddings'] as const) : (['privacy'] as const)) {
    const public_ = { state: 'published', published_at: now, changed_at: now };
    const data = [{ id: idOf(name), path: `/${name}`, ...contentIn(name, language), ...public_ }];
    await database.sitePage.createMany({ data, skipDuplicates: true });
  }
}

/** Writes those pages that are as they were made in that language. Returns whether there are any. */
export async function translateFirstPages(database: Database, language: Language): Promise<boolean> {
  const untouched = await findUntouched(database, ['privacy', 'weddings']);
  for (const { name, id } of untouched)
    await database.sitePage.update({ where: { id }, data: contentIn(name, language) });
  return untouched.length > 0;
}

/** Returns the ids of those pages that are as they were made. */
export async function untouchedFirstPages(database: Database): Promise<string[]> {
  return (await findUntouched(database, ['privacy', 'weddings'])).map(({ id }) => id);
}

/** Deletes the page of weddings if it is as it was made. Returns whether it did. */
export async function removeDemoPage(database: Database): Promise<boolean> {
  const [page] = await findUntouched(database, ['weddings']);
  if (page) await database.sitePage.delete({ where: { id: page.id } });
  return page !== undefined;
}

async function findUntouched(database: Database, names: readonly FirstPage[]) {
  const rows = await database.sitePage.findMany({ where: { id: { in: names.map(idOf) } } });
  return names.flatMap((name) => {
    const row = rows.find(({ id }) => id === idOf(name));
    return row && isAsMade(name, row) ? [{ name, id: row.id }] : [];
  });
}

function isAsMade(name: FirstPage, row: SitePage): boolean {
  const { title, summary, blocks, draft, state } = row;
  const isSame = (language: Language) =>
    isDeepStrictEqual({ title, summary, blocks }, contentIn(name, language));
  return draft === null && state === 'published' && languages.some(isSame);
}

function contentIn(name: FirstPage, language: Language) {
  const { summary, blocks } = templateIn(name, language);
  return { title: titles[language][name], summary, blocks: JSON.parse(JSON.stringify(blocks)) };
}

function idOf(name: FirstPage): string {
  return seedId('site_pages', name);
}
