import type { IncomingHttpHeaders } from 'node:http';
import { requestText } from '#lib/core/http/outbound-request.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { Clock } from './clock.ts';

/** The program that is asked, and how. */
export interface Asked {
  /** As its people call it. */
  name: string;
  /** The origin that the key is for: no other one is asked. */
  origin: string;
  headers: Readonly<Record<string, string>>;
  wrongKey: () => string;
  signal: AbortSignal;
  clock: Clock;
}

/** The body, or that this part may not be read or is not there. */
export type Answer = { body: unknown } | { refusal: 'closed' | 'missing' };
export type AskJson = (address: string) => Promise<Answer>;

/** The longest that a program is waited for in one reading, well within the silence that ends its process. */
const mostWaitSeconds = 120;
/** Where a program asks to wait and does not say how long. */
const usualWaitSeconds = 20;
const maximumBytes = 20 * 1024 * 1024;
const timeoutMilliseconds = 30_000;

/**
 * Returns a function that requests JSON. An answer of 429 is waited for as its Retry-After says (RFC 9110, 10.2.3).
 * @throws AppError `invalid` for a wrong key, another status, another host, or an answer that is no JSON
 */
export function jsonAsker(asked: Asked): AskJson {
  const { name, origin, headers, signal, clock } = asked;
  let waited = 0;
  return async (address) => {
    if (new URL(address).origin !== origin) throw new AppError('invalid', messages.programs.elsewhere(name));
    const sent = { headers: { accept: 'application/json', ...headers }, maximumBytes, timeoutMilliseconds };
    for (;;) {
      const { status, headers: answered, text } = await requestText(address, { ...sent, signal });
      if (status === 401) throw new AppError('invalid', asked.wrongKey());
      if (status === 403) return { refusal: 'closed' };
      if (status === 404) return { refusal: 'missing' };
      if (status === 200) return { body: parsed(text, name) };
      if (status !== 429) throw new AppError('invalid', messages.outbound.status(status));
      const seconds = waitSeconds(answered, clock.now());
      waited += seconds;
      if (waited > mostWaitSeconds) throw new AppError('invalid', messages.programs.busy(name));
      await clock.wait(seconds * 1000, signal);
    }
  };
}

/** Returns the body of an answer. @throws AppError `invalid` for one that may not be read or is not there */
export function bodyOf(answer: Answer, name: string): unknown {
  if ('body' in answer) return answer.body;
  throw new AppError('invalid', messages.programs.notAnswered(name));
}

/** Returns the seconds of Retry-After, which may be a date; at least one. */
function waitSeconds({ 'retry-after': given = '' }: IncomingHttpHeaders, now: Date): number {
  const seconds = /^\d{1,9}$/.test(given) ? Number(given) : (Date.parse(given) - now.getTime()) / 1000;
  return Number.isNaN(seconds) ? usualWaitSeconds : Math.max(1, Math.ceil(seconds));
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid', messages.programs.notAnswered(name));
  }
}
