/** A bucket and the key to it. */
export interface BucketSettings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The prefix of all its files: empty, or ending with a slash. */
  prefix: string;
}

const needed = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The settings of a bucket as the environment has them. */
export type BucketEnvironment = Readonly<
  Partial<Record<(typeof needed)[number] | 'S3_PREFIX', string | undefined>>
>;

/** Returns the bucket in the settings; undefined without one. */
export function bucketSettings(settings: BucketEnvironment): BucketSettings | undefined {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PREFIX } = settings;
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return undefined;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    prefix: S3_PREFIX ? `${S3_PREFIX.replace(/\/$/, '')}/` : '',
  };
}

/** Returns the missing settings of an incompletely configured bucket. */
export function missingOfBucket(settings: BucketEnvironment): string[] {
  const missing = needed.filter((name) => !settings[name]);
  return missing.length === needed.length && !settings.S3_PREFIX ? [] : missing;
}
