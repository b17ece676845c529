import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestText } from '#lib/core/http/outbound-request.ts';

const limits = { timeoutMilliseconds: 5000, maximumBytes: 1000 };

/** Two servers of this machine, of which only the first may be asked. */
let answer: RequestListener = (_request, response) => response.end('first');
const servers: Server[] = [];
const asked: string[] = [];

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let first = '';
let second = '';
beforeEach(async () => {
  asked.length = 0;
  answer = (_request, response) => response.end('first');
  first = await listen((request, response) => {
    asked.push(`first ${request.url}`);
    answer(request, response);
  });
  second = await listen((request, response) => {
    asked.push(`second ${request.url}`);
    response.end('second');
  });
  vi.stubEnv('SOURCE_ALLOW_HOSTS', first);
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) server.closeAllConnections();
  for (const server of servers) server.close();
});

const get = (address: string, more = {}) => requestText(address, { ...limits, ...more });

test('a private host that is allowed is asked', async () => {
  expect(await get(`http://${first}/live`)).toEqual({
    status: 200,
    text: 'first',
    url: `http://${first}/live`,
  });
  vi.stubEnv('SOURCE_ALLOW_HOSTS', '');
  vi.stubEnv('IMPORT_ALLOW_HOSTS', `media:80, ${second}`);
  expect(await get(`http://${second}/`)).toMatchObject({ text: 'second' });
});

describe('no connection is made', () => {
  test.each([
    ['an address of this machine', () => `http://${second}/`],
    ['another spelling of it', () => `http://2130706433:${second.split(':')[1]}/`],
    ['a name that leads to it', () => `http://localhost:${second.split(':')[1]}/`],
    ['the same in IPv6', () => `http://[::ffff:127.0.0.1]:${second.split(':')[1]}/`],
    ['an address of the house', () => 'http://192.168.1.1/'],
    ['the address of a cloud’s keys', () => 'http://169.254.169.254/latest/'],
    ['the house in IPv6', () => 'http://[fd00::1]/'],
    ['a file', () => 'file:///etc/passwd'],
  ])('to %s', async (_what, address) => {
    await expect(get(address())).rejects.toThrow(/not a public address|Not an address of the web/);
    expect(asked).toEqual([]);
  });
});

test('a redirect is followed, and none to a private host', async () => {
  answer = ({ url }, response) => {
    if (url === '/old') response.writeHead(302, { location: '/new' });
    if (url === '/away') response.writeHead(302, { location: `http://${second}/secret` });
    response.end('here');
  };
  expect(await get(`http://${first}/old`)).toMatchObject({ status: 200, url: `http://${first}/new` });
  await expect(get(`http://${first}/away`)).rejects.toThrow('not a public address');
  expect(asked).not.toContain('second /secret');
});

test('a redirect in a circle ends', async () => {
  answer = (_request, response) => response.writeHead(302, { location: '/' }).end();
  await expect(get(`http://${first}/`)).rejects.toThrow('More than 3 redirects');
});

test('an answer that is too long is not read to its end', async () => {
  answer = (_request, response) => {
    const more = () => response.write('x'.repeat(500), () => setImmediate(more));
    more();
  };
  await expect(get(`http://${first}/`)).rejects.toThrow('more than 1000 bytes');
});

test('an answer that does not come, or never ends, is not waited for', async () => {
  answer = () => {};
  await expect(get(`http://${first}/`, { timeoutMilliseconds: 50 })).rejects.toThrow();
  answer = (_request, response) => void response.write('begun');
  await expect(get(`http://${first}/`, { timeoutMilliseconds: 50 })).rejects.toThrow();
});
