export const unlockEvent = 'belltower:unlock';

/** A wish to have admin mode unlocked, and whom to tell how it went. */
export interface UnlockWish {
  answer: (isUnlocked: boolean) => void;
}

/**
 * Asks for the admin password over whatever is open, and gives whether it was unlocked. Work in progress
 * stays as it is: a form whose session ended is sent again afterwards (reading 14).
 */
export function requestUnlock(): Promise<boolean> {
  return new Promise((answer) => {
    window.dispatchEvent(new CustomEvent<UnlockWish>(unlockEvent, { detail: { answer } }));
  });
}

export const leaveEvent = 'belltower:leave-admin';

/** Asks to leave admin mode: the cookie and the flag both go. */
export function requestLeave(): void {
  window.dispatchEvent(new Event(leaveEvent));
}
