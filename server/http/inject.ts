import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

export interface InProcessRequest {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body?: Buffer;
  remoteAddress?: string;
}

/** A whole answer, kept in memory: header names in lower case, each with one text, save cookies: a list. */
export interface CapturedAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** An answer that nobody waits for any longer. */
export class AnswerTimeout extends Error {
  override name = 'AnswerTimeout';
  readonly code = 'ETIMEDOUT';
}

/** Asks the application in this process, without a network hop. @throws AnswerTimeout */
export async function askInProcess(
  handler: RequestHandler,
  request: InProcessRequest,
  timeoutMilliseconds = 20_000,
): Promise<CapturedAnswer> {
  const aborter = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new AnswerTimeout(`no answer to ${request.method} ${request.url} in ${timeoutMilliseconds} ms`));
      aborter.abort();
    }, timeoutMilliseconds);
  });
  try {
    return await Promise.race([capture(handler, request, aborter.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function capture(
  handler: RequestHandler,
  request: InProcessRequest,
  signal: AbortSignal,
): Promise<CapturedAnswer> {
  const { method, url, headers, body, remoteAddress } = request;
  const dispatch = async (incoming: unknown, outgoing: { destroy(error: Error): void }) => {
    try {
      await handler(incoming as IncomingMessage, outgoing as unknown as ServerResponse);
    } catch (error) {
      outgoing.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const answer = await inject(dispatch, {
    method: method as 'GET',
    url,
    headers: { host: 'localhost', ...headers },
    signal,
    validate: false,
    ...(body && { payload: body }),
    ...(remoteAddress && { remoteAddress }),
  });
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(
      Object.entries(answer.headers).map(([name, value]) => [
        name,
        name === 'set-cookie' ? [value ?? []].flat().map(String) : [value].flat().join(', '),
      ]),
    ),
    body: answer.rawPayload,
  };
}
