'use client';

import { latePart } from '../late/late-part';
import { AdminOnly } from '../layout/admin-only';

const HeroBackgroundButton = latePart(() =>
  import('./hero-background-button').then((module) => module.HeroBackgroundButton),
);

/** The Change Background button for staff; visitors neither see nor download it. */
export function HeroBackgroundIsland({ url, version }: { url: string | null; version: string }) {
  return (
    <AdminOnly>
      <HeroBackgroundButton url={url} version={version} />
    </AdminOnly>
  );
}
