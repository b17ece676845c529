'use client';

import { staffOnly } from './staff-only.tsx';

/** Shows its children in admin mode, to staff who pass the access. */
export const OfferedOnly = staffOnly(() => import('./offered.tsx').then((module) => module.Offered));
