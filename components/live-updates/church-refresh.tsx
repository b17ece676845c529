'use client';

import { LateRefresh } from './late-refresh.tsx';

/** Re-renders any page when the church's facts or words change, or a service goes live. */
export function ChurchRefresh() {
  return <LateRefresh topic="church" also="settings" />;
}
