import { expect, it } from 'vitest';
import { variantOf } from '#server/cache/cached-handler.ts';

it('tells documents, payloads and the two prefetches apart', () => {
  expect(variantOf({})).toBe('document');
  expect(variantOf({ rsc: '1' })).toBe('payload');
  expect(variantOf({ rsc: '1', 'next-router-prefetch': '1' })).toBe('prefetch');
  const tree = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  expect(variantOf({ rsc: '1', ...tree })).toBe('tree');
});

it('gives every navigation the same payload, wherever it comes from', () => {
  expect(variantOf({ rsc: '1', 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/events' })).toBe(
    'payload',
  );
});

it('keeps nothing of a kind it does not know', () => {
  expect(variantOf({ rsc: 'yes' })).toBeUndefined();
  expect(variantOf({ rsc: '1', 'next-router-prefetch': '2' })).toBeUndefined();
  expect(
    variantOf({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/x' }),
  ).toBeUndefined();
});
