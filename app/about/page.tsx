import { HillsVignette } from '#components/art/hills-vignette.tsx';
import { ComeOnSunday } from '#components/church-pages/about/come-on-sunday.tsx';
import { Faq } from '#components/church-pages/about/faq.tsx';
import { faqStructuredData } from '#components/church-pages/about/faq-structured-data.ts';
import { Leadership } from '#components/church-pages/about/leadership.tsx';
import { NoLeaders } from '#components/church-pages/about/no-leaders.tsx';
import { questionGroups } from '#components/church-pages/about/question-groups.ts';
import { Story } from '#components/church-pages/about/story.tsx';
import { Values } from '#components/church-pages/about/values.tsx';
import { ToWrite } from '#components/church-pages/to-write.tsx';
import { EditableText } from '#components/editing/editable-text.tsx';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { ArrangedSections } from '#components/navigation/arranged-sections.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Section } from '#components/ui/section.tsx';
import { Static } from '#components/ui/static/static.tsx';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { paths } from '#lib/core/site/paths.ts';
import { messages } from '#lib/language/messages.ts';
import { isShown } from '#lib/navigation/layouts/arranged-parts.ts';
import { currentArrangement } from '#lib/navigation/layouts/queries.ts';
import { describedPage } from '#lib/page-texts/described-page.ts';
import { findUnwritten, pageTexts } from '#lib/page-texts/queries.ts';

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
