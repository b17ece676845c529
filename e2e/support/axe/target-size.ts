import type { Page } from 'playwright/test';

/** What stands on the controls that `markDoubtfulTargets` marked. */
export const doubtfulTarget = 'data-doubtful-target';

/**
 * Marks what may be too small or too close to its neighbor to be hit by a finger (WCAG 2.5.8). Axe compares each
 * control with all around it, which takes as long as all its other rules: it is asked for those alone that are
 * smaller than 24 px or that another lies over.
 */
export function markDoubtfulTargets(page: Page, within: string): Promise<void> {
  return page.evaluate(markDoubtful, [within, doubtfulTarget] as const);
}

/** Runs in the page. */
function markDoubtful([within, mark]: readonly [string, string]) {
  const smallest = 24;
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], area, button, input, select, textarea, summary, [contenteditable], [tabindex], [role]',
    ),
  ]
    .filter((control) => control.checkVisibility())
    .map((control) => ({ control, box: control.getBoundingClientRect() }));
  const isOver = (one: (typeof controls)[0], other: (typeof controls)[0]) =>
    one.box.left < other.box.right &&
    other.box.left < one.box.right &&
    one.box.top < other.box.bottom &&
    other.box.top < one.box.bottom &&
    !one.control.contains(other.control) &&
    !other.control.contains(one.control);
  const doubtful = controls.filter(
    (one) =>
      one.control.closest(within) &&
      (one.box.width < smallest || one.box.height < smallest || controls.some((other) => isOver(one, other))),
  );
  for (const { control } of doubtful) control.setAttribute(mark, '');
}
