import { describe, expect, test } from 'vitest';
import { tones } from '#lib/art/palette/palette.ts';
import { plate, plateSizes, plateSvg, toneOf } from '#lib/art/plate/plate.ts';
import type { PlateKind } from '#lib/art/plate/plate-subjects.ts';

const ids = Array.from({ length: 300 }, (_, i) => `5f0c7a1e-0000-4000-8000-${String(i).padStart(12, '0')}`);
const kinds: readonly PlateKind[] = ['event', 'sermon', 'ministry'];
const shapes = Object.keys(plateSizes) as (keyof typeof plateSizes)[];

describe('plates', () => {
  test('the same item always has the same plate', () => {
    for (const id of ids.slice(0, 40))
      expect(plateSvg(id, { kind: 'event' })).toBe(plateSvg(id, { kind: 'event' }));
  });

  test('a plate never changes from one release to the next by accident', () => {
    const { motif, mood, tone } = plate('harvest-supper', { kind: 'event' });
    expect({ motif, mood, tone }).toEqual({ motif: 'coffee', mood: 'night', tone: 'rose' });
  });

  test.each(kinds)('two %s neighbours differ at a glance nearly always', (kind) => {
    const looks = ids.map((id) => plate(id, { kind, tone: 'bluebonnet' }));
    const same = looks.filter(
      (look, i) => i > 0 && look.motif === looks[i - 1]?.motif && look.mood === looks[i - 1]?.mood,
    );
    expect(same.length / ids.length).toBeLessThan(0.05);
  });

  test('the six sermons of a page, a week apart in one series, all have a subject of their own', () => {
    const sundays = ['2026-10-11', '2026-10-18', '2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15'];
    const looks = sundays.map((date, i) => plate(ids[i] ?? '', { kind: 'sermon', tone: 'rose', date }));
    expect(new Set(looks.map((look) => look.motif)).size).toBe(6);
  });

  test('a date that cannot be read leaves the choice to the id', () => {
    expect(plate('x', { kind: 'sermon', date: 'soon' }).markup).toBe(plate('x', { kind: 'sermon' }).markup);
  });

  test('the worship card shows the worship leader', () => {
    expect(plate('x', { kind: 'event', title: 'Sunday Worship' }).motif).toBe('worship');
    expect(plate('x', { kind: 'ministry', title: 'Worship team' }).motif).toBe('worship');
    expect(plate('x', { kind: 'event', title: 'Men’s Breakfast' }).motif).not.toBe('worship');
  });

  test('no two of three hundred items have the same drawing', () => {
    expect(new Set(ids.map((id) => plate(id, { kind: 'sermon', tone: 'rose' }).markup)).size).toBe(
      ids.length,
    );
  });

  test('every subject, mood and colour family is met', () => {
    const looks = ids.map((id) => plate(id, { kind: 'event' }));
    expect(new Set(looks.map((look) => look.motif)).size).toBeGreaterThanOrEqual(14);
    expect(new Set(looks.map((look) => look.mood)).size).toBe(4);
    expect(new Set(looks.map((look) => look.tone)).size).toBe(tones.length);
  });

  test.each(shapes)('a %s plate stays under 2.5 kB and holds only finished numbers', (shape) => {
    for (const kind of kinds)
      for (const id of ids.slice(0, 120)) {
        const { markup } = plate(id, { kind, shape });
        expect(markup.length).toBeLessThan(2560);
        expect(markup).not.toMatch(/NaN|undefined|Infinity/);
      }
  });

  test('a series leads to one colour family', () => {
    expect(toneOf('Letters to a Small Town')).toBe(toneOf('Letters to a Small Town'));
  });
});
