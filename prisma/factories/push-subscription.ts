import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#lib/core/database/db.ts';
import type { Prisma, PushSubscription } from '#lib/core/generated/prisma/client.ts';

/** A browser's own keys. */
export const browserKeys = createECDH('prime256v1');
browserKeys.generateKeys();
export const browserSecret = randomBytes(16);

/** What such a browser gives to the site. */
export const givenKeys = {
  p256dh: browserKeys.getPublicKey('base64url'),
  auth: browserSecret.toString('base64url'),
};

/** Writes a browser that gets alerts and returns its row. */
export function createPushSubscription(
  client: Database,
  overrides: Partial<Prisma.PushSubscriptionUncheckedCreateInput> = {},
): Promise<PushSubscription> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  return client.pushSubscription.create({
    data: { endpoint, ...givenKeys, topics: ['alerts'], ...overrides },
  });
}
