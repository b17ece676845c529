import { holdLetters } from '#lib/letters/plan/hold-letters.ts';
import { readRootState } from '#lib/updates/own-files.ts';
import { withClient } from '#server/database/postgres-address.ts';

/**
 * Holds back letters at a start in the course of `belltower go-back`: the version that was left may have sent them. After
 * an update that failed nothing is held, since no mail leaves on probation.
 */
export async function holdAfterGoBack(databaseUrl: string): Promise<void> {
  const root = await readRootState();
  if (root?.step !== 'went_back' || root.because !== 'by_hand' || root.ended_at !== null) return;
  await withClient(databaseUrl, async (client) => {
    await client.query('BEGIN');
    await holdLetters(client);
    await client.query('COMMIT');
  });
}
