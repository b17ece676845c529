import { readFile } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** How an authority is asked. */
export interface Authority {
  /** The address of its directory (RFC 8555, 7.1.1). */
  directory: string;
  /** The file with the certificates that it is recognized by; undefined: those that Node knows. */
  caFile?: string | undefined;
}

const directory = z.looseObject({ newOrder: z.string(), renewalInfo: z.string().optional() });

const renewalInfo = z.object({
  suggestedWindow: z.object({ start: z.coerce.date(), end: z.coerce.date() }),
});

/** The window in which a certificate is to be renewed, and after how many seconds to ask again. */
interface RenewalAdvice {
  window: { start: Date; end: Date } | null;
  retryAfterSeconds: number | null;
}

/** Returns the directory of the authority. @throws Unreachable */
export async function readDirectory(authority: Authority): Promise<z.output<typeof directory>> {
  const { body } = await ask(authority.directory, authority);
  const read = directory.safeParse(body);
  if (!read.success) throw new Unreachable('silent', 'The authority answered with no directory of its own.');
  return read.data;
}

/** Returns when the authority suggests to renew the certificate with this id (RFC 9773, 4). @throws Unreachable */
export async function readRenewalInfo(authority: Authority, id: string): Promise<RenewalAdvice> {
  const { renewalInfo: place } = await readDirectory(authority);
  if (!place) return { window: null, retryAfterSeconds: null };
  const { body, retryAfter } = await ask(`${place.replace(/\/$/, '')}/${id}`, authority);
  const { data } = renewalInfo.safeParse(body);
  const seconds = Number(retryAfter);
  const isWindow = data && data.suggestedWindow.end > data.suggestedWindow.start;
  return {
    window: isWindow ? data.suggestedWindow : null,
    retryAfterSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  };
}

/** Why an authority could not be asked. */
export class Unreachable extends Error {
  constructor(
    readonly reason: 'silent' | 'clock' | 'authority',
    message: string,
  ) {
    super(message);
  }
}

const patienceMilliseconds = 15_000;

async function ask(address: string, { caFile }: Authority): Promise<{ body: unknown; retryAfter?: string }> {
  const request = address.startsWith('https:') ? requestHttps : requestHttp;
  const ca = caFile === undefined ? undefined : await readFile(caFile, 'utf8');
  try {
    const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      const signal = AbortSignal.timeout(patienceMilliseconds);
      const headers = { accept: 'application/json', 'user-agent': 'Belltower' };
      request(address, { agent: false, signal, headers, ...(ca && { ca }) }, resolve)
        .on('error', reject)
        .end();
    });
    if (response.statusCode !== 200) {
      response.destroy();
      throw new Unreachable('silent', `The authority answered ${response.statusCode}.`);
    }
    const retryAfter = response.headers['retry-after'];
    return { body: await json(response), ...(retryAfter && { retryAfter }) };
  } catch (error) {
    throw error instanceof Unreachable ? error : unreachable(error as NodeJS.ErrnoException);
  }
}

function unreachable({ code = '', message }: NodeJS.ErrnoException): Unreachable {
  if (code === 'CERT_NOT_YET_VALID' || code === 'CERT_HAS_EXPIRED') return new Unreachable('clock', message);
  const isUnknown = /^(?:SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|ERR_TLS_CERT_|CERT_)/.test(code);
  return new Unreachable(isUnknown ? 'authority' : 'silent', message);
}
