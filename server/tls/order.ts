import type { FailureCode } from '#lib/site-address/certificate/keeping-state.ts';
import type { Authority } from './authority.ts';

/** A certificate to be ordered. */
export interface Order {
  authority: Authority;
  /** The first one is the main name. */
  names: readonly string[];
  /** The key of the account at the authority, PEM. */
  accountKey: string;
  /** The id of the certificate that it renews (RFC 9773, 5). */
  replaces?: string | undefined;
}

/** What an authority has made of an order. */
export interface Ordered {
  key: string;
  chain: string;
}

/** Why an order has failed. */
export interface OrderFailure {
  code: FailureCode;
  name: string | null;
  detail: string | null;
  /** When the authority allows another try, in ISO 8601. */
  notBefore: string | null;
}

/** A problem of an authority (RFC 8555, 6.7), as its answers have it. */
export interface Problem {
  type: string;
  detail: string;
  name: string | null;
  retryAfter: string | null;
}

const codes: Readonly<Record<string, FailureCode>> = {
  rateLimited: 'rateLimited',
  caa: 'caa',
  dns: 'dns',
  connection: 'connection',
  incorrectResponse: 'incorrectResponse',
  unauthorized: 'incorrectResponse',
  rejectedIdentifier: 'rejected',
  unsupportedIdentifier: 'rejected',
  serverInternal: 'silent',
};

/** The most of what an authority says that is kept. */
const mostLetters = 300;

/** Returns a problem of an authority as the failure of an order. */
export function failureOf({ type, detail, name, retryAfter }: Problem, now: Date): OrderFailure {
  const kind = type.replace(/^urn:ietf:params:acme:error:/, '');
  return {
    code: codes[kind] ?? 'other',
    name,
    detail: detail.replace(/\s+/g, ' ').slice(0, mostLetters) || null,
    notBefore: dateIn(retryAfter, detail, now)?.toISOString() ?? null,
  };
}

/**
 * Returns when another try is allowed: by the header `Retry-After` (RFC 9110, 10.2.3), else as the sentence of Let's Encrypt
 * names it.
 */
function dateIn(retryAfter: string | null, detail: string, now: Date): Date | null {
  if (retryAfter && /^\d+$/.test(retryAfter)) return new Date(now.getTime() + Number(retryAfter) * 1000);
  const [, day, clock] = /retry after (\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/i.exec(detail) ?? [];
  const date = new Date(retryAfter || `${day}T${clock}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** What the process of an order says: a proof to be offered, and at last how it went. */
export type OrderMessage =
  | { challenge: { token: string; answer: string } }
  | { ordered: Ordered }
  | { failure: OrderFailure };
