'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import type { TodaysMessage } from '#lib/livestream/status/todays-message.ts';

const PublishMessage = lazyComponent(() =>
  import('./publish-message.tsx').then((module) => module.PublishMessage),
);

/** The card with which staff publish today's message; visitors do not download it. */
export function PublishMessageIsland({ message }: { message: TodaysMessage }) {
  return (
    <AdminOnly>
      <PublishMessage message={message} />
    </AdminOnly>
  );
}
