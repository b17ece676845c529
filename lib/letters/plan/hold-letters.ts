import type { Client } from 'pg';
import { heldBack } from '#lib/mail/unsent-reasons.ts';

/**
 * Holds back what may have left since these data were the site's: planned letters that are due become drafts, mails of
 * letters leave only when staff send them again, and a week that is sent without a press is not composed for a moment that
 * is past. It works within a transaction, and may be repeated.
 */
export async function holdLetters(client: Client): Promise<void> {
  const { rows } = await client.query(`SELECT to_regclass('letter_plan') IS NOT NULL AS there`);
  if (!rows[0].there) return;
  await client.query(`SET LOCAL belltower.activity = 'off'`);
  await client.query(
    `UPDATE letters SET state = 'draft', send_at = NULL WHERE state = 'ready' AND send_at <= now()`,
  );
  await client.query(
    `UPDATE mails SET stopped_at = now(), last_error = $1
     WHERE lane = 'bulk' AND sent_at IS NULL AND stopped_at IS NULL`,
    [heldBack],
  );
  await client.query(
    `UPDATE letter_plan
     SET composed_for = to_char(now() AT TIME ZONE church.time_zone - letter_plan.time::interval, 'YYYY-MM-DD')
     FROM church WHERE NOT needs_approval`,
  );
}
