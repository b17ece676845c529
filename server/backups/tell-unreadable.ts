import { readableChurch } from '#lib/church/readable-church.ts';
import { isDateText } from '#lib/core/dates/calendar-date.ts';
import { messages } from '#lib/language/messages.ts';
import { withClient } from '#server/database/postgres-address.ts';

/** Names the restored rows that cannot be read: pages leave them out until staff correct them. */
export async function tellUnreadable(databaseUrl: string, tell: (line: string) => void): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows: churches } = await client.query('SELECT * FROM church');
    const labels: Readonly<Record<string, string>> = messages.churchFacts.labels;
    const facts = churches
      .flatMap((row) => readableChurch(row).unreadable)
      .map((fact) => labels[fact] ?? fact);
    if (facts.length > 0)
      tell(
        `The backup holds facts of the church that cannot be read (${facts.join(', ')}), so please fill them in again under Church Settings.`,
      );
    for (const table of ['events', 'sermons']) {
      const { rows } = await client.query<{ date: string; title: string }>(
        `SELECT date, title FROM ${table}`,
      );
      for (const { date, title } of rows.filter((row) => !isDateText(row.date)).slice(0, 20))
        tell(`The date of '${title}' in ${table} cannot be read (${date}), so please set it again.`);
    }
  });
}
