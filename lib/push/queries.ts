import 'server-only';
import type { z } from 'zod';
import { noInput } from '#lib/core/operations/fields.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import type { pushKey } from './schema.ts';
import { publicPushKey } from './vapid.ts';

/** Returns the key by which browsers know this site. */
export const findPushKey = publicQuery({
  name: 'findPushKey',
  input: noInput,
  run: async (): Promise<z.output<typeof pushKey>> => ({ key: publicPushKey() }),
});
