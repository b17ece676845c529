import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import type { Language } from '#lib/core/language/languages.ts';
import { log } from '#lib/core/platform/log.ts';
import { ResponseCache } from '#server/cache/response-cache.ts';
import { createErrorPages } from '#server/http/error-pages.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

test.each<[Language, string]>([
  [
    'en',
    '<!doctype html><html lang="en" dir="ltr"><meta charset="utf-8"><title>Unexpected Application Error!</title><h1>Unexpected Application Error!</h1><p>Please try again in a moment.</p><p><a href="/">Return Home</a></p></html>',
  ],
  [
    'es',
    '<!doctype html><html lang="es" dir="ltr"><meta charset="utf-8"><title>Error inesperado de la aplicación</title><h1>Error inesperado de la aplicación</h1><p>Por favor, inténtelo de nuevo en un momento.</p><p><a href="/">Volver al inicio</a></p></html>',
  ],
])(
  'where not even the error page can be rendered, a plain one is in the church’s language: %s',
  async (language, html) => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    const pages = createErrorPages({
      application: (_, response) => void response.writeHead(500).end(),
      cache: new ResponseCache({ generation: () => 1 }),
      ...{ headers: {}, styleSheets: new Map(), starter: '' },
    });
    server = createServer((request, response) =>
      runWithChurch({ ...defaultChurch, language }, () => void pages.sendUnexpected(request, response)),
    );
    await new Promise<void>((resolve) => server?.listen(0, resolve));
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe(html);
  },
);
