import { adminModeKey, lettersKey, readyEvent } from '#lib/core/browser/browser-contract.ts';
import { readStored, writeStored } from '#lib/core/browser/browser-storage.ts';

/**
 * Runs at the top of every page and starts its scripts late (docs/decisions/0005). It is built into one small script
 * (server/build/finish-build.mjs), which each page calls with these two values.
 */
declare const sources: readonly string[];
/** Whether the scripts may wait until the page is used. */
declare let isPatient: boolean;

/** The delays after `load` until unused pages fetch and start their scripts. */
const fetchMilliseconds = 1000;
const startMilliseconds = 8000;

const root = document.documentElement;

/** Events that are held until the scripts run. */
const heldTypes = ['click', 'keydown'] as const;
/** The events that show that the page is used. */
const signs = ['pointerdown', 'mousemove', 'touchstart', 'wheel', 'scroll', 'focusin'];
const scriptButtons = `button[type=button]${'popover' in root ? ':not([popovertarget])' : ''},[data-waits]`;
const fields = 'input,textarea,select,[contenteditable]';

const letters = ['figtree', 'fraunces'];

const held: Event[] = [];
let isStarted = false;
let isRunning = false;

function start(event?: Event): void {
  // Without a body the link to the late style sheet may be missing.
  if (isStarted || !document.body || (event?.type === 'mousemove' && isStill(event as MouseEvent))) return;
  isStarted = true;
  for (const type of signs) removeEventListener(type, start, true);
  run();
}

function run(): void {
  if (isRunning) return;
  isRunning = true;
  addEventListener('error', releaseBroken);
  for (const source of sources) {
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.onerror = release;
    document.head.append(script);
  }
}

/** A script with a syntax error fires `load`; only the window gets the error. */
function releaseBroken({ filename }: ErrorEvent): void {
  if (filename && sources.some((source) => filename.endsWith(source))) release();
}

/** A page that appears under a resting mouse is not used yet. */
function isStill({ movementX, movementY }: MouseEvent): boolean {
  return !movementX && !movementY;
}

/** Holds an event that a part of the page would already handle, and would handle twice once all scripts run. */
function hold(event: Event): void {
  start();
  const target = event.target as Element;
  const isPress = event.type === 'click';
  if (isPress ? target.closest(scriptButtons) : isLetter(event as KeyboardEvent, target)) {
    event.stopImmediatePropagation();
    if (isPress) event.preventDefault();
    held.push(event);
  }
}

function isLetter({ key }: KeyboardEvent, target: Element): boolean {
  return /^[a-z]$/i.test(key) && !target.closest(fields);
}

/** Dispatches the held events: the scripts run now, or have failed and the browser handles the events. */
function release(): void {
  removeEventListener('error', releaseBroken);
  for (const type of heldTypes) removeEventListener(type, hold, true);
  for (const event of held.splice(0)) {
    const target = event.target as Element;
    const Kind = event.constructor as typeof Event;
    if (target.isConnected) target.dispatchEvent(new Kind(event.type, event));
  }
}

function fetchAhead(): void {
  if (isStarted) return;
  for (const href of sources) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }),
    );
  }
}

/**
 * Fetches both fonts, then shows them in one step; what is below the first screens (app/layout.css) is laid out after them,
 * when the browser is idle.
 */
async function showLetters(): Promise<void> {
  await Promise.all(letters.map((family) => document.fonts.load(`1em ${family}`)));
  writeStored('sessionStorage', lettersKey, 'true');
  root.setAttribute('data-letters', 'here');
  // Safari has no idle callbacks.
  (window.requestIdleCallback ?? setTimeout)(() => root.removeAttribute('data-letters'));
}

function whenPainted(entries: PerformanceObserverEntryList, observer: PerformanceObserver): void {
  if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
  observer.disconnect();
  fetchLetters();
}

/** Fonts that do not arrive leave the fallback fonts. */
function fetchLetters(): void {
  showLetters().catch(() => undefined);
}

if (!readStored('sessionStorage', lettersKey)) {
  root.setAttribute('data-letters', 'late');
  new PerformanceObserver(whenPainted).observe({ type: 'paint', buffered: true });
  // A browser that resists fingerprinting reports no paint.
  addEventListener('load', () => setTimeout(fetchLetters, fetchMilliseconds), { once: true });
}

// Scripts draw the controls of staff in admin mode.
if (readStored('localStorage', adminModeKey) === 'true') isPatient = false;
for (const type of heldTypes) addEventListener(type, hold, true);
for (const type of signs) addEventListener(type, start, { capture: true, passive: true });
addEventListener(readyEvent, release, { once: true });
// A frame callback runs right before a frame, its timer right after. A background tab draws no frames.
if (!isPatient) requestAnimationFrame(() => setTimeout(start));
addEventListener(
  'load',
  () => {
    if (!isPatient) return start();
    setTimeout(fetchAhead, fetchMilliseconds);
    setTimeout(start, startMilliseconds);
  },
  { once: true },
);
