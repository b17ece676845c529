import type { Page } from '@playwright/test';

/**
 * From now on every document opened in the page counts what moves in it though nobody touched it. It hears of no
 * changes: what other tests write meanwhile is not of its making.
 */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.EventSource = class extends EventTarget {
      close() {}
    } as unknown as typeof EventSource;
    const counted = window as Window & { shifts?: string[] };
    const shifts: string[] = [];
    counted.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => node?.nodeName.toLowerCase() ?? 'something');
        shifts.push(`${entry.value.toFixed(4)} by ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    interface Shift {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
  });
}

/** What moved until now, fonts and pictures being there: how far, and which elements. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // What a frame moved is told after the frame.
    for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    return (window as Window & { shifts?: string[] }).shifts ?? [];
  });
}
