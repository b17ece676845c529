'use client';

import { staffOnly } from '#components/admin-mode/staff-only.tsx';

/** The card with which staff publish today’s message. */
export const PublishMessageIsland = staffOnly(() =>
  import('./publish-message.tsx').then((module) => module.PublishMessage),
);
