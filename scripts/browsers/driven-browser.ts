import { setTimeout as wait } from 'node:timers/promises';

/** A browser that is driven by commands of WebDriver (W3C), in one window. */
export interface DrivenBrowser {
  /** Loads an address. Resolves after the document's `load`. */
  open(url: string): Promise<void>;
  /** Makes the page this wide, in CSS pixels, and waits until it is. */
  resize(width: number): Promise<void>;
  /** Runs a function in the page; what it uses it is given. Returns what it returns, as JSON. */
  run<Given extends unknown[], Result>(act: (...given: Given) => Result, ...given: Given): Promise<Result>;
  /** Performs the actions of input devices, as WebDriver's 'Perform Actions' takes them. */
  perform(actions: object[]): Promise<void>;
  stop(): Promise<void>;
}

/** The height of every window in px, near that of a phone; an engine may take its bars off it. */
export const windowHeight = 844;

const pollMilliseconds = 50;
const patienceMilliseconds = 15_000;

/** Source text of a function for the page. The loader of this process wraps names of functions, the page need not know. */
export function pageScript(act: (...given: never[]) => unknown): string {
  return `const __name = (act) => act; return (${act}).apply(null, arguments)`;
}

/** Asks the page again until the answer is neither false nor empty. @throws Error that says what was waited for */
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

/** Presses the first visible element of a selector with the pointer. @throws Error when it does not come into sight */
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

/** Types into whatever has the focus. */
export function type(browser: DrivenBrowser, text: string): Promise<void> {
  const strokes = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return browser.perform([{ type: 'key', id: 'keyboard', actions: strokes }]);
}

/** Waits until a server of the driver listens. @throws what the last try failed with */
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
