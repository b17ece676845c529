import { Creek } from '#components/art/creek.tsx';
import { WindowTracery } from '#components/art/window-tracery.tsx';
import { ChurchLines } from '#components/editing/church-lines.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableText } from '#components/editing/editable-text.tsx';
import { EditableTitle } from '#components/editing/editable-title.tsx';
import { TitledWords } from '#components/editing/titled-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeading } from '#components/ui/page-heading.tsx';
import { Section } from '#components/ui/section.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { RichText } from '#components/ui/text/rich-text.tsx';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { PageTextKey, PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';

interface MissionVisionProps {
  texts: PageTexts;
  /** What the page goes without. */
  unwritten: ReadonlySet<PageTextKey>;
}

/** The mission, the objectives that follow from it, and the vision, each where it is written. */
export function MissionVision({ texts, unwritten }: MissionVisionProps) {
  return (
    <>
      {unwritten.has('mission.statement') ? (
        <Static>
          <PageHeading title={messages.pages.titles['mission-vision']} />
        </Static>
      ) : (
        <Mission statement={texts['mission.statement']} />
      )}
      <Objectives texts={texts} unwritten={unwritten} />
      {!unwritten.has('mission.vision') && <Vision texts={texts} />}
      <NextSteps texts={texts} />
    </>
  );
}

function Mission({ statement }: { statement: string }) {
  return (
    <Static as="header" className="wrap pt-12 md:pt-20">
      <h1 className="font-sans text-base font-semibold tracking-normal text-second">
        {messages.pages.titles['mission-vision']}
      </h1>
      <EditableText
        of="mission.statement"
        text={statement}
        className="mt-5 max-w-[13.4em] font-display text-5xl font-[560] tracking-[-0.02em] text-balance"
      />
    </Static>
  );
}

function Objectives({ texts, unwritten }: MissionVisionProps) {
  const hasIntro = !unwritten.has('mission.objectives_intro');
  const hasPath = !unwritten.has('mission.objectives');
  if (!hasIntro && !hasPath) return null;
  return (
    <Section isStatic labelledBy={hasIntro ? 'objectives' : undefined}>
      {hasIntro && (
        <div className="measure">
          <TitledWords
            id="objectives"
            of="mission.objectives_intro"
            words={texts['mission.objectives_intro']}
            className="mt-4 text-ink-2"
          />
        </div>
      )}
      {hasPath && <ObjectivePath objectives={texts['mission.objectives']} heading={hasIntro ? 'h3' : 'h2'} />}
    </Section>
  );
}

function NextSteps({ texts }: { texts: PageTexts }) {
  return (
    <Section isStatic labelledBy="next">
      <div className="grid gap-8 md:grid-cols-12 md:items-center">
        <EditableTitle
          id="next"
          of="mission.next"
          texts={texts}
          className="text-3xl wrap-anywhere md:col-span-7"
        />
        <p className="flex flex-wrap gap-3 md:col-span-5 md:justify-end">
          {shownAddress(paths.beliefs) && (
            <>
              <Button href={paths.beliefs} variant="secondary">
                {messages.churchPages.mission.beliefs}
              </Button>{' '}
            </>
          )}
          <Button href={paths.ministries}>{messages.churchPages.mission.ministries}</Button>
        </p>
      </div>
    </Section>
  );
}

interface ObjectivePathProps {
  objectives: PageTexts['mission.objectives'];
  heading: 'h2' | 'h3';
}

function ObjectivePath({ objectives, heading: Heading }: ObjectivePathProps) {
  return (
    <div className="relative mt-12 first:mt-0 -mb-[clamp(64px,3rem+5.2vw,128px)] md:mt-16">
      <Creek className="absolute top-0 start-0 h-full w-14 lg:inset-x-0 lg:mx-auto lg:w-44" />
      <ol className="pb-16 md:pb-24">
        {objectives.map(({ name, to, text }, index) => (
          <li
            key={name}
            className={`py-8 ps-20 max-[18rem]:ps-16 md:ps-28 lg:w-[calc(50%-7rem)] lg:py-9 lg:ps-0 ${index % 2 === 0 ? 'lg:text-end' : 'lg:ms-auto'}`}
          >
            <Heading className="text-4xl" {...langOfWords('mission.objectives', `${index}.name`)}>
              {name}
            </Heading>
            <p
              className="mt-1 font-display text-lg text-ink-2 italic"
              {...langOfWords('mission.objectives', `${index}.to`)}
            >
              {to}
            </p>
            <p
              className={`mt-4 max-w-[29.5em] text-ink-2 ${index % 2 === 0 ? 'lg:ms-auto' : ''}`}
              {...langOfWords('mission.objectives', `${index}.text`)}
            >
              <ChurchLines of={text} />
            </p>
          </li>
        ))}
      </ol>
      <EditHere of="words:mission.objectives" />
    </div>
  );
}

function Vision({ texts }: { texts: PageTexts }) {
  const { title, text } = texts['mission.vision'];
  return (
    <Section isStatic labelledBy="vision" ground="night">
      <div className="grid gap-10 md:grid-cols-12">
        <div className="flex items-start justify-between gap-8 md:col-span-4 md:block">
          <h2 id="vision" className="text-3xl text-gold">
            <span {...langOfWords('mission.vision', 'title')}>{title}</span>
            <EditHere of="words:mission.vision" />
          </h2>
          <WindowTracery className="h-36 text-limestone md:mt-10 md:h-72" />
        </div>
        <div className="max-w-[34em] wrap-anywhere [&>*+*]:mt-6 font-display text-xl leading-[1.5] font-[380] md:col-span-8">
          <RichText html={text} {...langOfWords('mission.vision', 'text')} />
        </div>
      </div>
    </Section>
  );
}
