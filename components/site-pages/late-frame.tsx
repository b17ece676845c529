'use client';

import { type ComponentProps, lazy } from 'react';

const Frame = lazy(() => import('./frame.tsx'));

/** A frame of another site, fetched where a page has one: built-in pages may have any block, and few have these. */
export function LateFrame(props: ComponentProps<typeof Frame>) {
  return <Frame {...props} />;
}
