import { describe, expect, it } from 'vitest';
import { occurrenceId, parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { sampleId } from './sample-events.ts';

describe('the id of an occurrence', () => {
  it('is understood in both of its forms, and written in one', () => {
    const expected = { baseId: sampleId, date: '2026-11-29' };
    expect(parseOccurrenceId(`${sampleId}_20261129`)).toEqual(expected);
    expect(parseOccurrenceId(`${sampleId}-2026-11-29`)).toEqual(expected);
    expect(occurrenceId(sampleId, '2026-11-29')).toBe(`${sampleId}_20261129`);
  });

  it('without a date is the id of the row', () => {
    expect(parseOccurrenceId(sampleId)).toEqual({ baseId: sampleId, date: null });
    expect(parseOccurrenceId(sampleId.toUpperCase())).toEqual({ baseId: sampleId, date: null });
  });

  it.each([
    '',
    'abc',
    `${sampleId}_`,
    `${sampleId}_2026112`,
    `${sampleId}_20260230`,
    `${sampleId}-2026-13-01`,
    `${sampleId}_2026-11-29`,
    `${sampleId}x`,
    `x${sampleId}`,
  ])('%j is none', (id) => {
    expect(parseOccurrenceId(id)).toBeNull();
  });
});
