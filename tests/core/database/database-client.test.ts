import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DatabaseClient, DatabasePool } from '#lib/core/database/database-client.ts';
import { log } from '#lib/core/process/log.ts';
import { clientAt } from '#tests/support/client-at.ts';
import { listenAsTcp } from '#tests/support/servers/listen.ts';

/** AuthenticationOk and ReadyForQuery. */
const welcome = Buffer.from('52000000080000000' + '05a0000000549', 'hex');
const fields = 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
const farewell = Buffer.concat([
  Buffer.from('E\0\0\0'),
  Buffer.from([fields.length + 4]),
  Buffer.from(fields),
]);

/** Ways in which a database leaves a connection. */
const cuts: Record<string, (socket: Socket) => unknown> = {
  'is closed': (socket) => socket.end(),
  'is reset': (socket) => socket.resetAndDestroy(),
  'is ended by the administrator': (socket) => socket.end(farewell),
};

/** Listens as a database that lets everybody in, and leaves at the first statement. Returns its address. */
async function leavingDatabase(cut: (socket: Socket) => unknown): Promise<string> {
  const { host } = await listenAsTcp((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(welcome);
      socket.once('data', () => cut(socket));
    });
  });
  return `postgresql://ann@${host}/church`;
}

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue());

/** Uncaught errors arrive after the rejection, and fail the run. */
async function expectRejection(connecting: Promise<unknown>): Promise<void> {
  await expect(connecting).rejects.toThrow();
  await pause(50);
}

describe.each(Object.entries(cuts))('a connection that %s while its zone is set', (_name, cut) => {
  test('is refused to its caller, with one line in the log', async () => {
    await expectRejection(new DatabaseClient({ connectionString: await leavingDatabase(cut) }).connect());
    expect(vi.mocked(log.warn)).toHaveBeenCalledTimes(1);
  });

  test('is refused to a pool, which opens the next one', async () => {
    const pool = new DatabasePool({ connectionString: await leavingDatabase(cut), max: 1 });
    await expectRejection(pool.connect());
    expect(pool.totalCount).toBe(0);
    await expectRejection(pool.query('SELECT 1'));
    expect(vi.mocked(log.warn)).toHaveBeenCalledTimes(2);
    await pool.end();
  });

  test('is refused to Prisma', async () => {
    const connectionString = await leavingDatabase(cut);
    const client = clientAt(connectionString);
    await expectRejection(client.church.findFirst());
    await expectRejection(client.$transaction(async (transaction) => transaction.church.findFirst()));
    await client.$disconnect();
  });
});
