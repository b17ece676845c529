'use client';

import { useSyncExternalStore } from 'react';
import { adminModeKey } from '#lib/core/site/browser-contract.ts';
import { readStored, writeStored } from '#lib/core/site/browser-storage.ts';

// The flag decides what is shown; the signed cookie decides what is allowed.
const changeEvent = 'belltower:admin-mode';

/** Whether this browser is in admin mode, kept the same across its tabs. False while the server renders. */
export function useAdminMode(): boolean {
  return useSyncExternalStore(onAdminModeChange, readAdminMode, () => false);
}

/** Whether this browser is in admin mode now. */
export function readAdminMode(): boolean {
  return readStored('localStorage', adminModeKey) === 'true';
}

/** Sets the flag and tells every control on this page; other tabs hear it from the browser. */
export function writeAdminMode(isOn: boolean): void {
  writeStored('localStorage', adminModeKey, String(isOn));
  window.dispatchEvent(new Event(changeEvent));
}

/** Calls `listener` whenever somebody comes in or leaves, also who was in before; gives how to stop that. */
export function onAdminModeChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  window.addEventListener(changeEvent, listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener(changeEvent, listener);
  };
}
