import { firstChurch } from '#lib/church/church-rows.ts';
import { notifyListeners } from '#lib/core/cache/change-listener.ts';
import { liveTopics } from '#lib/core/cache/live-topics.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { type Database, db } from '#lib/core/database/db.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { baseLanguage } from '#lib/core/language/languages.ts';
import { env, sessionDatabaseUrl } from '#lib/core/process/env.ts';
import { fullHour } from '#lib/demo/full-hour.ts';
import { demoStaff } from '#prisma/demo/people.ts';
import { addDemoContent } from '#prisma/seed.ts';
import { byReference, ownTables } from '#server/backups/own-tables.ts';
import { addChurch } from '#server/database/fill-church.ts';
import { migrationTable } from '#server/database/migration-record.ts';
import { withClient } from '#server/database/postgres-address.ts';

/** The mark, the limits, and who is signed in stay over a reset. */
const keptTables = [migrationTable, 'demo_site', 'rate_limits', 'staff_sessions', 'staff'];

/**
 * Fills the database of a demo again unless that was done since the last full hour, in one transaction, so that visitors
 * see the one or the other. Of several processes one does it, and returns true. People of the demo stay signed in.
 */
export async function resetDemo(now = new Date()): Promise<boolean> {
  const due = fullHour(now);
  const { reset_at } = await db().demoSite.findUniqueOrThrow({ where: { id: 1 } });
  if (reset_at >= due) return false;
  const tables = await tablesToEmpty();
  return db().$transaction(
    async (transaction) => {
      const [mark] = await transaction.$queryRaw<{ reset_at: Date }[]>`
        SELECT reset_at FROM demo_site WHERE id = 1 FOR UPDATE`;
      if (!mark || mark.reset_at >= due) return false;
      // The activity log contains changes of people only.
      await transaction.$executeRaw`SELECT set_config('belltower.activity', 'off', true)`;
      for (const table of tables) await transaction.$executeRawUnsafe(`DELETE FROM "${table}"`);
      await fill(transaction, now);
      await transaction.demoSite.update({ where: { id: 1 }, data: { reset_at: now } });
      for (const topic of liveTopics) await notifyListeners(transaction, topic);
      return true;
    },
    { maxWait: 10_000, timeout: 60_000 },
  );
}

/** Returns the tables to empty, each before those that it refers to. */
function tablesToEmpty(): Promise<string[]> {
  return withClient(sessionDatabaseUrl(), async (client) => {
    const names = (await ownTables(client)).map(({ name }) => name);
    const ordered = await byReference(client, names);
    return ordered.filter((name) => !keptTables.includes(name)).reverse();
  });
}

/** Adds the demo, dated around the day of `now`, and its people. */
async function fill(transaction: Database, now: Date): Promise<void> {
  const language = baseLanguage(env().SITE_LANGUAGE);
  const today = runWithChurch(firstChurch(), () => churchToday(now));
  await transaction.siteSettings.create({ data: { id: 1 } });
  await addDemoContent(transaction, today, language);
  await addChurch(transaction, {});
  const people = demoStaff(language);
  await transaction.staff.deleteMany({ where: { id: { notIn: people.map(({ id }) => id) } } });
  for (const { id, ...person } of people)
    await transaction.staff.upsert({ where: { id }, create: { id, ...person }, update: person });
}
