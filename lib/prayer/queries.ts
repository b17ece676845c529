import 'server-only';
import { z } from 'zod';
import { db } from '../db.ts';
import { publicQuery } from '../operation.ts';

/** How many prayer requests nobody has looked at yet: the one thing about them that everyone may know (reading 15). */
export const countNewPrayerRequests = publicQuery({
  name: 'countNewPrayerRequests',
  input: z.object({}),
  run: () => db().prayerRequest.count({ where: { status: 'new' } }),
});
