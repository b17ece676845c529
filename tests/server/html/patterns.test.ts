import { expect, it } from 'vitest';
import { missedPatterns } from '#server/html/patterns.ts';

const page =
  '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css" data-precedence="next"/><link rel="preload" as="script" href="/c.js"/><script src="/a.js" async=""></script><script src="/b.js" async=""></script><script src="/old.js" noModule=""></script></head><body><script>self.__next_f.push([1,"0:null\\n"])</script></body></html>';

it('finds in a document of Next all that is rewritten in it', () => {
  expect(missedPatterns(page)).toEqual([]);
});

it.each([
  ['charset', (html: string) => html.replace('charSet', 'charset')],
  ['charset', (html: string) => html.replace('</head>', '<meta charSet="utf-8"/></head>')],
  ['script', (html: string) => html.replaceAll('async=""', 'async')],
  ['oldScript', (html: string) => html.replace('noModule', 'nomodule')],
  ['scriptPreload', (html: string) => html.replace('as="script" ', '')],
  ['styleSheet', (html: string) => html.replace(' data-precedence="next"', '')],
] as const)('says that the %s is missing where a document holds it otherwise', (name, change) => {
  expect(missedPatterns(change(page))).toEqual([name]);
});
