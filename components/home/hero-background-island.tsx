'use client';

import { AdminOnly } from '#components/account/admin-only.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';

const HeroBackgroundButton = lazyComponent(() =>
  import('./hero-background-button.tsx').then((module) => module.HeroBackgroundButton),
);

/** The Change Background button for staff; visitors neither see nor download it. */
export function HeroBackgroundIsland({ url, version }: { url: string | null; version: string }) {
  return (
    <AdminOnly>
      <HeroBackgroundButton url={url} version={version} />
    </AdminOnly>
  );
}
