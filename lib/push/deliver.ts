import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { PushSubscription } from '#lib/core/generated/prisma/client.ts';
import { publicLookup } from '#lib/core/http/public-address.ts';
import { encryptForBrowser } from './encrypt.ts';
import { type PushMessage, payloadOf, travelOf } from './message.ts';
import { isPushEndpoint, pushHosts } from './push-hosts.ts';
import { pushAuthorization } from './vapid.ts';

/** What became of a message: taken, the browser is gone, this message is refused, or later it may be taken. */
export type Delivery = 'taken' | 'gone' | 'refused' | 'later';

const patienceMilliseconds = 15_000;

/**
 * Sends a message to one browser. Only push services are called, at public addresses; `isKnown` says which.
 * Never throws.
 */
export async function deliverPush(
  subscription: Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
  isKnown: (endpoint: string) => boolean = (endpoint) => isPushEndpoint(endpoint, pushHosts),
): Promise<Delivery> {
  if (!isKnown(subscription.endpoint)) return 'gone';
  try {
    return deliveryOf(await post(subscription, message));
  } catch {
    return 'later';
  }
}

function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Returns the status of the answer; its text is not read. */
function post(
  { endpoint, ...keys }: Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
): Promise<number> {
  const url = new URL(endpoint);
  const body = encryptForBrowser(payloadOf(message), keys);
  const lookup = publicLookup(url);
  const headers = {
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    'content-length': body.length,
    'user-agent': 'Belltower',
    authorization: pushAuthorization(url.origin),
    ...travelOf(message, new Date()),
  };
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      agent: false,
      headers,
      signal: AbortSignal.timeout(patienceMilliseconds),
      ...(lookup && { lookup }),
    });
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
