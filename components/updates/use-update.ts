'use client';

import { useEffect } from 'react';
import { readPrivate } from '#components/account/read-private.ts';
import { usePrivateRead } from '#components/account/use-private-list.ts';
import { findUpdateAction } from '#lib/updates/actions.ts';

const readUpdate = () => readPrivate(findUpdateAction, {});
const awaitedMilliseconds = 10_000;

/** What is known of updates, read again while one is awaited or under way: no notice tells of what root does. */
export function useUpdate() {
  const { data, problem, reload } = usePrivateRead('update', 'staff', readUpdate);
  const isAwaited = data?.state === 'updating' || data?.state === 'planned';
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setInterval(() => void reload(), awaitedMilliseconds);
    return () => clearInterval(timer);
  }, [isAwaited, reload]);
  return { update: data, problem, reload };
}
