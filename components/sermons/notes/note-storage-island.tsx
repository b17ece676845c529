'use client';

import { lazyComponent } from '#components/ui/lazy/lazy-component.tsx';

/** What keeps the words filled into notes: its code is fetched once the page has started. */
export const NoteStorageIsland = lazyComponent(
  () => import('./note-storage.tsx').then((module) => module.NoteStorage),
  { isQuiet: true },
);
