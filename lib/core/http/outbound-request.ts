import { lookup } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { allowedHosts } from './allowed-hosts.ts';

interface Limits {
  /** For everything, redirects included. */
  timeoutMilliseconds: number;
  maximumBytes: number;
}

interface Answer {
  status: number;
  text: string;
  /** Where the answer came from, redirects followed. */
  url: string;
}

const mostRedirects = 3;

/**
 * The answer to a GET of an address that staff typed. Only public addresses are connected to, unless
 * SOURCE_ALLOW_HOSTS names the host: each name is resolved first, and the connection goes to the address that was
 * checked, at every redirect anew.
 * @throws Error for a private address, too long an answer, too slow a one, or none
 */
export async function requestText(address: string, limits: Limits): Promise<Answer> {
  const { bytes, ...answer } = await requestBytes(address, limits);
  return { ...answer, text: bytes.toString('utf8') };
}

/** The same of what is no text. */
export async function requestBytes(
  address: string,
  limits: Limits,
): Promise<Omit<Answer, 'text'> & { bytes: Buffer }> {
  const signal = AbortSignal.timeout(limits.timeoutMilliseconds);
  let url = new URL(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await send(url, signal);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status < 300 || status >= 400 || location === undefined)
      return { status, bytes: await readBytes(response, limits.maximumBytes), url: url.href };
    response.destroy();
    url = new URL(location, url);
  }
  throw new Error(`More than ${mostRedirects} redirects.`);
}

function send(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('Not an address of the web.');
  const isAllowed = allowedHosts().has(hostAndPort(url));
  // What is an address already is never looked up.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(literal) && !isAllowed) checkPublic(literal);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request(
      url,
      {
        signal,
        agent: false,
        headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Belltower' },
        ...(isAllowed ? {} : { lookup: lookupPublic }),
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end();
  });
}

/** As `dns.lookup`, with an error where any address of the name is not a public one. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    try {
      for (const { address } of addresses) checkPublic(address);
    } catch (refusal) {
      return callback(refusal as Error, '');
    }
    if (options.all) return callback(null, addresses);
    callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
  });
};

/** @throws Error for what is not an address of the public internet */
function checkPublic(address: string): void {
  if (ipaddr.process(address).range() !== 'unicast')
    throw new Error(`${address} is not a public address; SOURCE_ALLOW_HOSTS may name its host.`);
}

function hostAndPort({ protocol, hostname, port }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

async function readBytes(response: IncomingMessage, maximumBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maximumBytes) {
      response.destroy();
      throw new Error(`The answer has more than ${maximumBytes} bytes.`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts, bytes);
}
