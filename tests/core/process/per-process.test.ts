import { expect, test, vi } from 'vitest';

test('all copies of a module share what the first of them made', async () => {
  const counts: number[] = [];
  for (const copy of [1, 2]) {
    vi.resetModules();
    const { perProcess } = await import('#lib/core/process/per-process.ts');
    const held = perProcess('test-copies', () => ({ madeBy: copy, count: 0 }));
    held.count += 1;
    counts.push(held.count);
    expect(held.madeBy).toBe(1);
  }
  expect(counts).toEqual([1, 2]);
});
