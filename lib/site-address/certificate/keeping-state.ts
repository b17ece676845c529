import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { tlsPath, writeTlsFile } from './held-certificate.ts';

/** Why no certificate came. */
export const failureCodes = [
  'rateLimited',
  'caa',
  'dns',
  'connection',
  'incorrectResponse',
  'elsewhere',
  'rejected',
  'clock',
  'authority',
  'silent',
  'other',
] as const;
export type FailureCode = (typeof failureCodes)[number];

const moment = z.coerce.date();

const failure = z.object({
  code: z.enum(failureCodes).catch('other'),
  /** The name that it is about. */
  name: z.string().nullable(),
  /** What the authority said. */
  detail: z.string().nullable(),
  at: moment,
  /** How many in a row. */
  count: z.int().min(1),
  retry_at: moment,
});
export type Failure = z.output<typeof failure>;

const keepingState = z.object({
  /** The name that all of this is about. */
  host: z.string().nullable().default(null),
  failure: failure.nullable().default(null),
  /** The window of the certificate with this id, and when it is asked for again. */
  window: z
    .object({ of: z.string(), start: moment.nullable(), end: moment.nullable(), ask_at: moment })
    .nullable()
    .default(null),
  /** The main name of the certificate that is there. */
  served: z.string().nullable().default(null),
});
export type KeepingState = z.output<typeof keepingState>;

const file = 'state.json';

/** Returns how far the keeping of the certificate is; a file that cannot be read counts as none. */
export async function readState(): Promise<KeepingState> {
  const text = await readFile(tlsPath(file), 'utf8').catch(() => '{}');
  try {
    return keepingState.parse(JSON.parse(text));
  } catch {
    return keepingState.parse({});
  }
}

/** Writes it to DATA_DIR. */
export function writeState(state: KeepingState): Promise<void> {
  return writeTlsFile(file, `${JSON.stringify(state)}\n`);
}
