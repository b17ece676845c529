'use client';

import { useEffect, useState } from 'react';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { listenLive } from './live-stream.ts';

const LiveRefresh = lazyComponent(() => import('./live-refresh.tsx').then((module) => module.LiveRefresh), {
  isQuiet: true,
});

/** Renders any page afresh when the church's facts or words change, which is seldom: its code comes only then. */
export function ChurchRefresh() {
  const [isTold, setTold] = useState(false);
  useEffect(() => listenLive('church', () => setTold(true)), []);
  return isTold && <LiveRefresh topic="church" isDue />;
}
