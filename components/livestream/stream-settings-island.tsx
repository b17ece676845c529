'use client';

import type { SiteSettings } from '@/lib/settings/settings';
import { useStaffPlace } from '../admin/unsent-text';
import { latePart } from '../late/late-part';

const StreamSettings = latePart(() => import('./stream-settings').then((module) => module.StreamSettings));

/** The stream's settings for staff; visitors neither see nor download them. */
export function StreamSettingsIsland({ settings }: { settings: SiteSettings }) {
  return useStaffPlace() && <StreamSettings settings={settings} />;
}
