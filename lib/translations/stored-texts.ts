import { z } from 'zod';

const stored = z.record(z.string(), z.string()).catch({});

/** Returns stored texts by their names. */
export function textsOfRow(value: unknown): Readonly<Record<string, string>> {
  return stored.parse(value);
}
