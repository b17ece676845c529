'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { LiveTopic } from '@/lib/generation';
import { listenLive } from './live-stream';

/** Renders the page afresh, in place, when the server says that the topic changed. */
export function LiveRefresh({ topic }: { topic: LiveTopic }) {
  const router = useRouter();
  useEffect(() => listenLive(topic, () => router.refresh()), [topic, router]);
  return null;
}
