'use client';

import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';

/** Stores filled-in notes; its code loads after the page has started. */
export const NoteStorageIsland = lazyComponent(
  () => import('./note-storage.tsx').then((module) => module.NoteStorage),
  { isQuiet: true },
);
