import type { IncomingMessage, RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { requestIfChanged } from '#lib/core/http/conditional-request.ts';
import { requestText } from '#lib/core/http/outbound-request.ts';
import { listenAsSource } from '#tests/support/servers/listen.ts';

const limits = { timeoutMilliseconds: 5000, maximumBytes: 1000 };

/** Two servers of this machine; only the first may be asked. */
let answer: RequestListener = (_request, response) => response.end('first');
let heard: (request: IncomingMessage) => void = () => undefined;
const asked: string[] = [];

let first = '';
let second = '';
beforeEach(async () => {
  asked.length = 0;
  answer = (_request, response) => response.end('first');
  ({ host: second } = await listenAsSource((request, response) => {
    asked.push(`second ${request.url}`);
    heard(request);
    response.end('second');
  }));
  ({ host: first } = await listenAsSource((request, response) => {
    asked.push(`first ${request.url}`);
    answer(request, response);
  }));
});

const get = (address: string, more = {}) => requestText(address, { ...limits, ...more });

test('a private host that is allowed is asked', async () => {
  expect(await get(`http://${first}/live`)).toMatchObject({
    status: 200,
    text: 'first',
    url: `http://${first}/live`,
  });
  vi.stubEnv('SOURCE_ALLOW_HOSTS', '');
  vi.stubEnv('IMPORT_ALLOW_HOSTS', `media:80, ${second}`);
  expect(await get(`http://${second}/`)).toMatchObject({ text: 'second' });
});

test.each([
  ['an address of this machine', () => `http://${second}/`],
  ['another spelling of it', () => `http://2130706433:${second.split(':')[1]}/`],
  ['a name that leads to it', () => `http://localhost:${second.split(':')[1]}/`],
  ['the same in IPv6', () => `http://[::ffff:127.0.0.1]:${second.split(':')[1]}/`],
  ['an address of the house', () => 'http://192.168.1.1/'],
  ['the address of a cloud’s keys', () => 'http://169.254.169.254/latest/'],
  ['the house in IPv6', () => 'http://[fd00::1]/'],
  ['this machine in IPv6', () => `http://[::1]:${second.split(':')[1]}/`],
  ['an old way to write it in IPv6', () => `http://[::127.0.0.1]:${second.split(':')[1]}/`],
  ['a private address behind a translation', () => 'http://[64:ff9b::a00:1]/'],
  ['no address at all', () => 'http://0.0.0.0/'],
  ['a file', () => 'file:///etc/passwd'],
])('no connection is made to %s', async (_what, address) => {
  await expect(get(address())).rejects.toThrow(/not on the public internet|Not an address of the web/);
  expect(asked).toEqual([]);
});

test('a redirect is followed, and none to a private host', async () => {
  answer = ({ url }, response) => {
    if (url === '/old') response.writeHead(302, { location: '/new' });
    if (url === '/away') response.writeHead(302, { location: `http://${second}/secret` });
    response.end('here');
  };
  expect(await get(`http://${first}/old`)).toMatchObject({ status: 200, url: `http://${first}/new` });
  await expect(get(`http://${first}/away`)).rejects.toThrow('The address is not on the public internet.');
  expect(asked).not.toContain('second /secret');
});

test('a redirect in a circle ends', async () => {
  answer = (_request, response) => response.writeHead(302, { location: '/' }).end();
  await expect(get(`http://${first}/`)).rejects.toThrow('The address redirects more than 3 times.');
});

test('an answer that is too long is not read to its end', async () => {
  answer = (_request, response) => {
    const more = () => response.write('x'.repeat(500), () => setImmediate(more));
    more();
  };
  await expect(get(`http://${first}/`)).rejects.toThrow('The answer is larger than 1000 bytes.');
});

test('an answer that does not come, or never ends, is not waited for', async () => {
  answer = () => {};
  await expect(get(`http://${first}/`, { timeoutMilliseconds: 50 })).rejects.toThrow();
  answer = (_request, response) => void response.write('begun');
  await expect(get(`http://${first}/`, { timeoutMilliseconds: 50 })).rejects.toThrow();
});

test('an answer that stops on its way is not waited for, and a slow one is', async () => {
  const patient = { timeoutMilliseconds: 20_000, silentMilliseconds: 300 };
  answer = (_request, response) => void response.write('begun');
  await expect(get(`http://${first}/`, patient)).rejects.toThrow('The address took too long to answer.');
  answer = (_request, response) => {
    const parts = [...'slowly'];
    const timer = setInterval(() => {
      response.write(parts.shift() ?? '');
      if (parts.length === 0) response.end(() => clearInterval(timer));
    }, 100);
  };
  expect(await get(`http://${first}/`, patient)).toMatchObject({ text: 'slowly' });
});

test('an answer larger than it may be is not read at all when it says so', async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-length': '100000000' }).write('begun');
  await expect(get(`http://${first}/`)).rejects.toThrow('The answer is larger than 1000 bytes.');
});

test('the size limit is told in the megabytes that it is set in', async () => {
  const refusalOf = async (maximumBytes: number) => {
    answer = (_request, response) =>
      void response.writeHead(200, { 'content-length': '400000000' }).write('x');
    return get(`http://${first}/`, { maximumBytes }).catch(({ message }: Error) => message);
  };
  expect(await refusalOf(300_000_000)).toBe('The answer is larger than 300 MB.');
  expect(await refusalOf(5 * 1024 * 1024)).toBe('The answer is larger than 5 MB.');
});

test('a small packed answer that grows beyond measure is not unpacked to its end', async () => {
  const bomb = gzipSync(Buffer.alloc(20_000_000));
  answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  await expect(get(`http://${first}/`, { maximumBytes: 1_000_000 })).rejects.toThrow('larger than');
  answer = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('small'));
  expect(await get(`http://${first}/`)).toMatchObject({ text: 'small' });
});

test('an answer that breaks off is none', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '500' });
    response.write('half', () => response.destroy());
  };
  await expect(get(`http://${first}/`)).rejects.toThrow('The answer broke off before its end.');
  answer = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(900)).subarray(0, 20));
  await expect(get(`http://${first}/`)).rejects.toThrow('The answer broke off before its end.');
});

test('a name and password in the address are refused, and so are they in a redirect', async () => {
  const withPassword = `http://name:word@${first}/`;
  await expect(get(withPassword)).rejects.toThrow('without a name and password');
  answer = (_request, response) => response.writeHead(302, { location: withPassword }).end();
  await expect(get(`http://${first}/`)).rejects.toThrow('without a name and password');
  expect(asked).toEqual(['first /']);
});

test('a key is not handed on to another host', async () => {
  vi.stubEnv('SOURCE_ALLOW_HOSTS', `${first},${second}`);
  const keys: (string | undefined)[] = [];
  answer = ({ url, headers }, response) => {
    keys.push(headers.authorization);
    response.writeHead(302, { location: url === '/' ? '/again' : `http://${second}/` }).end();
  };
  heard = ({ headers }) => keys.push(headers.authorization);
  await get(`http://${first}/`, { headers: { authorization: 'Bearer secret' } });
  expect(keys).toEqual(['Bearer secret', 'Bearer secret', undefined]);
});

test('a caller who gives up is not kept waiting, and a host that is not there is said to be silent', async () => {
  answer = () => {};
  const stop = new AbortController();
  const waiting = get(`http://${first}/`, { signal: stop.signal });
  stop.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
  vi.stubEnv('SOURCE_ALLOW_HOSTS', '127.0.0.1:1');
  await expect(get('http://127.0.0.1:1/')).rejects.toThrow('The address does not answer.');
  await expect(get('not an address')).rejects.toThrow('This is not an address of the web.');
});

describe('a source that is asked again', () => {
  const ask = (more = {}) => requestIfChanged(`http://${first}/`, { ...limits, ...more });

  test('says that nothing has changed by its ETag or its date, and nothing is read', async () => {
    answer = ({ headers }, response) => {
      const isKnown = headers['if-none-match'] === '"one"' || headers['if-modified-since'] === 'yesterday';
      response.writeHead(isKnown ? 304 : 200, { etag: '"one"', 'last-modified': 'yesterday' }).end();
    };
    const given = await ask();
    expect(given?.validators).toEqual({ etag: '"one"', last_modified: 'yesterday' });
    expect(await ask({ validators: { etag: '"one"' } })).toBeNull();
    expect(await ask({ validators: { last_modified: 'yesterday' } })).toBeNull();
    expect(await ask({ validators: { etag: '"two"' } })).not.toBeNull();
  });

  test('is told of by its status where it gives nothing', async () => {
    answer = (_request, response) => response.writeHead(404).end('none');
    await expect(ask()).rejects.toThrow('The address answered with 404.');
    answer = (_request, response) => response.writeHead(304).end();
    await expect(ask()).rejects.toThrow('The address answered with 304.');
  });
});
