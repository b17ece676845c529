import type { ErrorCode } from '#lib/core/operations/errors.ts';

export const unlockEvent = 'belltower:unlock';

/** What is asked for: the password, and after it a second factor that is due; or that factor alone. */
export type UnlockStep = 'password' | 'factor';

/** A request to unlock admin mode, and whom to tell how it went. */
export interface UnlockRequest {
  step: UnlockStep;
  answer: (isUnlocked: boolean) => void;
}

/**
 * Asks for the admin password, or the second factor that is still due, over whatever is open, and gives
 * whether it was unlocked. Work in progress stays as it is: a form whose session ended is sent again
 * afterwards.
 */
export async function requestUnlock(step: UnlockStep = 'password'): Promise<boolean> {
  const isUnlocked = await new Promise<boolean>((answer) => {
    window.dispatchEvent(new CustomEvent<UnlockRequest>(unlockEvent, { detail: { step, answer } }));
  });
  if (isUnlocked) unlocks += 1;
  return isUnlocked;
}

let unlocks = 0;

/** How often this page was unlocked so far: a refusal from before the last time says nothing of now. */
export function countUnlocks(): number {
  return unlocks;
}

/** What to ask for when the server refuses with this code; null when unlocking would not help. */
export function stepFor(code: ErrorCode): UnlockStep | null {
  if (code === 'unauthenticated' || code === 'recent_sign_in_required') return 'password';
  return code === 'mfa_required' ? 'factor' : null;
}

export const leaveEvent = 'belltower:leave-admin';

/** Asks to leave admin mode: the cookie and the flag both go. */
export function requestLeave(): void {
  window.dispatchEvent(new Event(leaveEvent));
}
