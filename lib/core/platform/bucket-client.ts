import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketSettings } from './bucket-settings.ts';
import { silenceBucketNotice } from './env.ts';

/** Each visitor who takes a picture in slowly holds one. */
const mostConnections = 500;
const longestMilliseconds = 30_000;

interface ServiceError extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** What the bucket refused or left unanswered. A failure that passes by itself has a code, as others of the network have. */
export class BucketError extends Error {
  readonly code?: string;
  /** What it answered with; 0 when it did not answer. */
  readonly status: number;

  constructor(cause: ServiceError) {
    super(`The bucket that S3_BUCKET names did not do as it was asked (${nameOf(cause)}).`, { cause });
    this.name = 'BucketError';
    this.status = cause.$metadata?.httpStatusCode ?? 0;
    if (this.status >= 500 || this.status === 429 || cause.name === 'TimeoutError') this.code = 'ETIMEDOUT';
  }
}

const clients = new Map<string, S3Client>();

/** The library, loaded when it is first needed: a site that keeps its own files is spared its memory. */
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
    // One certificate and one name serve all buckets of a service of one's own.
    forcePathStyle: true,
    // Cloudflare R2 and Backblaze B2 refuse the sums that Amazon's client adds by itself.
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

/** Takes a file that is not there for null. @throws BucketError for every other failure */
export function missingAsNull(error: ServiceError): null {
  return error.$metadata?.httpStatusCode === 404 ? null : failure(error);
}

/** As the service or the network calls it, such as '403 AccessDenied' or ECONNREFUSED. */
function nameOf({ name, code, $metadata }: ServiceError): string {
  // An answer without a body has no name.
  const known = code ?? (name === 'Unknown' ? undefined : name);
  return [$metadata?.httpStatusCode, known].filter(Boolean).join(' ');
}

/** @throws BucketError always */
export function failure(error: ServiceError): never {
  throw new BucketError(error);
}
