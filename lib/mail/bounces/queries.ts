import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { isByApi } from '../leaving/schema.ts';
import { theRow } from '../leaving/settings-rows.ts';
import { presentWayOut } from '../leaving/way-out.ts';
import { returnPathOf } from '../refusals/return-path.ts';
import { type BounceState, bounceState } from './schema.ts';
import { webhookUrl } from './webhook-secret.ts';

/** An id that no mail has. */
const example = '00000000-0000-4000-8000-000000000000';

/** Returns how the site hears of mails that come back, and how the last reading of their mailbox went. */
export const findBounceState = privateQuery({
  name: 'findBounceState',
  access: 'settings',
  input: noInput,
  run: async (): Promise<BounceState> => {
    const way = await presentWayOut();
    const reading = way.settings.bounces && (await db().bounceReading.findUnique({ where: theRow }));
    return presentRow(bounceState, {
      webhook_url: isByApi(way.settings.kind) ? webhookUrl() : null,
      return_path: returnPathOf(way, example),
      read_at: reading?.read_at ?? null,
      last_error: reading?.last_error ?? null,
    });
  },
});
