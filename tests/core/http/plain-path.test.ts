import { expect, it } from 'vitest';
import { plainPath } from '#lib/core/http/plain-path.ts';

it.each([
  '/',
  '/events/',
  '/events/2026-04-05_easter.ics',
  '/%C3%A9v%C3%A9nements',
  '/caf%c3%a9',
  "/a;b=c,d@e:f!$&()*+'~",
  '/what%3F',
  '/.well-known/x',
  '/...',
  '/100%25',
])('%s means what it says', (path) => {
  expect(plainPath(path)).toBe(path);
});

it.each([
  ['//events', '/events'],
  ['/events//easter///', '/events/easter/'],
  ['//elsewhere.example', '/elsewhere.example'],
  ['/event%73', '/events'],
  ['/%5fnext/%69mage', '/_next/image'],
  ['/icon-512%2epng', '/icon-512.png'],
])('%s has the plain form %s, which is a path of this site', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});

it.each([
  '',
  '*',
  'http://elsewhere.example/',
  '/x/../events',
  '/./events',
  '/events/.',
  '/..',
  '/%2e%2e/events',
  '/x/.%2E/events',
  '//elsewhere.example/..',
  '/.//elsewhere.example',
  '/\\elsewhere.example',
  '/x\\..\\events',
  '/%5celsewhere.example',
  '/x/..%5Cevents',
  '/x%2fevents',
  '/%2F%2felsewhere.example',
  '/%252e%252e/events',
  '/%255fnext',
  '/a%00b',
  '/a%0d%0aSet-Cookie:%20x',
  '/\tevents',
  '/a%7Fb',
  '/a%c2%85b',
  '/%',
  '/%zz',
  '/%u002e%u002e/',
  '/%c0%ae%c0%ae/events',
  '/events#x',
  `/${'a'.repeat(2000)}`,
])('%s is no address', (path) => {
  expect(plainPath(path)).toBeNull();
});
