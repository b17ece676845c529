import { Faq } from '#components/about/faq.tsx';
import { faqStructuredData } from '#components/about/faq-structured-data.ts';
import { Leadership } from '#components/about/leadership.tsx';
import { questionGroups } from '#components/about/question-groups.ts';
import { Story } from '#components/about/story.tsx';
import { Values } from '#components/about/values.tsx';
import { OfferedOnly } from '#components/admin-mode/offered-only.tsx';
import { HillsVignette } from '#components/art/hills-vignette.tsx';
import { ToWrite } from '#components/beliefs/to-write.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableText } from '#components/editing/editable-text.tsx';
import { EditableTitle } from '#components/editing/editable-title.tsx';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { ArrangedSections } from '#components/navigation/arranged-sections.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Section } from '#components/ui/section.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { QueryOf } from '#lib/core/addresses/pages.ts';
import { messages } from '#lib/language/messages.ts';
import { isShown } from '#lib/navigation/layouts/arranged-parts.ts';
import { currentArrangement } from '#lib/navigation/layouts/queries.ts';
import { describedPage } from '#lib/page-texts/described-page.ts';
import { findUnwritten, pageTexts } from '#lib/page-texts/queries.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { wordsOfPage } from '#lib/page-texts/spoken/words-of-page.ts';

export const generateMetadata = () =>
  describedPage(messages.pages.titles.about, 'about.description', paths.about);

interface Props {
  searchParams: Promise<QueryOf<'/about'>>;
}

export default async function AboutPage({ searchParams }: Props) {
  const { tab } = await searchParams;
  const [texts, { texts: unwritten }, arrangement] = await Promise.all([
    pageTexts(),
    findUnwritten(),
    currentArrangement('about'),
  ]);
  const hasLeaders = texts['about.leaders'].length > 0;
  const currentQuestions = questionGroups.find((group) => group.tab === tab) ?? questionGroups[0];
  return (
    <>
      <MostlyUntranslated of={[await wordsOfPage(paths.about)]} />
      {isShown(arrangement.layout, 'questions') && <JsonLd data={faqStructuredData(texts)} />}
      <Static>
        <PageHeading title={messages.pages.titles.about}>
          <EditableText of="about.lead" text={texts['about.lead']} />
        </PageHeading>
        <HillsVignette className="h-28 w-full md:h-44" />
      </Static>
      <ArrangedSections
        {...arrangement}
        sections={{
          story: <Story texts={texts} />,
          values: unwritten.has('about.values') ? (
            <ToWrite keys={['about.values']} />
          ) : (
            <Section isStatic labelledBy="values" ground="limestone">
              <Values texts={texts} />
            </Section>
          ),
          leaders: hasLeaders ? (
            <Section labelledBy="leadership">
              <Leadership texts={texts} />
            </Section>
          ) : (
            <NoLeaders title={texts['about.leaders_intro'].title} />
          ),
          questions: (
            <Section isStatic labelledBy="faq" ground={hasLeaders ? 'limestone' : 'paper'}>
              <Faq current={currentQuestions} texts={texts} />
            </Section>
          ),
          come: <ComeOnSunday texts={texts} />,
        }}
      />
    </>
  );
}

/** An invitation to visit. */
function ComeOnSunday({ texts }: { texts: PageTexts }) {
  return (
    <Section isStatic labelledBy="come">
      <div className="grid gap-8 md:grid-cols-12 md:items-center">
        <EditableTitle id="come" of="about.come" texts={texts} className="text-3xl md:col-span-8" />
        <p className="md:col-span-4 md:justify-self-end">
          <Button href={paths.visit}>{messages.pages.titles.visit}</Button>
        </p>
      </div>
    </Section>
  );
}

/** The place of the leaders while none is listed: staff alone see it. */
function NoLeaders({ title }: { title: string }) {
  return (
    <OfferedOnly access="pages">
      <Section labelledBy="leadership">
        <h2 id="leadership" className="text-3xl" {...langOfWords('about.leaders_intro', 'title')}>
          {title}
        </h2>
        <div className="mt-4 text-ink-2">
          <span>{messages.pageTexts.noLeaders}</span>
          <EditHere of="words:about.leaders" />
        </div>
      </Section>
    </OfferedOnly>
  );
}
