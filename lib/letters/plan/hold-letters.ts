import type { Client } from 'pg';

/**
 * Holds back letters that may have left since the backup was made: planned ones that are due become drafts, and a week that
 * is sent without a press is not composed for a moment that is past.
 */
export async function holdLetters(client: Client): Promise<void> {
  const { rows } = await client.query(`SELECT to_regclass('letter_plan') IS NOT NULL AS there`);
  if (!rows[0].there) return;
  await client.query(`SET LOCAL belltower.activity = 'off'`);
  await client.query(
    `UPDATE letters SET state = 'draft', send_at = NULL WHERE state = 'ready' AND send_at <= now()`,
  );
  await client.query(
    `UPDATE letter_plan
     SET composed_for = to_char(now() AT TIME ZONE church.time_zone - letter_plan.time::interval, 'YYYY-MM-DD')
     FROM church WHERE NOT needs_approval`,
  );
}
