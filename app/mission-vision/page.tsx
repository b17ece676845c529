import { MissionVision } from '#components/beliefs/mission-vision.tsx';
import { NotWritten } from '#components/beliefs/not-written.tsx';
import { ToWrite } from '#components/beliefs/to-write.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { describedPage } from '#lib/page-texts/described-page.ts';
import { findUnwritten, pageTexts } from '#lib/page-texts/queries.ts';
import { wordsOfPage } from '#lib/page-texts/spoken/words-of-page.ts';

export const generateMetadata = () =>
  describedPage(messages.pages.titles['mission-vision'], 'mission.description', paths.missionVision);

/** The texts that make the page, in its order. */
const parts = [
  'mission.statement',
  'mission.objectives_intro',
  'mission.objectives',
  'mission.vision',
] as const;

export default async function MissionVisionPage() {
  const [texts, unwritten] = await Promise.all([pageTexts(), findUnwritten()]);
  return (
    <>
      <MostlyUntranslated of={[await wordsOfPage(paths.missionVision)]} />
      {unwritten.pages.includes(paths.missionVision) ? (
        <NotWritten title={messages.pages.titles['mission-vision']} />
      ) : (
        <MissionVision texts={texts} unwritten={unwritten.texts} />
      )}
      <ToWrite keys={parts.filter((key) => unwritten.texts.has(key))} />
    </>
  );
}
