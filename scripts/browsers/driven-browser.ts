import { setTimeout as wait } from 'node:timers/promises';

/** A browser with one window, driven by WebDriver (W3C). */
export interface DrivenBrowser {
  /** Opens an address. Resolves after `load`. */
  open(url: string): Promise<void>;
  /** Sets the width of the page in CSS pixels. */
  resize(width: number): Promise<void>;
  /** Runs a function in the page with these arguments. Returns its result, as JSON. */
  run<Given extends unknown[], Result>(act: (...given: Given) => Result, ...given: Given): Promise<Result>;
  /** Performs actions of input devices, in the form of WebDriver's 'Perform Actions'. */
  perform(actions: object[]): Promise<void>;
  stop(): Promise<void>;
}

/** The height of every window in px, including the bars of some engines. */
export const windowHeight = 844;

const pollMilliseconds = 50;
const patienceMilliseconds = 15_000;

/** Returns a function as a script for the page. `__name` is added by the loader of this process. */
export function pageScript(act: (...given: never[]) => unknown): string {
  return `const __name = (act) => act; return (${act}).apply(null, arguments)`;
}

/** Polls the page until the answer is truthy. @throws Error that names what was awaited */
export async function until<Given extends unknown[], Result>(
  browser: DrivenBrowser,
  what: string,
  ask: (...given: Given) => Result,
  ...given: Given
): Promise<Result> {
  const end = Date.now() + patienceMilliseconds;
  for (;;) {
    const answer = await browser.run(ask, ...given);
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await wait(pollMilliseconds);
  }
}

/** Clicks the first visible element of a selector. @throws Error when none becomes visible */
export async function press(browser: DrivenBrowser, selector: string): Promise<void> {
  const [x, y] = (await until(
    browser,
    selector,
    (wanted) => {
      const found = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility());
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = found?.getBoundingClientRect();
      return box && [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    },
    selector,
  )) as [number, number];
  const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
  const steps = [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
  ];
  await browser.perform([{ ...pointer, actions: [...steps, { type: 'pointerUp', button: 0 }] }]);
}

/** Types into the focused element. */
export function type(browser: DrivenBrowser, text: string): Promise<void> {
  const strokes = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return browser.perform([{ type: 'key', id: 'keyboard', actions: strokes }]);
}

/** Waits until a server of the driver listens. @throws the error of the last try */
export async function untilListening<Connection>(connect: () => Promise<Connection>): Promise<Connection> {
  const end = Date.now() + patienceMilliseconds * 3;
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(pollMilliseconds);
    }
  }
}
