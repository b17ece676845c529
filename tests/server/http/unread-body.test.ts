import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { settleUnreadBody } from '#server/http/unread-body.ts';
import { listen } from '#tests/support/servers/listen.ts';

const size = 8_000_000;
const answers: Record<string, (response: ServerResponse) => void> = {
  'of a told length': (response) => response.writeHead(413, { 'Content-Length': 7 }).end('refused'),
  'in chunks': (response) => {
    response.writeHead(413).write('refu');
    response.end('sed');
  },
  'without content': (response) => response.writeHead(413, { 'Content-Length': 0 }).end(),
};
const contents: Record<string, string> = {
  'of a told length': 'refused',
  'in chunks': '4\r\nrefu\r\n3\r\nsed\r\n0\r\n\r\n',
  'without content': '',
};

for (const [kind, answer] of Object.entries(answers))
  test(`a sender that reads late finds an answer ${kind}, and then the end of the connection`, async () => {
    const { port } = await listen((request, response) => {
      settleUnreadBody(request, response);
      answer(response);
    });
    const socket = connect(port, '127.0.0.1').pause();
    let text = '';
    socket.on('error', (error) => {
      text += error.message;
    });
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${size}\r\n\r\n`);
    await new Promise((resolve) => socket.write(Buffer.alloc(size), resolve));
    socket.on('data', (piece) => {
      text += piece;
    });
    socket.resume();
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1.1 413 /);
    expect(text).toMatch(/^connection: close/im);
    const content = text.slice(text.indexOf('\r\n\r\n') + 4);
    expect(content).toBe(contents[kind]);
  });
