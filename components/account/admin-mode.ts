'use client';

import { useSyncExternalStore } from 'react';
import { adminModeKey } from '#lib/core/browser/browser-contract.ts';
import { readStored, writeStored } from '#lib/core/browser/browser-storage.ts';

// The flag decides what is shown; the signed cookie decides what is allowed.
const changeEvent = 'belltower:admin-mode';

/** Whether this browser is in admin mode, synced across its tabs. False on the server. */
export function useAdminMode(): boolean {
  return useSyncExternalStore(onAdminModeChange, readAdminMode, () => false);
}

/** Whether this browser is in admin mode now. */
export function readAdminMode(): boolean {
  return readStored('localStorage', adminModeKey) === 'true';
}

/** Sets the flag and notifies this page; other tabs get a `storage` event. */
export function writeAdminMode(isOn: boolean): void {
  writeStored('localStorage', adminModeKey, String(isOn));
  window.dispatchEvent(new Event(changeEvent));
}

/** Calls `listener` whenever the flag is set, also to the same value. Returns the function that stops it. */
export function onAdminModeChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(changeEvent, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(changeEvent, listener);
  };
}
