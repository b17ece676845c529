'use client';

import { AdminOnly } from '#components/admin-mode/admin-only.tsx';
import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import type { HeroSettings } from './hero-background-dialog.tsx';

const HeroBackgroundButton = lazyComponent(() =>
  import('./hero-background-button.tsx').then((module) => module.HeroBackgroundButton),
);

/** The Change Background button for staff; visitors do not download it. */
export function HeroBackgroundIsland(settings: HeroSettings) {
  return (
    <AdminOnly>
      <HeroBackgroundButton {...settings} />
    </AdminOnly>
  );
}
