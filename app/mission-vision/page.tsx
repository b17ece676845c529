import type { Metadata } from 'next';
import { MissionVision } from '#components/church-pages/mission-vision.tsx';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata({
    title: 'Mission & Vision',
    description: (await pageTexts())['mission.description'],
    path: paths.missionVision,
  });

export default async function MissionVisionPage() {
  return <MissionVision texts={await pageTexts()} />;
}
