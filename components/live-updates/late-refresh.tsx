'use client';

import { useEffect, useState } from 'react';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import type { LiveTopic } from '#lib/core/cache/live-topics.ts';
import { listenLive } from './live-stream.ts';

const LiveRefresh = lazyComponent(() => import('./live-refresh.tsx').then((module) => module.LiveRefresh), {
  isQuiet: true,
});

interface LateRefreshProps {
  topic: LiveTopic;
  /** A second topic that the page depends on. */
  also?: LiveTopic;
}

/** Re-renders a page when a rarely changing topic changes; its code loads only then. */
export function LateRefresh({ topic, also }: LateRefreshProps) {
  const [isTold, setTold] = useState(false);
  useEffect(() => listenLive([topic, also], () => setTold(true)), [topic, also]);
  return isTold && <LiveRefresh {...{ topic, also }} isDue />;
}

/**
 * Re-renders any page when the church's facts or words change, or a service goes live. Without props, which every
 * document would carry.
 */
export function ChurchRefresh() {
  return <LateRefresh topic="church" also="settings" />;
}
