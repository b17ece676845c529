import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { db } from '#lib/core/database/db.ts';
import type { ReadWay } from '#lib/imports/site/site.ts';
import { readSquarespaceSite } from '#lib/imports/site/squarespace/read-squarespace-site.ts';
import { readWordpressSite } from '#lib/imports/site/wordpress/read-wordpress-site.ts';
import { defineSource } from '#lib/imports/source.ts';
import { importSources } from '#lib/imports/sources.ts';
import { findRedirect } from '#lib/redirects/find-redirect.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { bringIn, runNow, workHere } from '../bring-in.ts';
import { oldChurch as squarespaceChurch } from './squarespace/old-church.ts';
import { startSquarespace } from './squarespace/squarespace-site.ts';
import { openSite } from './support/open-site.ts';
import { oldChurch as wordpressChurch } from './wordpress/old-church.ts';
import { startWordpress } from './wordpress/wordpress-site.ts';

useDatabase({ as: staff });

/** The addresses that the site of the test names in its sitemap. */
let sitemap: readonly string[] = [];
let picture = Buffer.alloc(0);

beforeEach(async () => {
  newDataFolder();
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#2d4a94' } })
    .jpeg()
    .toBuffer();
});

const ways: Readonly<Record<string, ReadWay>> = {
  wordpress: readWordpressSite,
  squarespace: readSquarespaceSite,
};

/** Reads a site by one way, without manners. */
Object.assign(importSources, {
  builders: defineSource({
    words: () => ({ label: 'A site', about: 'For tests.' }),
    options: z.object({ url: z.string(), way: z.string() }),
    takes: { file: null, url: true, key: false },
    hasAddresses: true,
    identityOf: ({ url }) => url,
    nameOf: () => 'the old site',
    load: async () =>
      async function* read({ url, way }, context) {
        const { site } = await openSite(url, sitemap);
        yield* ways[way]?.(site, context) ?? [];
      },
  }),
});

function pictures({ pathname }: URL, response: { end(body: Buffer): void }): true | undefined {
  if (!pathname.endsWith('.jpg')) return;
  response.end(picture);
  return true;
}

async function oldWordpress() {
  sitemap = [];
  return startWordpress((origin) => ({ ...wordpressChurch(origin), instead: pictures }));
}

async function oldSquarespace() {
  const { origin, paths } = await startSquarespace((own) => ({
    ...squarespaceChurch(own),
    instead: pictures,
  }));
  sitemap = paths;
  return origin;
}

/** Every row of the tables that an import of a site writes. */
async function allRows() {
  const { sitePage, event, sermon, document, navigation, redirect, eventException, podcast } = db();
  const tables = { sitePage, event, sermon, document, navigation, redirect, eventException, podcast };
  const rows = await Promise.all(
    Object.entries(tables).map(async ([name, table]) => [name, await (table as typeof sitePage).findMany()]),
  );
  return Object.fromEntries(rows);
}

const cases = [
  {
    way: 'wordpress',
    start: oldWordpress,
    counts: { site_pages: 18, events: 10, documents: 2, navigation: 1 },
    problems: /Council only|a form|\/giving/,
    old: {
      '/2025/06/picnic': '/news/picnic',
      '/?p=20': '/news/picnic',
      '/?page_id=12': '/staff',
      '/2025/01/letter-1/': '/news/letter-1',
    },
    oldEvent: ['/event/choir-practice/2027-01-06/', 'Choir Practice'],
  },
  {
    way: 'squarespace',
    start: oldSquarespace,
    counts: { site_pages: 34, events: 10, documents: 1, navigation: 1, sermons: 1 },
    problems: /Book Table|a form|a block of code|left out of the podcast/,
    old: { '/letters/2025/5/4/letter-7': '/news/letter-7' },
    oldEvent: ['/whats-on/harvest-supper', 'Harvest Supper'],
  },
];

test.each(cases)(
  'a site of $way comes once, and goes row for row',
  async ({ way, start, counts, problems, old, oldEvent }) => {
    const before = await allRows();
    const url = await start();
    const options = { source: 'builders', way, url, dry_run: false, keep_addresses: true };
    const first = await bringIn(options);
    expect(first).toMatchObject({ state: 'done' });
    expect(first.problems.filter((problem: string) => !problems.test(problem))).toEqual([]);
    const added = Object.entries(first.counts as Record<string, { added: number; skipped: number }>);
    expect(Object.fromEntries(added.map(([table, count]) => [table, count.added]))).toEqual(counts);
    expect(added.every(([, { skipped }]) => skipped === 0)).toBe(true);

    await db().sitePage.updateMany({ data: { state: 'published' } });
    for (const [from, to] of Object.entries(old)) expect(await findRedirect(from), from).toBe(to);
    const [path = '', title = ''] = oldEvent;
    const event = await db().event.findFirstOrThrow({ where: { title } });
    expect(await findRedirect(path)).toBe(`/events/${event.id}`);
    await db().sitePage.updateMany({ data: { state: 'draft' } });

    const second = await bringIn(options);
    const again = Object.values(second.counts as Record<string, { added: number; updated: number }>);
    expect(again.map(({ added: more, updated }) => [more, updated])).toEqual(again.map(() => [0, 0]));

    await callApi(`POST /api/imports/${first.id}/undo`);
    await workHere();
    expect(await runNow(first.id)).toMatchObject({ state: 'undone', problems: [] });
    expect(await allRows()).toEqual(before);
  },
);
