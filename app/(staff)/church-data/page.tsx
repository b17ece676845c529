import type { Metadata } from 'next';
import { ChurchDataIsland } from '#components/church-data/church-data-island.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';

export const generateMetadata = (): Metadata => pageMetadata({ title: 'Your Data', path: paths.churchData });

export default function ChurchDataPage() {
  return <ChurchDataIsland />;
}
