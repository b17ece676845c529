import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { startDocumentSite } from '#tests/support/files/documents.ts';
import { signedInCookie } from '#tests/support/files/upload-sound.ts';
import { newDataFolder } from '#tests/support/folders.ts';

useDatabase();
let origin: string;
let cookie: string;
beforeEach(async () => {
  newDataFolder();
  vi.stubEnv('AUTH_SECRET', 'a secret of thirty-two characters and more');
  vi.stubEnv('ADMIN_PASSWORD', 'a long password');
  origin = await startDocumentSite();
  cookie = await signedInCookie();
});

const megabyte = 1_000_000;
const json = 'application/json';
const form = 'multipart/form-data; boundary=x';
const part = 'application/offset+octet-stream';

/** What is refused before its body was read, with the status. */
const refusals: [what: string, target: string, type: string, megabytes: number, status: number][] = [
  ['a document of 30 MB', 'POST /api/documents', form, 30, 413],
  [
    'a document that replaces one',
    'PUT /api/documents/99999999-9999-4999-8999-999999999999/file',
    form,
    30,
    413,
  ],
  ['a picture of 8 MB', 'POST /api/uploads', form, 8, 413],
  ['a picture of 30 MB', 'POST /api/uploads', form, 30, 413],
  ['an event of 20 MB', 'POST /api/events', json, 20, 413],
  ['an import of 80 MB', 'POST /api/imports', form, 80, 413],
  [
    'a transcript of 3 MB',
    'PUT /api/sermons/99999999-9999-4999-8999-999999999999/transcript',
    'text/vtt',
    3,
    413,
  ],
  ['an action of 2 MB', 'POST /visit', form, 2, 413],
  [
    'a part of sound that has no upload',
    `PATCH /api/uploads/sound/99999999-9999-4999-8999-999999999999`,
    part,
    8,
    404,
  ],
  ['a body for no address', 'POST /nowhere', json, 0.2, 404],
  ['a body for an address that takes none', 'PUT /visit', json, 0.2, 405],
  ['a body of another type', 'POST /visit', json, 0.9, 415],
];

test.each(refusals)(
  '%s is answered, and its connection serves the next request or says that it closes',
  async (...all) => {
    const [, target, type, megabytes, status] = all;
    for (const isChunked of [false, true]) {
      const { socket, answered } = await open();
      const size = megabytes * megabyte;
      const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${size}`;
      socket.write(headOf(target, `content-type: ${type}`, length));
      void sendBody(socket, size, isChunked);
      const head = await answered();
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      if (/^connection: close$/im.test(head)) {
        await once(socket, 'close');
      } else {
        socket.write(headOf('GET /up'));
        expect(await answered()).toMatch(/^HTTP\/1.1 200 /);
      }
      socket.destroy();
    }
  },
);

test('a body that never comes holds no connection that says that it is kept', async () => {
  const { socket, answered } = await open();
  socket.write(headOf('POST /nowhere', `content-type: ${json}`, `content-length: ${30 * megabyte}`));
  expect(await answered()).toMatch(/^connection: close$/im);
});

function headOf(target: string, ...headers: string[]): string {
  const lines = [
    `${target} HTTP/1.1`,
    'host: church.test',
    `cookie: ${cookie}`,
    'tus-resumable: 1.0.0',
    'upload-offset: 0',
  ];
  return `${[...lines, ...headers].join('\r\n')}\r\n\r\n`;
}

/** Opens a connection. `answered` returns the head of the next answer, once all of it is there. */
async function open(): Promise<{ socket: Socket; answered(): Promise<string> }> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece;
  });
  const answered = async () => {
    const whole = () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
      const body = rest.join('\r\n\r\n');
      return rest.length > 0 && body.length >= length ? { head, left: body.slice(length) } : undefined;
    };
    const { head, left } = await vi.waitUntil(whole, { timeout: 15_000 });
    text = left;
    return head;
  };
  return { socket, answered };
}

/** Sends the body as fast as it is taken, until the connection closes. */
async function sendBody(socket: Socket, size: number, isChunked: boolean): Promise<void> {
  const piece = Buffer.alloc(50_000, 'x');
  for (let sent = 0; sent < size && socket.writable; sent += piece.length) {
    const isTaken = isChunked
      ? socket.write(
          Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]),
        )
      : socket.write(piece);
    if (!isTaken) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
  }
  if (isChunked && socket.writable) socket.write('0\r\n\r\n');
}
