import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/database/db.ts';
import type { Ministry as StoredMinistry } from '#lib/core/generated/prisma/client.ts';
import { cleanHtml } from '#lib/core/html/clean-html.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { listOrder } from '#lib/core/operations/list-order.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { orFailWith } from '#lib/core/operations/read-or.ts';
import { spokenRow } from '#lib/core/translations/spoken-row.ts';
import { messages } from '#lib/language/messages.ts';
import { ministryTexts } from './ministry-texts.ts';
import { type Ministry, ministryRow } from './schema.ts';
import { shownTimes } from './womens-ministry.ts';

/**
 * Returns every ministry in list order, descriptions cleaned for display.
 * @throws AppError with this domain's message when they cannot be loaded; the cause is only logged.
 */
export const listMinistries = publicQuery({
  name: 'listMinistries',
  input: noInput,
  run: (): Promise<Ministry[]> => orFailWith(messages.ministriesView.loadFailed, cachedMinistries),
});

const cachedMinistries = cacheQuery('ministries', async () => {
  const rows = await db().ministry.findMany({ orderBy: listOrder });
  return rows.map(toMinistry);
});

/** Returns the public row, in the church's language where the site itself has written it. */
export function toMinistry(row: StoredMinistry): Ministry {
  const spoken = spokenRow({ table: 'ministries', id: row.id, texts: ministryTexts }, row);
  const shown = { description: cleanHtml(spoken.description), meetingtimes: shownTimes(spoken) };
  // What the site itself has written is in the language of the page.
  const isOwn = shown.meetingtimes !== spoken.meetingtimes;
  const untranslated = spoken.untranslated?.filter((name) => !isOwn || name !== 'meetingtimes');
  return presentRow(ministryRow, { ...spoken, ...shown, ...(untranslated && { untranslated }) });
}
