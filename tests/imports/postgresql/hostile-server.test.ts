import type { Socket } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readPostgresql } from '#lib/imports/postgresql/read-postgresql.ts';
import { postgresqlSource } from '#lib/imports/postgresql/source.ts';
import { listenAsTcp } from '#tests/support/servers/listen.ts';
import { readAll } from '../support/read-source.ts';

let place = '';
/** What the server was told. */
let told: Buffer[];
let sent: number;
/** What it does with a connection once it knows who comes. */
let answer: (socket: Socket) => void;

beforeEach(async () => {
  [told, sent] = [[], 0];
  const { host } = await listenAsTcp((socket) => {
    socket.on('error', () => undefined).on('data', (part) => told.push(part));
    socket.once('data', (first) => {
      if (isTlsRequest(first)) socket.write('N');
      else answer(socket);
    });
  });
  place = host;
  vi.stubEnv('SOURCE_ALLOW_HOSTS', place);
});

const read = (query: string) =>
  readAll(
    readPostgresql,
    postgresqlSource.options.parse({ url: `postgresql://ann:SECRET@${place}/church${query}` }) as {
      url: string;
    },
  );

/** The request for TLS of the protocol (53.2.10), which holds nothing else. */
function isTlsRequest(part: Buffer): boolean {
  return part.length === 8 && part.readUInt32BE(4) === 80_877_103;
}

function message(kind: string, body: Buffer, length = body.length): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeUInt32BE(length + 4, 1);
  return Buffer.concat([head, body]);
}

const welcome = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);

/** Sends the same part until the other side has had enough. */
function flood(socket: Socket, part: Buffer): void {
  const more = () => {
    sent += part.length;
    socket.write(part, (error) => error ?? setImmediate(more));
  };
  more();
}

describe('a database without TLS', () => {
  test.each(['', '?sslmode=prefer', '?sslmode=allow', '?sslmode=require', '?sslmode=verify-full'])(
    'is told nothing: %s',
    async (query) => {
      await expect(read(query)).rejects.toThrow('so its password was not sent');
      expect(told.map(isTlsRequest)).toEqual([true]);
    },
  );

  test('is told who comes where its address says so', async () => {
    answer = (socket) => socket.destroy();
    await expect(read('?sslmode=disable')).rejects.toThrow('does not answer');
    expect(Buffer.concat(told).toString()).toContain('ann');
  });

  test('is not asked where its address has a mode that there is not', () => {
    expect(() => read('?sslmode=verify_full')).toThrow('Please give sslmode as one of');
  });
});

describe('a database that sends without end', () => {
  const manyBytes = Buffer.alloc(1024 * 1024);

  test('is left after so many bytes of one message', async () => {
    answer = (socket) => {
      socket.write(welcome);
      socket.once('data', () => {
        socket.write(message('D', Buffer.alloc(0), 2 ** 31 - 5));
        flood(socket, manyBytes);
      });
    };
    await expect(read('?sslmode=disable')).rejects.toThrow('The database sends more than 32 MB at once');
    expect(sent).toBeLessThan(80 * 1024 * 1024);
  });

  test('is left after so many bytes of small messages, also before it lets anybody in', async () => {
    const notice = message('N', Buffer.from(`SNOTICE\0M${'Hello '.repeat(700)}\0\0`));
    answer = (socket) => flood(socket, Buffer.concat(Array.from({ length: 100 }, () => notice)));
    await expect(read('?sslmode=disable')).rejects.toThrow('The database sends more than 32 MB at once');
    expect(sent).toBeLessThan(80 * 1024 * 1024);
  });
});
