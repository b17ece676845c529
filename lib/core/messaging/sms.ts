import { createHmac } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { env } from '#lib/core/process/env.ts';
import { dataPath, pathIn } from '#lib/core/process/folders.ts';
import { log } from '#lib/core/process/log.ts';
import type { SmsChannel } from './sms-channels.ts';

export interface SmsMessage {
  /** The phone number in E.164 form, +15125550188. */
  to: string;
  channel: SmsChannel;
  message: string;
  /** The same for every attempt at one message, so that a gateway can drop duplicates. */
  id: string;
}

/** Why a message was not sent; it contains neither the number nor the text. */
export class SmsError extends Error {
  override name = 'TextMessageError';
}

/** A person waits at the screen: two short attempts, then an error. */
const attemptMilliseconds = 8_000;
const attempts = 2;

/**
 * Hands the message to the gateway at SMS_WEBHOOK_URL, or without one writes it to the outbox folder. Returns once it
 * is accepted.
 * @throws SmsError
 */
export async function sendSms(message: SmsMessage): Promise<void> {
  const { SMS_WEBHOOK_URL } = env();
  if (!SMS_WEBHOOK_URL) return writeToOutbox(message);
  let failure = '';
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { status, reason } = await post(SMS_WEBHOOK_URL, message);
    if (status >= 200 && status < 300) return;
    failure = reason;
    // A refusal is final; only timeouts and server errors are retried.
    if (status >= 400 && status < 500) break;
  }
  log.warn({ textMessage: message.id, reason: failure }, 'the SMS gateway refused a message');
  throw new SmsError(`the SMS gateway refused the message: ${failure}`);
}

/** A status of 0 means no response. */
async function post(
  url: string,
  { id, ...content }: SmsMessage,
): Promise<{ status: number; reason: string }> {
  const body = JSON.stringify(content);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, ...signature(body) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(attemptMilliseconds),
    });
    await response.body?.cancel();
    return { status: response.status, reason: `it answered ${response.status}` };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return { status: 0, reason: `it could not be reached (${cause?.code ?? name})` };
  }
}

function signature(body: string): Record<string, string> {
  const { SMS_WEBHOOK_SECRET } = env();
  if (!SMS_WEBHOOK_SECRET) return {};
  return {
    'X-Belltower-Signature': `sha256=${createHmac('sha256', SMS_WEBHOOK_SECRET).update(body).digest('hex')}`,
  };
}

async function writeToOutbox({ to, channel, message, id }: SmsMessage): Promise<void> {
  const folder = dataPath('outbox');
  const name = `${channel}.${id}.txt`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(pathIn(folder, name), `To: ${to}\nChannel: ${channel}\n\n${message}\n`, { mode: 0o600 });
  log.info({ file: `outbox/${name}` }, 'text message written to the outbox: SMS_WEBHOOK_URL is not set');
}
