'use client';

import { LateRefresh } from './late-refresh.tsx';

/** Renders any page afresh when the church's facts or words change, or a service goes live. */
export function ChurchRefresh() {
  return <LateRefresh topic="church" also="settings" />;
}
