/**
 * Returns 1 for the arrow key along the reading direction of the element that takes it, -1 for the one against it, and
 * 0 for any other key.
 */
export function arrowStep({ key, currentTarget }: { key: string; currentTarget: Element }): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowLeft') === isRightToLeft ? 1 : -1;
}
