import { db } from '#lib/core/database/db.ts';
import type { ImportRun } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { isNumberedAddress } from '#lib/redirects/old-path.ts';
import { type ImportedPage, importedPage } from '../schema.ts';

/** Returns the own pages that a run added and that are still there, pages before news, by path. */
export async function pagesOfRun(run: Pick<ImportRun, 'id' | 'options'>): Promise<ImportedPage[]> {
  const added = await db().importChange.findMany({
    where: { run_id: run.id, table_name: 'site_pages', action: 'created' },
    select: { row_id: true, key: true },
  });
  const keys = new Map(added.map(({ row_id, key }) => [row_id, key]));
  const pages = await db().sitePage.findMany({
    where: { id: { in: [...keys.keys()] } },
    select: {
      ...{ id: true, kind: true, title: true, path: true, state: true, updated_at: true },
      redirects: { select: { from_path: true }, orderBy: { created_at: 'asc' } },
    },
    orderBy: [{ kind: 'desc' }, { path: 'asc' }],
  });
  return pages.map(({ redirects, ...page }) => {
    const former = redirects.map(({ from_path }) => from_path).toSorted(numberedLast);
    const found_at = oldAddress(run, [keys.get(page.id) ?? '', ...former, page.path]);
    return presentRow(importedPage, { ...page, found_at });
  });
}

/** Returns the first of these that is an address or a path of the old site, as a whole address. */
function oldAddress({ options }: Pick<ImportRun, 'options'>, known: readonly string[]): string | null {
  const { url } = options as { url?: unknown };
  const base = typeof url === 'string' ? parsedUrl(url) : null;
  const [address] = known.flatMap((text) => {
    const whole = parsedUrl(text) ?? (base && text.startsWith('/') ? parsedUrl(text, base.href) : null);
    return whole && /^https?:$/.test(whole.protocol) ? [whole.href] : [];
  });
  return address ?? null;
}

function numberedLast(one: string, other: string): number {
  return Number(isNumberedAddress(one)) - Number(isNumberedAddress(other));
}
