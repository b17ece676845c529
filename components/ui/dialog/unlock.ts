import type { ErrorCode } from '#lib/core/operations/errors.ts';

export const unlockEvent = 'belltower:unlock';

/** What to ask for: a passkey or password followed by a due second factor, or the factor only. */
export type UnlockStep = 'password' | 'factor';

/** A request to unlock admin mode with its callback. */
export interface UnlockRequest {
  step: UnlockStep;
  /** Why it is asked for in the middle of work. */
  reason?: string;
  /** Asked for by itself, not for work on the page: the office comes next. */
  isArrival?: boolean;
  answer: (isUnlocked: boolean) => void;
}

/**
 * Asks for a sign-in or a due second factor over the current page; resolves to whether it was
 * unlocked. Work in progress is kept: a form whose session ended is sent again afterwards.
 */
export async function requestUnlock(
  step: UnlockStep = 'password',
  more?: Pick<UnlockRequest, 'reason' | 'isArrival'>,
): Promise<boolean> {
  const isUnlocked = await new Promise<boolean>((answer) => {
    window.dispatchEvent(new CustomEvent<UnlockRequest>(unlockEvent, { detail: { step, answer, ...more } }));
  });
  if (isUnlocked) unlocks += 1;
  return isUnlocked;
}

let unlocks = 0;

/** Returns how often this page was unlocked: a refusal from before the last unlock is outdated. */
export function countUnlocks(): number {
  return unlocks;
}

/** Returns what to ask for on a refusal with this code; null when unlocking would not help. */
export function stepFor(code: ErrorCode): UnlockStep | null {
  if (code === 'unauthenticated' || code === 'recent_sign_in_required') return 'password';
  return code === 'mfa_required' ? 'factor' : null;
}

export const leaveEvent = 'belltower:leave-admin';

/** Requests leaving admin mode: clears the cookie and the flag. */
export function requestLeave(): void {
  window.dispatchEvent(new Event(leaveEvent));
}
