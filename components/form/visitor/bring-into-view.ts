/** A `ref` that focuses what answers a form, and scrolls it into view: it takes the place of something taller. */
export function bringIntoView(answer: HTMLElement | null): void {
  answer?.focus({ preventScroll: true });
  answer?.scrollIntoView({ block: 'center' });
}
