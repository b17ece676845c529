'use client';

import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';
import { withStaffMessages } from '#lib/language/load-messages.ts';

/** The choice of an invited person; its code loads on this page alone. */
export const JoinIsland = lazyComponent(
  withStaffMessages(() => import('./join-choice.tsx').then((module) => module.JoinChoice)),
);
