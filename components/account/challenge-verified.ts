import { openTabChannel } from '#lib/core/browser/browser-storage.ts';

/** The event sent once a second factor is confirmed. */
export const challengeVerified = 'MFA_CHALLENGE_VERIFIED';

/** On this page, or in another tab of the browser, which shares the session. */
export type Whereabouts = 'here' | 'elsewhere';

/** Notifies listeners in all tabs of this browser that the session was raised. */
export function announceChallengeVerified(): void {
  dispatch('here');
  otherTabs()?.postMessage(challengeVerified);
}

/** Calls `listener` whenever the session was raised, until the returned function is called. */
export function onChallengeVerified(listener: (where: Whereabouts) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<Whereabouts>).detail);
  otherTabs();
  window.addEventListener(challengeVerified, hear);
  return () => window.removeEventListener(challengeVerified, hear);
}

let channel: BroadcastChannel | null | undefined;

/** One channel per page: a channel does not receive its own messages. */
function otherTabs(): BroadcastChannel | null {
  if (channel === undefined) {
    channel = openTabChannel('belltower');
    channel?.addEventListener('message', ({ data }) => data === challengeVerified && dispatch('elsewhere'));
  }
  return channel;
}

function dispatch(where: Whereabouts): void {
  window.dispatchEvent(new CustomEvent<Whereabouts>(challengeVerified, { detail: where }));
}
