// The church's time zone is found by it.
import '#lib/core/church/current-church.ts';
import { updatePage } from '#lib/site-pages/commands.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { staff } from '../actors.ts';
import { stopInEach, waitForKill } from './stop-at-statement.ts';

/** A process that saves the draft of a page in each of the databases it is given, and is stopped in it. */
const [, , ...urls] = process.argv;
const id = '22222222-2222-4222-8222-222222222222';
const words = (html: string) => [{ kind: 'words' as const, html }];

const statements = await stopInEach(urls, {
  prepare: (client) =>
    createSitePage(client, { id, path: '/draft', draft: { title: 'Old', blocks: words('<p>Old</p>') } }),
  work: () => updatePage.execute(staff, { id, title: 'New', blocks: words('<p>New</p>') }),
});
waitForKill(statements);
