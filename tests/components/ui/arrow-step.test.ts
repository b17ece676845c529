import { expect, test, vi } from 'vitest';
import { arrowStep } from '#components/ui/arrow-step.ts';

test.each([
  ['ltr', 'ArrowRight', 1],
  ['ltr', 'ArrowLeft', -1],
  ['rtl', 'ArrowLeft', 1],
  ['rtl', 'ArrowRight', -1],
  ['rtl', 'ArrowDown', 0],
] as const)('where text is %s, %s goes %i along it', (direction, key, step) => {
  vi.stubGlobal('getComputedStyle', () => ({ direction }));
  expect(arrowStep({ key, currentTarget: {} as Element })).toBe(step);
});
