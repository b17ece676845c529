// The church's time zone is found by it.
import '#lib/core/church/current-church.ts';
import { closeDates } from '#lib/closings/commands.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { staff } from '../actors.ts';
import { stopInEach, waitForKill } from './stop-at-statement.ts';

/** A process that closes the church on June 8, 2031 in each of the databases it is given, and is stopped in it. */
const [, , ...urls] = process.argv;
const date = '2031-06-08';

const statements = await stopInEach(urls, {
  prepare: async (client) => {
    await createService(client);
    await createEvent(client, { date });
    await createEvent(client, { date: '2031-06-07', end_date: '2031-06-09' });
    await createEvent(client, { is_recurring: true, recurrence_frequency: 'weekly', date: '2031-06-01' });
  },
  work: () => closeDates.execute(staff, { from: date, mode: 'cancelled', message: 'Ice' }),
});
waitForKill(statements);
