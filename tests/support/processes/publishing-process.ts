// The church's time zone is found by it.
import '#lib/core/church/current-church.ts';
import { publishPage } from '#lib/site-pages/commands.ts';
import { createRedirect } from '#prisma/factories/redirect.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { staff } from '../actors.ts';
import { stopInEach, waitForKill } from './stop-at-statement.ts';

/** A process that publishes a page under a new address in each of the databases it is given, and is stopped in it. */
const [, , ...urls] = process.argv;
const id = '11111111-1111-4111-8111-111111111111';

const statements = await stopInEach(urls, {
  prepare: async (client) => {
    const draft = { path: '/two', title: 'New', blocks: [] };
    await createSitePage(client, { id, path: '/one', title: 'Old', draft });
    await createRedirect(client, { from_path: '/zero', to_path: '/one' });
    await client.navigation.create({ data: { main: [{ label: 'Old', to: '/one', children: [] }] } });
  },
  work: () => publishPage.execute(staff, { id }),
});
waitForKill(statements);
