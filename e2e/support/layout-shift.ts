import type { Page } from 'playwright/test';
import { budgets } from '#scripts/bench/tables/budgets.ts';

/** From now on every document opened in the page counts what moves in it without a touch. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as Window & { shifts?: object[]; lettersCame?: number[] };
    const shifts: object[] = [];
    const lettersCame: number[] = [];
    Object.assign(counted, { shifts, lettersCame });
    document.fonts.addEventListener('loadingdone', () => lettersCame.push(performance.now()));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => node?.nodeName.toLowerCase() ?? 'something');
        shifts.push({ at: entry.startTime, value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    interface Shift {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
  });
}

/** Returns when the page's first text or picture was painted, in ms since its navigation; waits for it. */
export function firstContentfulPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((painted) => {
        // The background may be painted some frames before: the observer reports it as a paint too.
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) painted(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/**
 * What moved until now, fonts and pictures being there: how far, and which elements. Letters that came after the
 * first paint are wider or narrower than those that stood in, so what they moved is one thing that has a budget.
 */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await shiftsIn(page);
  const letters = shifts.filter(({ isOfLetters }) => isOfLetters);
  const sum = letters.reduce((total, { value }) => total + value, 0);
  return [
    ...shifts.filter(({ isOfLetters }) => !isOfLetters),
    ...(sum > budgets.lateLettersShift ? letters : []),
  ].map(({ value, moved, isOfLetters }) => {
    const cause = isOfLetters ? ', whose letters came late' : '';
    return `${value.toFixed(4)} by ${moved.join(', ')}${cause}`;
  });
}

async function shiftsIn(page: Page): Promise<{ value: number; moved: string[]; isOfLetters: boolean }[]> {
  const firstPaint = await firstContentfulPaint(page);
  return page.evaluate(async (firstPaint) => {
    await document.fonts.ready;
    // The shifts of a frame are reported after the frame.
    for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    const { shifts = [], lettersCame = [] } = window as Window & {
      shifts?: { at: number; value: number; moved: string[] }[];
      lettersCame?: number[];
    };
    // The first paint is reported when it is seen: on a busy machine its frame was begun, without the letters, well before.
    const late = lettersCame.filter((came) => came > firstPaint - 500);
    return shifts.map(({ at, value, moved }) => ({
      value,
      moved,
      // The browser says that they are here around the frame that they move, which a busy machine draws late.
      isOfLetters: late.some((came) => came - 500 < at && at < came + 10_000),
    }));
  }, firstPaint);
}
