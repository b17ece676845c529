import { Hymnal } from '#components/beliefs/hymnal.tsx';
import { NotWritten } from '#components/beliefs/not-written.tsx';
import { ToWrite } from '#components/beliefs/to-write.tsx';
import { EditableText } from '#components/editing/editable-text.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { describedPage } from '#lib/page-texts/described-page.ts';
import { findUnwritten, pageTexts } from '#lib/page-texts/queries.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { wordsOfPage } from '#lib/page-texts/spoken/words-of-page.ts';

export const generateMetadata = () =>
  describedPage(messages.pages.titles.beliefs, 'beliefs.description', paths.beliefs);

export default async function BeliefsPage() {
  const [texts, unwritten] = await Promise.all([pageTexts(), findUnwritten()]);
  const hasStatements = !unwritten.texts.has('beliefs.statements');
  return (
    <>
      <MostlyUntranslated of={[await wordsOfPage(paths.beliefs)]} />
      {unwritten.pages.includes(paths.beliefs) ? (
        <NotWritten title={messages.pages.titles.beliefs} />
      ) : (
        <Static className="bg-[linear-gradient(var(--color-limestone)_60%,var(--color-paper)_60%)]">
          <PageHeading title={messages.pages.titles.beliefs}>
            <EditableText of="beliefs.lead" text={texts['beliefs.lead']} />
          </PageHeading>
          <div className="wrap pb-20 md:pb-28">
            {hasStatements && <Hymnal texts={texts} />}
            <After texts={texts} hasWords={hasStatements || !unwritten.texts.has('beliefs.after')} />
          </div>
        </Static>
      )}
      <ToWrite keys={hasStatements ? [] : ['beliefs.statements']} />
    </>
  );
}

function After({ texts, hasWords }: { texts: PageTexts; hasWords: boolean }) {
  return (
    <div className="mt-14 grid gap-6 first:mt-0 md:grid-cols-12 md:items-center">
      {hasWords && (
        <EditableText
          of="beliefs.after"
          text={texts['beliefs.after']}
          className="measure text-ink-2 md:col-span-7"
        />
      )}
      <p className="flex flex-wrap gap-3 md:col-span-5 md:justify-end">
        {shownAddress(paths.missionVision) && (
          <>
            <Button href={paths.missionVision} variant="secondary">
              {messages.churchPages.beliefs.mission}
            </Button>{' '}
          </>
        )}
        <Button href={paths.visit}>{messages.pages.titles.visit}</Button>
      </p>
    </div>
  );
}
