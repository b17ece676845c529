import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { here } from '../support/sites/places.ts';
import { expect, staffCookie, test } from '../support/test.ts';

const megabyte = 1_000_000;
const json = 'application/json';
const form = 'multipart/form-data; boundary=x';
const part = 'application/offset+octet-stream';
const nothing = '99999999-9999-4999-8999-999999999999';

/** What is refused before its body was read, with the status. */
const refusals: readonly [target: string, type: string, megabytes: number, status: number][] = [
  ['POST /api/documents', form, 30, 413],
  [`PUT /api/documents/${nothing}/file`, form, 30, 413],
  ['POST /api/uploads', form, 8, 413],
  ['POST /api/uploads', form, 30, 413],
  ['POST /api/events', json, 20, 413],
  ['POST /api/imports', form, 80, 413],
  [`PUT /api/sermons/${nothing}/transcript`, 'text/vtt', 3, 413],
  ['POST /visit', form, 2, 413],
  [`PATCH /api/uploads/sound/${nothing}`, part, 8, 404],
  ['POST /nowhere', json, 0.2, 404],
  ['PUT /visit', json, 0.2, 405],
  ['POST /visit', json, 0.9, 415],
];

const lengths = ['length', 'chunks'] as const;

const origin = new URL(here.origin);
let cookie: string;
test.beforeAll(async () => {
  cookie = await staffCookie();
});

for (const told of lengths) {
  test(`a body told by its ${told} is refused unread, and its connection serves on or says that it closes`, async () => {
    for (const [target, type, megabytes, status] of refusals) {
      const { socket, answered, closed } = await open();
      const size = megabytes * megabyte;
      const length = told === 'chunks' ? 'transfer-encoding: chunked' : `content-length: ${size}`;
      socket.write(headOf(target, `content-type: ${type}`, length));
      const sent = sendBody({ socket, closed }, size, told === 'chunks', type === form);
      const head = await answered();
      expect(head, target).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      if (/^connection: close$/im.test(head)) {
        await closed;
      } else {
        await sent;
        socket.write(headOf('GET /up'));
        expect(await answered(), target).toMatch(/^HTTP\/1.1 200 /);
      }
      socket.destroy();
    }
  });
}

test('a body that never comes holds no connection that says that it is kept', async () => {
  const { socket, answered } = await open();
  socket.write(headOf('POST /nowhere', `content-type: ${json}`, `content-length: ${30 * megabyte}`));
  expect(await answered()).toMatch(/^connection: close$/im);
  socket.destroy();
});

function headOf(target: string, ...headers: string[]): string {
  const lines = [
    `${target} HTTP/1.1`,
    `host: ${origin.host}`,
    `origin: ${origin.origin}`,
    `cookie: ${cookie}`,
    'tus-resumable: 1.0.0',
    'upload-offset: 0',
  ];
  return `${[...lines, ...headers].join('\r\n')}\r\n\r\n`;
}

interface Connection {
  socket: Socket;
  /** Returns the head of the next answer, once all of it is there. */
  answered(): Promise<string>;
  closed: Promise<void>;
}

async function open(): Promise<Connection> {
  const socket = connect(Number(origin.port), origin.hostname);
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece;
  });
  const whole = () => {
    const [head = '', ...rest] = text.split('\r\n\r\n');
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    const body = rest.join('\r\n\r\n');
    return rest.length > 0 && body.length >= length ? { head, left: body.slice(length) } : undefined;
  };
  const answered = async () => {
    await expect.poll(() => whole() !== undefined, { timeout: 15_000 }).toBe(true);
    const { head = '', left = '' } = whole() ?? {};
    text = left;
    return head;
  };
  return { socket, answered, closed };
}

const fileHead =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n';

/** Sends the body as fast as it is taken, until the connection closes. */
async function sendBody(
  { socket, closed }: Pick<Connection, 'socket' | 'closed'>,
  size: number,
  isChunked: boolean,
  isForm: boolean,
): Promise<void> {
  const piece = Buffer.alloc(50_000, 'x');
  for (let sent = 0; sent < size && socket.writable; sent += piece.length) {
    const bytes = Buffer.from(piece.subarray(0, Math.min(piece.length, size - sent)));
    if (sent === 0 && isForm) bytes.write(fileHead, 'latin1');
    const frame = [`${bytes.length.toString(16)}\r\n`, bytes, '\r\n'].map((each) => Buffer.from(each));
    const isTaken = socket.write(isChunked ? Buffer.concat(frame) : bytes);
    if (!isTaken) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  }
  if (isChunked && socket.writable) socket.write('0\r\n\r\n');
}
