import { ChurchLines } from '#components/editing/church-lines.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableText } from '#components/editing/editable-text.tsx';
import { EditableTitle } from '#components/editing/editable-title.tsx';
import { Ways } from '#components/giving/ways.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { ArrangedSections } from '#components/navigation/arranged-sections.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { RichText } from '#components/ui/text/rich-text.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { joinedSections } from '#lib/navigation/layouts/arranged-parts.ts';
import { originalLayout } from '#lib/navigation/layouts/present-layout.ts';
import { currentArrangement } from '#lib/navigation/layouts/queries.ts';
import { describedPage } from '#lib/page-texts/described-page.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { wordsOfPage } from '#lib/page-texts/spoken/words-of-page.ts';

export const generateMetadata = () =>
  describedPage(messages.pages.titles.giving, 'giving.description', paths.giving);

export default async function GivingPage() {
  const [texts, arrangement] = await Promise.all([pageTexts(), currentArrangement('giving')]);
  return (
    <>
      <MostlyUntranslated of={[await wordsOfPage(paths.giving)]} />
      <Static>
        <PageHeading title={messages.pages.titles.giving}>
          <EditableText of="giving.lead" text={texts['giving.lead']} />
        </PageHeading>
      </Static>
      <ArrangedSections
        own={arrangement.own}
        layout={joinedSections(arrangement.layout ?? originalLayout('giving'), ['ways', 'why'])}
        sections={{
          'ways why': (
            <div className="wrap grid gap-x-16 gap-y-14 pb-24 lg:grid-cols-12 lg:items-start">
              <div className="lg:col-span-7">
                <WaysAndQuestions texts={texts} />
              </div>
              <div className="lg:col-span-5">
                <Reasons texts={texts} />
              </div>
            </div>
          ),
          ways: (
            <div className="wrap pb-16">
              <WaysAndQuestions texts={texts} />
            </div>
          ),
          why: (
            <div className="wrap pb-16">
              <Reasons texts={texts} />
            </div>
          ),
        }}
      />
    </>
  );
}

function WaysAndQuestions({ texts }: { texts: PageTexts }) {
  return (
    <>
      <Ways texts={texts} />
      <Static>
        <RichText
          html={texts['giving.questions']}
          look={{ p: 'measure mt-8 text-sm text-ink-2' }}
          {...langOfWords('giving.questions')}
        />
        <EditHere of="words:giving.questions" />
      </Static>
    </>
  );
}

/** Reasons to give, beside the ways. */
function Reasons({ texts }: { texts: PageTexts }) {
  return (
    <Static
      as="aside"
      aria-labelledby="why"
      className="rounded-card bg-limestone p-7 md:p-10 lg:sticky lg:top-28"
    >
      <EditableTitle id="why" of="giving.why" texts={texts} className="text-2xl" />
      {texts['giving.reasons'].map(({ title, text }, place) => (
        <p key={title} className="mt-5 text-ink-2">
          <strong className="font-semibold text-ink" {...langOfWords('giving.reasons', `${place}.title`)}>
            {title}
          </strong>{' '}
          <ChurchLines of={text} {...langOfWords('giving.reasons', `${place}.text`)} />
        </p>
      ))}
      <EditHere of="words:giving.reasons" />
      <EditableText
        of="giving.guests"
        text={texts['giving.guests']}
        className="mt-6 border-t border-ink/20 pt-5 text-ink-2"
      />
    </Static>
  );
}
