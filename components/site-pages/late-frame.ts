'use client';

import { lazy } from 'react';

/** A frame of another site, fetched where a page has one: built-in pages may have any block, and few have these. */
export const LateFrame = lazy(() => import('./frame.tsx'));
