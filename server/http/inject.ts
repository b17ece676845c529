import type { IncomingMessage, ServerResponse } from 'node:http';
import inject, { type Response } from 'light-my-request';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

export interface InjectedRequest {
  method: string;
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body?: Buffer;
  remoteAddress?: string;
}

/** A complete response in memory: header names in lower case, each with one value except the list of cookies. */
export interface InjectedResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** The application did not answer in time. */
export class RenderTimeout extends Error {
  override name = 'RenderTimeout';
  readonly code = 'ETIMEDOUT';
}

/** Sends a request to the application in this process, without a network hop. @throws RenderTimeout */
export async function injectRequest(
  handler: RequestHandler,
  request: InjectedRequest,
  timeoutMilliseconds = 20_000,
): Promise<InjectedResponse> {
  const aborter = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new RenderTimeout(`no answer to ${request.method} ${request.url} in ${timeoutMilliseconds} ms`));
      aborter.abort();
    }, timeoutMilliseconds);
  });
  try {
    return await Promise.race([capture(handler, request, aborter.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the document of a page as visitors get it. @throws Error for another status than 200 */
export async function renderDocument(handler: RequestHandler, url: string): Promise<string> {
  const { status, body } = await injectRequest(handler, { method: 'GET', url, headers: {} });
  if (status !== 200) throw new Error(`the page ${url} answered ${status}`);
  return body.toString();
}

async function capture(
  handler: RequestHandler,
  request: InjectedRequest,
  signal: AbortSignal,
): Promise<InjectedResponse> {
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
  const bytes = answer.rawPayload;
  letGo(answer);
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(
      Object.entries(answer.headers).map(([name, value]) => [
        name,
        name === 'set-cookie' ? [value ?? []].flat().map(String) : [value].flat().join(', '),
      ]),
    ),
    body: bytes,
  };
}

/**
 * Drops the library's three copies of the body. Whatever outlives a rendering, such as the promise of a module that it
 * loaded first, references its request and thereby the answer.
 */
function letGo(answer: Response): void {
  Object.assign(answer, { rawPayload: Buffer.alloc(0), payload: '', body: '' });
  const response = answer.raw.res as { _lightMyRequest?: { payloadChunks?: Buffer[] } };
  response._lightMyRequest?.payloadChunks?.splice(0);
}
