'use client';

import { staffOnly } from '#components/admin-mode/staff-only.tsx';

/** The Change Background button. */
export const HeroBackgroundIsland = staffOnly(() =>
  import('./hero-background-button.tsx').then((module) => module.HeroBackgroundButton),
);
