'use client';

import { LateRefresh } from './late-refresh.tsx';

/**
 * Re-renders any page when the church's facts or words change, or a service goes live. Without props, which every
 * document would carry.
 */
export function ChurchRefresh() {
  return <LateRefresh topic="church" also="settings" />;
}
