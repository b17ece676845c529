import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { documentPolicy } from '#lib/core/http/csp.ts';
import { embedOrigins } from '#server/html/embeds.ts';
import { withoutScripts } from '#server/html/without-scripts.ts';

const marked = (origin: string, text = '') =>
  renderToStaticMarkup(createElement('div', { 'data-embed': origin }, text));

test('a document frames the site that it embeds, and no other document does', () => {
  const origins = embedOrigins(marked('https://oakhill.churchcenter.com'));
  expect(origins).toEqual(['https://oakhill.churchcenter.com']);
  expect(documentPolicy('', { frames: origins })).toMatch(
    /frame-src [^;]*https:\/\/oakhill\.churchcenter\.com/,
  );
  expect(documentPolicy('')).not.toContain('churchcenter');
});

test('a payload is recognized as well', () => {
  expect(embedOrigins('3:["$","div",null,{"data-embed":"https://tithe.ly"}]')).toEqual(['https://tithe.ly']);
});

test('neither a site that may not be shown nor a text can widen it', () => {
  const typed = ' data-embed="https://tithe.ly" "data-embed":"https://tithe.ly"';
  expect(embedOrigins(marked('https://evil.example'))).toEqual([]);
  expect(embedOrigins(renderToStaticMarkup(createElement('p', { title: typed }, typed)))).toEqual([]);
  expect(embedOrigins(`<script>x("${JSON.stringify(typed).slice(1, -1)}")</script>`)).toEqual([]);
  vi.stubEnv('EMBED_HOSTS', 'evil.example');
  expect(embedOrigins(marked('https://evil.example'))).toEqual(['https://evil.example']);
});

test('a preview keeps no script', () => {
  const html =
    '<head><link rel="preload" as="script" href="/a.js"></head><script src="/a.js"></script><p>x</p><script>\nb()</script>';
  expect(withoutScripts(html)).toBe('<head></head><p>x</p>');
});
