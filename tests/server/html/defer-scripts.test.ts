import { expect, it } from 'vitest';
import { deferScripts } from '#server/html/defer-scripts.ts';

const starter = 'start(sources)';
const head =
  '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/c.js"/><script src="/a.js" async=""></script>';
const body =
  '<script src="/old.js" noModule=""></script></head><body><script>inline()</script><script src="/c.js" async=""></script></body></html>';

it('names the scripts in a starter of its own before anything that holds the page up, and nowhere else', () => {
  const html = deferScripts(head + body, 'wanted', starter);
  expect(html).toMatch(/<meta charSet="utf-8"\/><script>\(function\(sources,isPatient\)/);
  expect(html).toContain('(["/a.js","/c.js"],true)</script><link rel="stylesheet"');
  expect(html).not.toMatch(/<script src="\/[ac]\.js"|rel="preload"/);
});

it('leaves inline scripts as they are, and those for browsers of another time away', () => {
  const html = deferScripts(head + body, 'wanted', starter);
  expect(html).toContain('<script>inline()</script>');
  expect(html).not.toContain('noModule');
});

it('leaves a document without scripts alone', () => {
  const html = '<html><head><meta charSet="utf-8"/></head><body><p>Hello</p></body></html>';
  expect(deferScripts(html, 'wanted', starter)).toBe(html);
});

it('waits for nobody where the scripts are what the page is for', () => {
  expect(deferScripts(head + body, 'painted', starter)).toContain('(["/a.js","/c.js"],false)</script>');
});
