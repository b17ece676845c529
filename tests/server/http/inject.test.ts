import type { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { injectRequest } from '#server/http/inject.ts';

const megabyte = 1024 * 1024;

it('gives the whole body, whatever it was written in', async () => {
  const answer = await injectRequest(
    (_, response) => {
      response.write('<p>Grace ');
      response.end('and peace</p>');
    },
    { method: 'GET', url: '/', headers: {} },
  );
  expect(answer.status).toBe(200);
  expect(answer.body.toString()).toBe('<p>Grace and peace</p>');
});

it('keeps no body of a response that something of its rendering still holds', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const held: ServerResponse[] = [];
  const used = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  for (let round = 0; round < 20; round++) {
    await injectRequest(
      (_, response) => {
        held.push(response);
        response.end(Buffer.alloc(megabyte, 'a'));
      },
      { method: 'GET', url: '/', headers: {} },
    );
  }
  // The socket that stands in for a real one lets go of what was written a few turns later.
  await vi.waitFor(() => expect(used() - before).toBeLessThan(10 * megabyte), { timeout: 4000 });
  expect(held).toHaveLength(20);
});
