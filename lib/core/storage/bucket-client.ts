import type { S3Client } from '@aws-sdk/client-s3';
import { silenceBucketNotice } from '#lib/core/platform/env.ts';
import type { BucketSettings } from './bucket-settings.ts';

/** Each visitor who downloads a picture slowly holds one. */
const mostConnections = 500;
export const longestMilliseconds = 30_000;

interface ServiceError extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** A request that the bucket refused or left unanswered. Temporary failures have a code, like other network errors. */
export class BucketError extends Error {
  readonly code?: string;
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** As the service or the network reports it: '403 AccessDenied' or ECONNREFUSED. */
  readonly reason: string;

  constructor(cause: ServiceError) {
    const reason = nameOf(cause);
    super(`The request to the bucket in S3_BUCKET failed (${reason}).`, { cause });
    this.reason = reason;
    this.name = 'BucketError';
    this.status = cause.$metadata?.httpStatusCode ?? 0;
    if (this.status >= 500 || this.status === 429 || cause.name === 'TimeoutError') this.code = 'ETIMEDOUT';
  }
}

const clients = new Map<string, S3Client>();

/** Opens the client. The library is loaded on first use, since it needs much memory. */
export async function openBucket(settings: BucketSettings) {
  silenceBucketNotice();
  const library = await import('@aws-sdk/client-s3');
  const key = JSON.stringify(settings);
  const client = clients.get(key) ?? new library.S3Client(clientOptions(settings));
  clients.set(key, client);
  return { client, library };
}

function clientOptions({ endpoint, region, accessKeyId, secretAccessKey }: BucketSettings) {
  const agent = { maxSockets: mostConnections };
  return {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Self-hosted services have one certificate and one host name for all buckets.
    forcePathStyle: true,
    // Cloudflare R2 and Backblaze B2 reject the checksums that Amazon's client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: longestMilliseconds,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  } as const;
}

/**
 * Returns null for a missing file.
 * @throws BucketError for every other failure
 */
export function missingAsNull(error: ServiceError): null {
  return error.$metadata?.httpStatusCode === 404 ? null : failure(error);
}

function nameOf({ name, code, $metadata }: ServiceError): string {
  // A response without a body has no name.
  const known = code ?? (name === 'Unknown' ? undefined : name);
  return [$metadata?.httpStatusCode, known].filter(Boolean).join(' ');
}

/** @throws BucketError always */
export function failure(error: ServiceError): never {
  throw new BucketError(error);
}
