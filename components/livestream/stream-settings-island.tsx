'use client';

import type { SiteSettings } from '@/lib/settings/settings';
import { latePart } from '../late/late-part';
import { AdminOnly } from '../layout/admin-only';

const StreamSettings = latePart(() => import('./stream-settings').then((module) => module.StreamSettings));

/** The stream's settings for staff; visitors neither see nor download them. */
export function StreamSettingsIsland({ settings }: { settings: SiteSettings }) {
  return (
    <AdminOnly>
      <StreamSettings settings={settings} />
    </AdminOnly>
  );
}
