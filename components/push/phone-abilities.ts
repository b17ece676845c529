/** Whether this browser can show messages: it can, once the site is on its Home Screen (iOS), or not at all. */
export type Ability = 'can' | 'install' | 'cannot';

/** Returns what this browser can. */
export function phoneAbility(): Ability {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'can';
  return isAppleTouch() && !matchMedia('(display-mode: standalone)').matches ? 'install' : 'cannot';
}

/** An iPad says that it is a Mac, and has fingers. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
