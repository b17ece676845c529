import { expect, test } from 'vitest';
import type { Language } from '#lib/core/language/languages.ts';
import { ResponseCache } from '#server/cache/response-cache.ts';
import { createErrorPages } from '#server/http/error-pages.ts';
import { inChurch } from '#tests/support/church.ts';
import { listen } from '#tests/support/servers/listen.ts';

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
    const pages = createErrorPages({
      application: (_, response) => void response.writeHead(500).end(),
      cache: new ResponseCache({ generation: () => 1 }),
      ...{ headers: {}, styleSheets: new Map(), starter: '' },
    });
    const { origin } = await listen((request, response) =>
      inChurch({ language }, () => void pages.sendUnexpected(request, response)),
    );
    const answer = await fetch(origin);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe(html);
  },
);
