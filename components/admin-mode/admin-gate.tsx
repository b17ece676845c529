'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { readAdminMode, useAdminMode } from '#components/account/admin-mode.ts';
import { isPageHeld } from '#components/ui/dialog/hold-page.ts';
import {
  requestLeave,
  requestUnlock,
  type UnlockRequest,
  unlockEvent,
} from '#components/ui/dialog/unlock.ts';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { withStaffMessages } from '#lib/language/load-messages.ts';

const AdminIsland = lazyComponent(
  withStaffMessages(() => import('./admin-island.tsx').then((module) => module.AdminIsland)),
  {
    // A pending request is answered with false.
    onGone: ({ asked, onSettled }) => asked && onSettled(false),
    isWanted: ({ asked }) => asked !== undefined,
  },
);

/**
 * Enters and leaves admin mode on every page: by the typed keyword, Ctrl+Shift+Z and the footer's Staff button.
 * The code behind it loads on first use.
 */
export function AdminGate() {
  const isAdmin = useAdminMode();
  const { requests, settle } = useUnlockRequests();
  const [isUsed, setUsed] = useState(false);
  useToggles();
  // Stays mounted after first use: a form may be open when another tab leaves admin mode.
  if (!isUsed && (isAdmin || requests.length > 0)) setUsed(true);
  if (!isUsed) return null;
  const asked = requests.find(({ step }) => step === 'password') ?? requests[0];
  return <AdminIsland asked={asked} onSettled={settle} />;
}

function useUnlockRequests() {
  const [requests, setRequests] = useState<readonly UnlockRequest[]>([]);
  // The current list: an answer may settle requests that arrived after its render.
  const waiting = useRef(requests);
  const replace = useCallback((next: readonly UnlockRequest[]) => {
    waiting.current = next;
    setRequests(next);
  }, []);
  useEffect(() => {
    const add = (event: Event) => replace([...waiting.current, (event as CustomEvent<UnlockRequest>).detail]);
    window.addEventListener(unlockEvent, add);
    return () => window.removeEventListener(unlockEvent, add);
  }, [replace]);
  const settle = (isUnlocked: boolean) => {
    const answered = waiting.current;
    replace([]);
    for (const request of answered) request.answer(isUnlocked);
  };
  return { requests, settle };
}

/** Listens for keys typed outside of fields and for clicks on `data-staff-trigger`. */
function useToggles(): void {
  const buffer = useRef('');
  useEffect(() => {
    const toggle = (isArrival = false) =>
      readAdminMode() ? requestLeave() : void requestUnlock('password', { isArrival });
    const onKey = (event: KeyboardEvent) => {
      if (isBusy(event.target)) return;
      if (event.ctrlKey && event.shiftKey && event.code === 'KeyZ') return toggle();
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      buffer.current = nextBuffer(buffer.current, event.key);
      const keyword = keywordIn(buffer.current);
      if (keyword) buffer.current = '';
      if (keyword === 'enter' && !readAdminMode()) void requestUnlock();
      if (keyword === 'leave' && readAdminMode()) requestLeave();
    };
    const onClick = (event: MouseEvent) => {
      const trigger =
        event.target instanceof Element && event.target.closest<HTMLElement>('[data-staff-trigger]');
      // The guard's button is empty: its page is where one wants to be.
      if (trigger) toggle(trigger.dataset.staffTrigger !== '');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);
}

const bufferLength = 5;

/** The buffer after one more key: only letters count, and only the last five stay. */
function nextBuffer(buffer: string, key: string): string {
  return /^[a-z]$/i.test(key) ? (buffer + key.toLowerCase()).slice(-bufferLength) : buffer;
}

/** The keyword that the typed letters end with: 'admin' enters, 'exit' leaves. */
function keywordIn(buffer: string): 'enter' | 'leave' | null {
  if (buffer === 'admin') return 'enter';
  return buffer.endsWith('exit') ? 'leave' : null;
}

/** True while keys belong to a field, where Ctrl+Shift+Z is redo, or to an open dialog. */
function isBusy(target: EventTarget | null): boolean {
  if (isPageHeld() || document.querySelector('dialog:is([open],:popover-open)')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
