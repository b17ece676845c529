import { describe, expect, test } from 'vitest';
import { readHostName, siblingOf } from '#lib/site-address/names/host-name.ts';

describe('a typed name', () => {
  test.each([
    ['grace.org', 'grace.org'],
    [' Grace.ORG ', 'grace.org'],
    ['https://www.grace.org/', 'www.grace.org'],
    ['grace.org.', 'grace.org'],
    ['münster-kirche.de', 'xn--mnster-kirche-wob.de'],
    ['MÜNSTER-kirche.de', 'xn--mnster-kirche-wob.de'],
    ['xn--mnster-kirche-wob.de', 'xn--mnster-kirche-wob.de'],
    ['st-marys.diocese.org.uk', 'st-marys.diocese.org.uk'],
  ])('%s is %s', (typed, host) => {
    expect(readHostName(typed)).toEqual({ host });
  });

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['https://', 'missing'],
    ['grace.org/visit', 'path'],
    ['https://grace.org/?a=1', 'path'],
    ['grace.org#top', 'path'],
    ['grace.org:8080', 'port'],
    ['http://grace.org:80/', 'port'],
    ['203.0.113.7', 'number'],
    ['127.1', 'number'],
    ['0x7f000001', 'number'],
    ['2130706433', 'number'],
    ['[2001:db8::1]', 'number'],
    ['2001:db8::1', 'number'],
    ['localhost', 'local'],
    ['site.localhost', 'local'],
    ['pi.local', 'local'],
    ['grace.lan', 'local'],
    ['grace', 'wrong'],
    ['office@grace.org', 'wrong'],
    ['grace church.org', 'wrong'],
    ['-grace.org', 'wrong'],
    ['my_church.org', 'wrong'],
    ['grace..org', 'wrong'],
    [`${'a'.repeat(64)}.org`, 'wrong'],
    [`${'a.'.repeat(130)}org`, 'wrong'],
  ])('%s is refused: %s', (typed, problem) => {
    expect(readHostName(typed)).toEqual({ problem });
  });
});

test.each([
  ['grace.org', 'www.grace.org'],
  ['www.grace.org', 'grace.org'],
  ['grace.org.uk', 'www.grace.org.uk'],
  ['grace.com.mx', 'www.grace.com.mx'],
  // A part of another domain has no name with www.
  ['new.grace.org', null],
  ['grace.diocese.org.uk', null],
])('beside %s people type %s', (host, sibling) => {
  expect(siblingOf(host)).toBe(sibling);
});
