import type { Metadata } from 'next';
import { ComeOnSunday } from '#components/about/come-on-sunday.tsx';
import { Faq } from '#components/about/faq.tsx';
import { faqStructuredData } from '#components/about/faq-structured-data.ts';
import { Leadership } from '#components/about/leadership.tsx';
import { questionGroups } from '#components/about/questions.ts';
import { ReadOn } from '#components/about/read-on.tsx';
import { StoryLine } from '#components/about/story-line.tsx';
import { Values } from '#components/about/values.tsx';
import { HillsVignette } from '#components/art/hills-vignette.tsx';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Section } from '#components/ui/section.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import type { QueryOf } from '#lib/core/site/pages.ts';
import { paths } from '#lib/core/site/paths.ts';

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: 'About Us',
    description: `The story of ${currentChurch().name} since ${currentChurch().founded_year}: what we value, who looks after things, and answers to what people ask before a first visit.`,
    path: paths.about,
  });

interface Props {
  searchParams: Promise<QueryOf<'/about'>>;
}

export default async function AboutPage({ searchParams }: Props) {
  const { tab } = await searchParams;
  const currentQuestions = questionGroups.find((group) => group.tab === tab) ?? questionGroups[0];
  return (
    <>
      <JsonLd data={faqStructuredData()} />
      <PageHeading title="About Us">
        <p>
          We are a {currentChurch().kind} in {currentChurch().city}, {currentChurch().region_name}: ordinary
          people learning to love God, and the neighbors he gave us, in that order.
        </p>
      </PageHeading>
      <HillsVignette className="h-28 w-full md:h-44" />
      <Section labelledBy="story">
        <h2 id="story" className="text-3xl md:ml-[calc((100%+2.5rem)/3+2.5rem)]">
          How we got here
        </h2>
        <StoryLine />
        <ReadOn />
      </Section>
      <Section labelledBy="values" ground="limestone">
        <Values />
      </Section>
      <Section labelledBy="leadership">
        <Leadership />
      </Section>
      <Section labelledBy="faq" ground="limestone">
        <Faq current={currentQuestions} />
      </Section>
      <ComeOnSunday />
    </>
  );
}
