import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { disallowedPaths, publicPages } from '#lib/core/addresses/page-lists.ts';
import { injectRequest } from '#server/http/inject.ts';
import { createProbes, isProbe, type Probes } from '#server/http/probes.ts';

async function ask(probes: Probes, url: string, method = 'GET') {
  const answer = (request: IncomingMessage, response: ServerResponse) => probes.answer(request, response);
  const { status, body, headers } = await injectRequest(answer, { method, url, headers: {} });
  return { status, text: body.toString(), headers };
}

test('a process is up once it answers requests, and no longer when it is stopping', async () => {
  const probes = createProbes();
  expect(await ask(probes, '/up')).toMatchObject({ status: 503, text: 'Starting' });
  probes.becomeReady();
  expect(await ask(probes, '/up?from=proxy')).toMatchObject({ status: 200, text: 'OK' });
  probes.becomeStopping();
  expect(await ask(probes, '/up')).toMatchObject({ status: 503, text: 'Stopping' });
});

test('a process that starts or stops is alive, so it is not restarted', async () => {
  const probes = createProbes();
  expect(await ask(probes, '/up/live')).toMatchObject({ status: 200, text: 'OK' });
  probes.becomeStopping();
  expect(await ask(probes, '/up/live')).toMatchObject({ status: 200, text: 'OK' });
});

test('nobody keeps or lists what a probe is told', async () => {
  const probes = createProbes();
  probes.becomeReady();
  const { headers, text } = await ask(probes, '/up', 'HEAD');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect([text, headers['content-length']]).toEqual(['', '2']);
  expect([...publicPages, ...disallowedPaths].filter(isProbe)).toEqual([]);
});
