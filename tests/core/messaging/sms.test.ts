import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { inspect } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { SmsError, sendSms } from '#lib/core/messaging/sms.ts';
import { log } from '#lib/core/process/log.ts';
import { listen } from '#tests/support/servers/listen.ts';

const message = {
  id: '99999999-9999-4999-8999-999999999999',
  to: '+15125550188',
  channel: 'sms',
  message: 'Belltower: your sign-in code is 123456.',
} as const;

let gateway: Server;
let statuses: number[];
const received: { headers: IncomingHttpHeaders; body: string; method: string | undefined }[] = [];

beforeEach(async () => {
  received.length = 0;
  statuses = [];
  const { server, origin } = await listen(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body, method: request.method });
    response.writeHead(statuses.shift() ?? 202, { location: '/elsewhere' }).end('taken');
  });
  gateway = server;
  vi.stubEnv('SMS_WEBHOOK_URL', `${origin}/send?account=church`);
});

test('the gateway is posted number, channel and message as JSON, and knows a double by its key', async () => {
  await sendSms(message);
  expect(received).toHaveLength(1);
  const { method, headers, body } = received[0] as (typeof received)[number];
  expect(method).toBe('POST');
  expect(headers['content-type']).toBe('application/json');
  expect(headers['idempotency-key']).toBe(message.id);
  expect(headers['x-belltower-signature']).toBeUndefined();
  const { to, channel, message: text } = message;
  expect(JSON.parse(body)).toEqual({ to, channel, message: text });
});

test('with a secret, what is posted is signed', async () => {
  vi.stubEnv('SMS_WEBHOOK_SECRET', 'known-to-the-gateway-too');
  await sendSms({ ...message, channel: 'whatsapp' });
  const { headers, body } = received[0] as (typeof received)[number];
  const expected = createHmac('sha256', 'known-to-the-gateway-too').update(body).digest('hex');
  expect(headers['x-belltower-signature']).toBe(`sha256=${expected}`);
});

test('a gateway that stumbles once is asked again', async () => {
  statuses = [503];
  await sendSms(message);
  expect(received).toHaveLength(2);
});

test.each([
  [[500, 502], 2],
  [[401], 1],
  [[302, 302], 2],
])(
  'a gateway that answers %j is an error after %d attempts, which tells nothing of the message',
  async (answers, attempts) => {
    const warned = vi.spyOn(log, 'warn').mockReturnValue();
    statuses = [...answers];
    const error = await sendSms(message).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SmsError);
    expect(received).toHaveLength(attempts);
    expect(warned).toHaveBeenCalledTimes(1);
    expect(`${inspect(error)} ${inspect(warned.mock.calls, { depth: 9 })}`).not.toMatch(/123456|5550188/);
  },
);

test('a gateway that is not there is an error', async () => {
  gateway.close();
  await once(gateway, 'close');
  await expect(sendSms(message)).rejects.toThrow('could not be reached (ECONNREFUSED)');
});
