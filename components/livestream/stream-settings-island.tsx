'use client';

import dynamic from 'next/dynamic';
import type { SiteSettings } from '@/lib/settings/settings';
import { AdminOnly } from '../layout/admin-only';

const StreamSettings = dynamic(() => import('./stream-settings').then((module) => module.StreamSettings), {
  ssr: false,
});

/** The stream's settings for staff; visitors neither see nor download them. */
export function StreamSettingsIsland({ settings }: { settings: SiteSettings }) {
  return (
    <AdminOnly>
      <StreamSettings settings={settings} />
    </AdminOnly>
  );
}
