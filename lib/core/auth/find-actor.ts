import type { Actor } from '#lib/core/operations/access.ts';
import { readClaims, readSession } from './session.ts';
import { isOfSuspended, type Session } from './session-rows.ts';

/** Returns who asks with this decoded cookie, from that address, and the session if it is open. */
export async function findActor(
  token: Parameters<typeof readSession>[0],
  address: string,
): Promise<{ actor: Actor; session: Session | null }> {
  const session = await readSession(token);
  if (session) return { session, actor: toActor(session, address) };
  const claims = readClaims(token);
  const isSuspended = claims !== null && (await isOfSuspended(claims.token));
  return { session, actor: { role: 'visitor', address, ...(isSuspended && { isSuspended }) } };
}

function toActor(session: Session, address: string): Actor {
  const { id: sessionId, since: signedInAt, name: _, ...held } = session;
  return { role: 'admin', address, sessionId, signedInAt, ...held };
}
