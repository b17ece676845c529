import { MissionVision } from '#components/church-pages/mission-vision.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';
import { describedPage } from '#lib/page-texts/described-page.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';

export const generateMetadata = () =>
  describedPage(messages.pages.titles['mission-vision'], 'mission.description', paths.missionVision);

export default async function MissionVisionPage() {
  return <MissionVision texts={await pageTexts()} />;
}
