import { createDecipheriv, hkdfSync } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { browserKeys, browserSecret } from '#prisma/factories/push-subscription.ts';
import { listenAsSource } from '#tests/support/servers/listen.ts';

interface Received {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  /** What the browser would show. */
  notification: { title: string; body: string; navigate: string; tag: string };
}

/** A push service on this machine, for the time of the test: it answers each path with its status, 201 by default. */
export async function startPushService(statuses: Record<string, number> = {}) {
  const received: Received[] = [];
  const { origin } = await listenAsSource(async (request, response) => {
    const path = request.url ?? '';
    const body = await buffer(request);
    const status = statuses[path] ?? 201;
    if (status === 201)
      received.push({
        path,
        headers: request.headers,
        notification: JSON.parse(decrypted(body)).notification,
      });
    response.writeHead(status).end();
  });
  const isKnown = (endpoint: string) => endpoint.startsWith(origin);
  return { received, origin, isKnown, statuses };
}

/** Returns the text of a body, as a browser with the keys of the factory reads it (RFC 8188, RFC 8291). */
function decrypted(body: Buffer): string {
  const [salt, point, record] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const hkdf = (from: Buffer, secret: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKeys.getPublicKey(), point]);
  const shared = hkdf(browserSecret, browserKeys.computeSecret(point), info, 32);
  const key = hkdf(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
