import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

export type CreationOptions = PublicKeyCredentialCreationOptionsJSON;
export type RequestOptions = PublicKeyCredentialRequestOptionsJSON;

/** The answer of the browser, or why there is none: replaced by a later request, not chosen, there already, or failed. */
export type Outcome =
  | { response: object & { id: string } }
  | { failure: 'replaced' | 'cancelled' | 'known' | 'failed' };

/** Only dialogs and pages that ask for a passkey load it. */
const load = () => import('@simplewebauthn/browser');

/** Asks for a passkey; `isOffer` waits until one is chosen in a field. A pending request of the page is replaced. */
export function askForPasskey(optionsJSON: RequestOptions, { isOffer = false } = {}): Promise<Outcome> {
  return settle(async () => (await load()).startAuthentication({ optionsJSON, useBrowserAutofill: isOffer }));
}

/** Makes a passkey on this device. A pending request of the page is replaced. */
export function makePasskey(optionsJSON: CreationOptions): Promise<Outcome> {
  return settle(async () => (await load()).startRegistration({ optionsJSON }));
}

/** Returns whether fields of this browser offer passkeys. */
export async function areOffersPossible(): Promise<boolean> {
  return (await load()).browserSupportsWebAuthnAutofill();
}

/** Ends the pending request of the page, if any. */
export async function endRequest(): Promise<void> {
  (await load()).WebAuthnAbortService.cancelCeremony();
}

interface ObstacleTexts {
  needsHttps: string;
  elsewhere: (host: string) => string;
}

/** Returns why passkeys of this host cannot be used here, in a sentence; empty where the browser has none at all. */
export function passkeyObstacle(host: string | null, texts: ObstacleTexts): string | null {
  if (host === null || !window.isSecureContext) return texts.needsHttps;
  if (!('PublicKeyCredential' in window)) return '';
  return location.hostname === host ? null : texts.elsewhere(host);
}

async function settle(ask: () => Promise<object & { id: string }>): Promise<Outcome> {
  try {
    return { response: await ask() };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

const failures: Record<string, 'replaced' | 'cancelled' | 'known'> = {
  AbortError: 'replaced',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
};

function failureOf(error: unknown) {
  return (error instanceof Error && failures[error.name]) || 'failed';
}
