import 'server-only';
import { noInput } from '#lib/core/operations/fields.ts';
import { command } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';

/** Ends every admin session on every device, including this one. */
export const signOutEverywhere = command({
  name: 'signOutEverywhere',
  access: 'admin',
  input: noInput,
  changes: null,
  run: async () => {
    await db().adminAccount.upsert({
      where: { id: 1 },
      create: { id: 1, session_generation: 2 },
      update: { session_generation: { increment: 1 }, updated_at: new Date() },
    });
  },
});
