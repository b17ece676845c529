import { adminModeKey, readyEvent } from '#lib/core/site/browser-contract.ts';
import { readStored } from '#lib/core/site/browser-storage.ts';

/**
 * Runs at the top of every page, before its scripts are there, and starts them (docs/decisions/0005). It is built
 * into one small script (server/build/finish-build.mjs); each page calls it with these two.
 */
declare const sources: readonly string[];
/** Whether the scripts may wait until the page is used. */
declare let isPatient: boolean;

/** How long after a page has loaded its scripts are fetched, and until they are started when nobody touches it. */
const fetchMilliseconds = 1000;
const startMilliseconds = 3000;

/** What only scripts can do, and what is put off until they run. */
const heldTypes = ['click', 'keydown'] as const;
/** The signs of somebody using the page. */
const signs = ['pointerdown', 'mousemove', 'touchstart', 'wheel', 'scroll', 'focusin'];
const scriptButtons = `button[type=button]${'popover' in document.documentElement ? ':not([popovertarget])' : ''},[data-waits]`;
const fields = 'input,textarea,select,[contenteditable]';

const held: Event[] = [];
let isStarted = false;
let isRunning = false;

function start(event?: Event): void {
  // Before there is a body, the link to the late style sheet may not be there.
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

/** A script that the browser cannot read has loaded all the same: only the window hears of it. */
function releaseBroken({ filename }: ErrorEvent): void {
  if (filename && sources.some((source) => filename.endsWith(source))) release();
}

/** A page that comes to lie under a resting mouse is not used yet. */
function isStill({ movementX, movementY }: MouseEvent): boolean {
  return !movementX && !movementY;
}

/** Takes from the page what some of it would hear already, and would hear twice once all of it runs. */
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

/** Gives the page what was held: it runs now, or its scripts do not arrive and the browser does what it can. */
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

// What staff in admin mode came for is drawn by scripts.
if (readStored('localStorage', adminModeKey) === 'true') isPatient = false;
for (const type of heldTypes) addEventListener(type, hold, true);
for (const type of signs) addEventListener(type, start, { capture: true, passive: true });
addEventListener(readyEvent, release, { once: true });
// A frame callback runs right before a frame is drawn, the timer it sets right after. A background tab draws none.
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
