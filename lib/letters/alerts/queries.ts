import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { isMailSetUp } from '#lib/mail/sender.ts';
import { countPhones } from '#lib/push/queue.ts';
import { readersOf } from '#lib/subscribers/readers.ts';
import type { AlertReach } from './alert-reach.ts';

/** Returns whom an alert would reach now: no reader while no mail can leave. */
export const countAlertReach = privateQuery({
  name: 'countAlertReach',
  access: 'letters',
  input: noInput,
  run: async (): Promise<AlertReach> => ({
    readers: (await isMailSetUp()) ? (await readersOf(db(), ['alerts'])).length : 0,
    phones: await countPhones(db(), 'alerts'),
  }),
});
