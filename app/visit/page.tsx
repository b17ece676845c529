import { ClosingNotice } from '#components/closings/closing-notice.tsx';
import { ChurchLines } from '#components/editing/church-lines.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableText } from '#components/editing/editable-text.tsx';
import { EditableTitle } from '#components/editing/editable-title.tsx';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { LateRefresh } from '#components/live-updates/late-refresh.tsx';
import { ArrangedSections } from '#components/navigation/arranged-sections.tsx';
import { PrayerSection } from '#components/prayer/prayer-section.tsx';
import { Section } from '#components/ui/section.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Arrival } from '#components/visit/arrival.tsx';
import { Directions } from '#components/visit/directions.tsx';
import { Essentials } from '#components/visit/essentials.tsx';
import { StillWondering } from '#components/visit/still-wondering.tsx';
import { SundayTimeline } from '#components/visit/sunday-timeline.tsx';
import { listNearClosings } from '#lib/closings/queries.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { QueryOf } from '#lib/core/addresses/pages.ts';
import { hasAddress } from '#lib/core/church/address.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { knownServices } from '#lib/events/church-services/read-services.ts';
import { servicesStructuredData } from '#lib/events/structured-data.ts';
import { formOffers } from '#lib/forms/public/form-offers.ts';
import { messages } from '#lib/language/messages.ts';
import { currentArrangement } from '#lib/navigation/layouts/queries.ts';
import { describedPage } from '#lib/page-texts/described-page.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { wordsOfPage } from '#lib/page-texts/spoken/words-of-page.ts';
import { prayerSourceOf } from '#lib/prayer/schema.ts';
import { privacyLink } from '#lib/site-pages/public/privacy-link.ts';

export const generateMetadata = () =>
  describedPage(messages.pages.titles.visit, 'visit.description', paths.visit);

interface Props {
  searchParams: Promise<QueryOf<'/visit'>>;
}

// The church's structured data is on every page (app/layout.tsx).
export default async function VisitPage({ searchParams }: Props) {
  const { from } = await searchParams;
  const [texts, services, closings, arrangement, privacy, { visit }] = await Promise.all([
    pageTexts(),
    knownServices(),
    readOr(listNearClosings({}), []),
    currentArrangement('visit'),
    privacyLink(),
    formOffers(),
  ]);
  return (
    <>
      <MostlyUntranslated of={[await wordsOfPage(paths.visit)]} />
      {servicesStructuredData(services, new Date()).map((data) => (
        <JsonLd key={String(data['@id'])} data={data} />
      ))}
      <ArrangedSections
        {...arrangement}
        sections={{
          facts: <Essentials texts={texts} notice={<ClosingNotice closings={closings} className="mb-8" />} />,
          morning: <Morning texts={texts} />,
          expectations: (
            <Section isStatic labelledBy="expect" ground="limestone">
              <Expectations texts={texts} />
            </Section>
          ),
          directions: <GettingHere texts={texts} />,
          children: (
            <PrayerSection words={texts['visit.prayer']} source={prayerSourceOf(from)} privacy={privacy} />
          ),
          come: <StillWondering texts={texts} visit={visit} />,
        }}
      />
      <LateRefresh topic="events" />
    </>
  );
}

function GettingHere({ texts }: { texts: PageTexts }) {
  const isKnown = hasAddress(currentChurch());
  return (
    <Section labelledBy={isKnown ? 'directions' : undefined}>
      {isKnown && <Directions texts={texts} />}
      <Static className={isKnown ? 'mt-16 border-t border-ink/25 pt-14 md:mt-20' : undefined}>
        <Arrival texts={texts} />
      </Static>
    </Section>
  );
}

function Morning({ texts }: { texts: PageTexts }) {
  const { title, text } = texts['visit.morning_intro'];
  return (
    <Section isStatic labelledBy="morning">
      <h2 id="morning" className="text-3xl" {...langOfWords('visit.morning_intro', 'title')}>
        {title}
      </h2>
      <EditableText of="visit.morning_intro" text={text} className="measure mt-4 text-ink-2" />
      <div>
        <SundayTimeline morning={texts['visit.morning']} />
        <EditHere of="words:visit.morning" />
      </div>
    </Section>
  );
}

/** What to Expect on a first visit. */
function Expectations({ texts }: { texts: PageTexts }) {
  return (
    <div className="grid gap-10 lg:grid-cols-12">
      <EditableTitle id="expect" of="visit.expect_title" texts={texts} className="text-3xl lg:col-span-4" />
      <div className="lg:col-span-8">
        <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
          {texts['visit.expect'].map(({ name, text }, place) => (
            <li key={name} className="border-t-2 border-ink pt-4">
              <h3 className="text-lg" {...langOfWords('visit.expect', `${place}.name`)}>
                {name}
              </h3>
              <p className="mt-2 text-ink-2" {...langOfWords('visit.expect', `${place}.text`)}>
                <ChurchLines of={text} />
              </p>
            </li>
          ))}
        </ul>
        <EditHere of="words:visit.expect" />
      </div>
    </div>
  );
}
