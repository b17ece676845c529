import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { AppError } from '#lib/core/operations/errors.ts';
import { env } from '#lib/core/process/env.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { boundedBody, TimeBudget } from './outbound-body.ts';
import { publicLookup } from './public-address.ts';

interface Sent {
  /** The total time limit, redirects included; time that the reader spends between chunks does not count. */
  timeoutMilliseconds: number;
  /** The time limit of each wait for more of it; by default it has none of its own. */
  silentMilliseconds?: number;
  /** The size limit after decompression. */
  maximumBytes: number;
  /** Dropped on a redirect to another origin, since one of them may be a key. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** GET by default. */
  method?: 'GET' | 'HEAD';
  /** 3 by default. */
  mostRedirects?: number;
}

/** A response whose body must be read or discarded. */
interface OutboundResponse {
  status: number;
  /** The final address after redirects. */
  url: string;
  headers: IncomingHttpHeaders;
  /** Decompressed. Throws AppError `invalid` when it is too large, too slow or incomplete. */
  body: AsyncIterable<Buffer>;
  discard: () => void;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The final address after redirects. */
  url: string;
}

const usualRedirects = 3;

/**
 * Fetches an address that staff typed and returns the text. Connects to public addresses only, unless
 * SOURCE_ALLOW_HOSTS names the host.
 * @throws AppError `invalid` for a private address, a response that is too long or too slow, or none
 */
export async function requestText(address: string, sent: Sent): Promise<Answer> {
  const { status, url, headers, body } = await requestAddress(address, sent);
  return { status, url, headers, text: (await buffer(body)).toString('utf8') };
}

/**
 * Requests an address that staff typed; the body is read in parts. Every name, also of a redirect, is resolved first,
 * and the connection goes to the checked address.
 * @throws AppError `invalid` for an address that is private or contains a password, a response that is too slow, or
 * none
 */
export async function requestAddress(address: string, sent: Sent): Promise<OutboundResponse> {
  if (env().DEMO) throw new AppError('invalid', messages.demo.noOutside);
  let url = knownAddress(address);
  const budget = new TimeBudget(sent.timeoutMilliseconds, sent.silentMilliseconds);
  let { headers = {} } = sent;
  const { mostRedirects = usualRedirects } = sent;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await send(url, { ...sent, headers }, budget);
    const { location } = response.headers;
    const status = response.statusCode ?? 0;
    if (!isRedirect(status) || location === undefined)
      return opened(response, url, budget, sent.maximumBytes);
    response.destroy();
    const next = knownAddress(location, url);
    if (next.origin !== url.origin) headers = {};
    url = next;
  }
  throw new AppError('invalid', messages.outbound.redirects(mostRedirects));
}

function opened(response: IncomingMessage, url: URL, budget: TimeBudget, maximumBytes: number) {
  return {
    status: response.statusCode ?? 0,
    url: url.href,
    headers: response.headers,
    body: boundedBody(response, maximumBytes, budget),
    discard: () => void response.destroy(),
  };
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function knownAddress(address: string, from?: URL): URL {
  const url = parsedUrl(address, from);
  if (!url) throw new AppError('invalid', messages.outbound.notAnAddress);
  return url;
}

async function send(
  url: URL,
  { method = 'GET', headers = {}, signal }: Pick<Sent, 'method' | 'headers' | 'signal'>,
  budget: TimeBudget,
): Promise<IncomingMessage> {
  const lookup = publicLookup(url);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const sent = request(url, {
    ...(signal && { signal }),
    agent: false,
    method,
    headers: { accept: '*/*', 'accept-encoding': 'gzip', 'user-agent': 'Belltower', ...headers },
    ...(lookup && { lookup }),
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve);
    sent.on('error', (error) => reject(inWords(error)));
  });
  sent.end();
  return budget.spend(answer, (error) => sent.destroy(error));
}

/** Returns the error with a message for staff; errors of the site and aborts are returned unchanged. */
function inWords(error: NodeJS.ErrnoException): Error {
  if (error instanceof AppError || error.name === 'AbortError') return error;
  return new AppError('invalid', messages.outbound[failureOf(error.code ?? '')]);
}

/** Codes of OpenSSL, as Node names them, for what is wrong with a certificate. */
const ofCertificates = /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(?:GET|VERIFY)_)/;

function failureOf(code: string): 'unknownHost' | 'certificate' | 'noAnswer' {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknownHost';
  return ofCertificates.test(code) ? 'certificate' : 'noAnswer';
}
