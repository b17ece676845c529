import { z } from 'zod';
import { type Database, db } from '#lib/core/database/db.ts';

const validMilliseconds = 5 * 60 * 1000;

/** What a passkey is asked for: to sign in, as any person or by an address, to be added, or to accept an invitation. */
export type Purpose = 'sign-in' | 'sign-in by address' | 'add' | 'join';

/** Stores a challenge for five minutes, and deletes those that are over. */
export async function addChallenge(
  challenge: string,
  { purpose, staffId }: { purpose: Purpose; staffId: string | null },
  now = new Date(),
): Promise<void> {
  await db().passkeyChallenge.deleteMany({ where: { expires_at: { lt: now } } });
  const expires_at = new Date(now.getTime() + validMilliseconds);
  await db().passkeyChallenge.create({ data: { challenge, purpose, staff_id: staffId, expires_at } });
}

/** A question at sign-in that was answered. */
export interface SignInQuestion {
  challenge: string;
  /** Whether it named an address; `staffId` is the person of that address, null without one. */
  isNamed: boolean;
  staffId: string | null;
}

/** Does what `takeChallenge` does for a question at sign-in, and returns who was asked. */
export async function takeSignInQuestion(
  database: Database,
  response: unknown,
): Promise<SignInQuestion | null> {
  const asked = await database.passkeyChallenge.findUnique({
    where: { challenge: challengeOf(response) ?? '' },
  });
  const isNamed = asked?.purpose === 'sign-in by address';
  const purpose = isNamed ? 'sign-in by address' : 'sign-in';
  const staffId = asked?.staff_id ?? null;
  const challenge = await takeChallenge(database, response, { purpose, staffId });
  return challenge === null ? null : { challenge, isNamed, staffId };
}

const clientData = z.object({ challenge: z.string().regex(/^[\w-]{1,200}$/) });
const answered = z.object({ response: z.object({ clientDataJSON: z.string().max(10_000) }) });

/**
 * Uses up the challenge that a response answers and returns it; null when it was never asked of this person for this
 * purpose, is used or too old. Of two concurrent answers only one succeeds.
 */
export async function takeChallenge(
  database: Database,
  response: unknown,
  { purpose, staffId }: { purpose: Purpose; staffId: string | null },
  now = new Date(),
): Promise<string | null> {
  const challenge = challengeOf(response);
  if (!challenge) return null;
  const { count } = await database.passkeyChallenge.deleteMany({
    where: { challenge, purpose, staff_id: staffId, expires_at: { gt: now } },
  });
  return count === 1 ? challenge : null;
}

function challengeOf(response: unknown): string | null {
  const { data } = answered.safeParse(response);
  if (!data) return null;
  try {
    const text = Buffer.from(data.response.clientDataJSON, 'base64url').toString('utf8');
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return null;
  }
}
