import 'server-only';
import { moment } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { readOffered } from './offered.ts';
import type { OfferedCorrection } from './schema.ts';

/** Returns the letters of late of which something has changed since they were sent, the newest first. */
export const listCorrections = privateQuery({
  name: 'listCorrections',
  access: 'letters',
  input: moment,
  run: ({ now }): Promise<OfferedCorrection[]> => readOffered(now),
});
