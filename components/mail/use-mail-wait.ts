'use client';

import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { findMailWaitAction } from '#lib/mail/actions.ts';

const read = () => readPrivate(findMailWaitAction, {});

/** Returns what all mails wait for, in a sentence; null while they leave, or it is not known yet. */
export function useMailWait(): string | null {
  return usePrivateRead('mail wait', 'church', read).data ?? null;
}
