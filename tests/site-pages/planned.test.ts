import { describe, expect, test } from 'vitest';
import type { SitePage } from '#lib/core/generated/prisma/client.ts';
import { nextMoment, settled } from '#lib/site-pages/planned.ts';
import { buildSitePage } from '#prisma/factories/site-page.ts';

/** A page of the church in Chicago with a draft, planned as the overrides say. */
const page = (overrides: Partial<SitePage>) =>
  buildSitePage({
    ...{ path: '/old', title: 'Old', blocks: [], state: 'scheduled', published_at: null },
    draft: { path: '/new', title: 'New', blocks: [] },
    ...overrides,
  });

test.each([
  ['a winter morning', '2026-01-10T10:00', '2026-01-10T16:00:00Z'],
  ['a summer morning', '2026-07-10T10:00', '2026-07-10T15:00:00Z'],
  ['a time that the clocks skip, moved on by the gap', '2026-03-08T02:30', '2026-03-08T08:30:00Z'],
  ['the first of two, where the clocks go back', '2026-11-01T01:30', '2026-11-01T06:30:00Z'],
  ['midnight after the clocks went back', '2026-11-02T00:00', '2026-11-02T06:00:00Z'],
])(
  'a page planned for %s is public from that moment on, and not a millisecond before',
  (_when, publish_at, moment) => {
    const row = page({ publish_at });
    const at = new Date(moment);
    const before = new Date(at.getTime() - 1);
    expect(nextMoment(row, before)).toEqual(at);
    expect(settled(row, before)).toBe(row);
    expect(settled(row, at)).toMatchObject({
      state: 'published',
      title: 'New',
      path: '/new',
      draft: null,
      publish_at: null,
      published_at: at,
      changed_at: at,
    });
  },
);

describe('two planned moments', () => {
  const at = '2026-05-01T10:00';
  const until = '2026-05-02T10:00';
  const days = (day: number) => new Date(`2026-05-0${day}T20:00:00Z`);

  test('put a page up and take it off again', () => {
    const row = page({ publish_at: at, unpublish_at: until });
    expect(settled(row, days(1))).toMatchObject({ state: 'published', unpublish_at: until });
    expect(nextMoment(row, days(1))).toEqual(new Date('2026-05-02T15:00:00Z'));
    expect(settled(row, days(2))).toMatchObject({ state: 'unpublished', unpublish_at: null, title: 'New' });
  });

  test('are applied in their order, whichever of them was written first', () => {
    const row = page({ state: 'published', publish_at: until, unpublish_at: at, published_at: days(1) });
    expect(settled(row, days(1))).toMatchObject({ state: 'unpublished', title: 'Old', publish_at: until });
    expect(settled(row, days(2))).toMatchObject({ state: 'published', title: 'New', published_at: days(1) });
  });
});
