import {
  firstLine,
  type HandedOver,
  type Mail,
  MailError,
  type MailField,
} from '#lib/core/messaging/email.ts';
import { handedMails } from '#lib/core/process/measurements.ts';
import { messages } from '#lib/language/messages.ts';
import type { MailSettings } from '../schema.ts';

/** A mail for the API of a provider. */
export interface ApiMail {
  mail: Mail;
  key: string;
  settings: MailSettings;
  signal: AbortSignal;
}

/** What a provider answered. */
export interface ApiAnswer {
  status: number;
  /** The object in its JSON; empty without one. */
  data: Record<string, unknown>;
  /** What it says, 300 letters at most. */
  words: string;
}

interface ApiCall {
  url: string;
  headers: Record<string, string>;
  body: string | FormData;
  signal: AbortSignal;
  /** Returns whether the provider refuses the recipient for good. */
  refusesRecipient?: (answer: ApiAnswer) => boolean;
}

/**
 * Posts a mail. Returns once the provider has accepted it.
 * @throws MailError
 */
export async function callApi(call: ApiCall): Promise<HandedOver> {
  const answer = await post(call);
  const isAccepted = answer.status >= 200 && answer.status < 300;
  handedMails.publish({ outcome: isAccepted ? 'sent' : 'failed' });
  const server = new URL(call.url).hostname;
  if (isAccepted) return { server, words: answer.words || String(answer.status) };
  const words = answer.words || messages.mailSettings.answered(server, answer.status);
  if (call.refusesRecipient?.(answer)) throw new MailError(words, true, `HTTP${answer.status}`, 'to');
  throw new MailError(words, false, `HTTP${answer.status}`, fieldOf(answer));
}

async function post({ url, headers, body, signal }: ApiCall): Promise<ApiAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json', ...headers },
      body,
      redirect: 'error',
      signal,
    });
    const text = (await response.text()).slice(0, 100_000);
    return { status: response.status, ...read(text) };
  } catch (error) {
    handedMails.publish({ outcome: 'failed' });
    const { name, cause } = error as Error & { cause?: { code?: string } };
    const code = cause?.code ?? name;
    throw new MailError(messages.mailSettings.silent(new URL(url).hostname, code), false, code);
  }
}

function read(text: string): Pick<ApiAnswer, 'data' | 'words'> {
  try {
    const data = JSON.parse(text) as Record<string, unknown>;
    const said = data.Message ?? data.message ?? data.error;
    return { data, words: typeof said === 'string' ? firstLine(said) : '' };
  } catch {
    return { data: {}, words: /^\s*</.test(text) ? '' : firstLine(text) };
  }
}

/** Returns the setting that a refusal points at. */
function fieldOf({ status, words }: ApiAnswer): MailField | null {
  if (status === 404) return 'user';
  if (status < 400 || status >= 500 || status === 429) return null;
  if (/\b(?:from|sender|domain|signature)\b/i.test(words)) return 'from_address';
  return status === 401 || status === 403 ? 'secret' : null;
}

/** Returns the sender as a header has it. */
export function senderLine(from: Mail['from']): string {
  if (typeof from === 'string') return from;
  return `"${from.name.replace(/["\\]/g, '')}" <${from.address}>`;
}

/** Returns a file's bytes in base64. */
export function base64(content: string): string {
  return Buffer.from(content).toString('base64');
}
