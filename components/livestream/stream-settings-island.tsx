'use client';

import dynamic from 'next/dynamic';
import type { SiteSettings } from '@/lib/settings/settings';
import { useStaffPlace } from '../admin/unsent-text';

const StreamSettings = dynamic(() => import('./stream-settings').then((module) => module.StreamSettings), {
  ssr: false,
});

/** The stream's settings for staff; visitors neither see nor download them. */
export function StreamSettingsIsland({ settings }: { settings: SiteSettings }) {
  return useStaffPlace() && <StreamSettings settings={settings} />;
}
