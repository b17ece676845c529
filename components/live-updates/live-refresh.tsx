'use client';

import { useEffect } from 'react';
import { toast } from '#components/ui/toast/toast.ts';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import { listenLive } from './live-stream.ts';
import { useRefresh } from './use-refresh.ts';
import { withRetries } from './with-retries.ts';

interface LiveRefreshProps {
  topic: LiveTopic;
  /** A second topic that the page depends on. */
  also?: LiveTopic;
  /** The topic has already changed: re-renders at once. */
  isDue?: boolean;
  failureText?: string;
}

/**
 * Re-renders the page when the server announces a change of the topic. If the server is unreachable, the page
 * stays as it is.
 */
export function LiveRefresh({ topic, also, isDue, failureText }: LiveRefreshProps) {
  const refreshPage = useRefresh();
  useEffect(() => {
    let asked = new AbortController();
    const refresh = async () => {
      asked.abort();
      asked = new AbortController();
      const { signal } = asked;
      try {
        await withRetries(async () => {
          if (!(await refreshPage({ signal }))) throw new Error('The server cannot be reached.');
        }, signal);
      } catch {
        if (failureText && !signal.aborted) toast('error', failureText, { id: topic });
      }
    };
    if (isDue) void refresh();
    const leave = listenLive([topic, also], () => void refresh());
    return () => {
      leave();
      asked.abort();
    };
  }, [topic, also, isDue, failureText, refreshPage]);
  return null;
}
