// The church's time zone is found by it.
import '#lib/core/church/current-church.ts';
import { db } from '#lib/core/database/db.ts';
import { rush } from '#tests/forms/rush.ts';

/** Another process of the site, in which people sign up at once on a message. */
process.on('message', async ({ id, count }: { id: string; count: number }) => {
  process.send?.(await rush(id, count));
});
await db().form.count();
process.send?.('ready');
