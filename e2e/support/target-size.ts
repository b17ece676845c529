import type { Page } from '@playwright/test';
import { axeMessages } from './axe-messages.ts';

/**
 * What is too small or too close to its neighbor to be hit by a finger (WCAG 2.5.8). Axe compares each control with
 * all around it, which takes as long as all its other rules: it is asked for those alone that are smaller than
 * 24 px or that another lies over.
 */
export async function targetProblems(page: Page, within: string): Promise<string[]> {
  return axeMessages(await page.evaluate(measureDoubtful, within));
}

/** Runs in the page. */
async function measureDoubtful(within: string) {
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
  if (doubtful.length === 0) return [];
  const { violations } = await window.axe.run(
    { include: doubtful.map(({ control }) => control) as never },
    { runOnly: ['target-size'], resultTypes: ['violations'], iframes: false },
  );
  return violations;
}
