import type { z } from 'zod';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { Database } from '#lib/core/database/db.ts';
import { plainText } from '#lib/core/html/plain-text.ts';
import { defineContent, type TableWords, type Values } from '#lib/core/operations/content-table.ts';
import { listOrder } from '#lib/core/operations/list-order.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { orElse } from '#lib/core/text/filled.ts';
import { messages } from '#lib/language/messages.ts';
import { ministryTexts } from './ministry-texts.ts';
import { ministryCreation, type ministryInput, ministryRow } from './schema.ts';
import { meetingTimesOf } from './womens-ministry.ts';

export const ministryContent = defineContent({
  table: 'ministries',
  topic: 'ministries',
  permission: 'ministries',
  ministry: 'id',
  title: 'title',
  words: () => messages.ministriesLog satisfies TableWords<keyof z.output<typeof ministryInput> | 'position'>,
  format: (column, value) => (column === 'description' ? plainText(String(value)) : undefined),
  row: ministryRow,
  texts: ministryTexts,
  html: ['description'],
  exported: {
    model: 'ministry',
    order: listOrder,
  },
  imported: {
    columns: [
      'title',
      'description',
      'imageurl',
      'leadername',
      'meetingtimes',
      'category',
      'link',
      'has_fixed_time',
    ],
    pictures: { imageurl: 'event-images' },
    page: () => paths.ministries,
    check: checkImported,
    complete: atTheEnd,
  },
});

/** A new ministry needs a description; one of a source that has none says nothing. */
function checkImported(values: Readonly<Record<string, unknown>>, title: string): Values {
  const named = orElse(values.title, title);
  const input = parseInput(ministryCreation, {
    ...values,
    title: named,
    description: orElse(values.description, String(named)),
    category: orElse(values.category, 'Adult'),
  });
  const isUnsaid = orElse(values.description, '') === '';
  const { imageurl = null, leadername = null, link = null, has_fixed_time = false } = input;
  const meetingtimes = meetingTimesOf({ meetingtimes: input.meetingtimes ?? null, has_fixed_time });
  const description = isUnsaid ? '' : input.description;
  return { ...input, description, imageurl, leadername, link, has_fixed_time, meetingtimes };
}

async function atTheEnd(database: Database, rows: readonly Values[]): Promise<Values[]> {
  const { _max: last } = await database.ministry.aggregate({ _max: { position: true } });
  return rows.map((row, place) => ({ position: (last.position ?? 0) + 1 + place, ...row }));
}
