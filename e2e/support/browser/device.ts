import type { Page } from '@playwright/test';

/** Gives the browser a device that holds passkeys. */
export async function addDevice(page: Page) {
  const chrome = await page.context().newCDPSession(page);
  await chrome.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await chrome.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    /** Whether it recognizes its person from now on, or is as if that were cancelled. */
    verifies: (isUserVerified: boolean) =>
      chrome.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}
