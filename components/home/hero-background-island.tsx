'use client';

import dynamic from 'next/dynamic';
import { AdminOnly } from '../layout/admin-only';

const HeroBackgroundButton = dynamic(
  () => import('./hero-background-button').then((module) => module.HeroBackgroundButton),
  { ssr: false },
);

/** The Change Background button for staff; visitors neither see nor download it. */
export function HeroBackgroundIsland({ url, version }: { url: string | null; version: string }) {
  return (
    <AdminOnly>
      <HeroBackgroundButton url={url} version={version} />
    </AdminOnly>
  );
}
