'use client';

import { staffOnly } from '#components/admin-mode/staff-only.tsx';
import { useStaffVisible } from '#components/admin-mode/unsent-text.ts';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { withStaffMessages } from '#lib/language/load-messages.ts';
import type { LiveChoices } from '#lib/livestream/live-choices.ts';
import type { SiteSettings } from '#lib/livestream/schema.ts';

const StreamSettings = lazyComponent(
  withStaffMessages(() => import('./stream-settings.tsx').then((module) => module.StreamSettings)),
);

/** The stream's settings for staff; visitors do not download them. */
export function StreamSettingsIsland(props: {
  settings: SiteSettings;
  defaultVideoId: string | null;
  live: LiveChoices | null;
}) {
  return useStaffVisible() && <StreamSettings {...props} />;
}

/** The card with which staff publish today’s message. */
export const PublishMessageIsland = staffOnly(() =>
  import('./publish-message.tsx').then((module) => module.PublishMessage),
);
