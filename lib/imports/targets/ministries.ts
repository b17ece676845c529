import { cleanHtml } from '#lib/core/html/clean-html.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { parseInput } from '#lib/core/operations/operation.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { ministryCreation } from '#lib/ministries/schema.ts';
import { meetingTimesOf } from '#lib/ministries/womens-ministry.ts';
import { orElse } from './filled.ts';
import { tableTarget } from './table-target.ts';

/** Ministries. New ones stand at the end of the list. */
export const ministryTarget = tableTarget({
  table: 'ministries',
  topic: 'ministries',
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
  check: (values, title) => {
    const named = orElse(values.title, title);
    const { description, ...input } = parseInput(ministryCreation, {
      ...values,
      title: named,
      description: orElse(values.description, String(named)),
      category: orElse(values.category, 'Adult'),
    });
    const { imageurl = null, leadername = null, link = null, has_fixed_time = false } = input;
    const meetingtimes = meetingTimesOf({ meetingtimes: input.meetingtimes ?? null, has_fixed_time });
    const { title: name, category } = input;
    const words = cleanHtml(description);
    return {
      title: name,
      description: words,
      category,
      imageurl,
      leadername,
      link,
      has_fixed_time,
      meetingtimes,
    };
  },
  complete: async (database: Database, rows: readonly Values[]) => {
    const { _max: last } = await database.ministry.aggregate({ _max: { position: true } });
    return rows.map((row, place) => ({ position: (last.position ?? 0) + 1 + place, ...row }));
  },
});
