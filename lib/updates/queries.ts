import 'server-only';
import { isPermitted } from '#lib/core/operations/access.ts';
import { moment } from '#lib/core/operations/fields.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { secondsWithoutChanges } from './copy-time.ts';
import { readStanding, toVersionRow } from './present-standing.ts';
import type { OfferedUpdate, VersionRow } from './schema.ts';
import { updateCommands } from './update-commands.ts';

/** Returns the version of the site, what is out, and how far an update is. */
export const findVersion = privateQuery({
  name: 'findVersion',
  access: 'admin',
  input: moment,
  run: async ({ now }, { actor }): Promise<VersionRow> => toVersionRow(await readStanding(now), actor),
});

/** Returns the same with what the office shows: when it is planned, how long it takes, and what may be done. */
export const findUpdate = privateQuery({
  name: 'findUpdate',
  access: 'admin',
  input: moment,
  run: async ({ now }, { actor }): Promise<OfferedUpdate> => {
    const known = await readStanding(now);
    const row = toVersionRow(known, actor);
    const mayChoose = isPermitted('settings', actor);
    const isOffered = mayChoose && row.updater === 'service' && row.state !== 'current';
    return {
      ...row,
      released_on: known.standing.newest?.date ?? null,
      planned_at: known.standing.planned?.at ?? null,
      seconds: isOffered ? await secondsWithoutChanges(known.standing.root) : null,
      commands: updateCommands(),
      may_choose: mayChoose,
    };
  },
});
