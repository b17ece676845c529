'use client';

import { staffOnly } from '#components/admin-mode/staff-only.tsx';

/** The Add Sermon button. */
export const AddSermonIsland = staffOnly(() => import('./add-sermon.tsx').then((module) => module.AddSermon));
