import { ChurchLines } from '#components/editing/church-lines.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableTitle } from '#components/editing/editable-title.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Section } from '#components/ui/section.tsx';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';

/** The church's story, and the pages that follow from it. */
export function Story({ texts }: { texts: PageTexts }) {
  return (
    <Section isStatic labelledBy="story">
      <EditableTitle
        id="story"
        of="about.story_title"
        texts={texts}
        className="text-3xl md:ms-[calc((100%+2.5rem)/3+2.5rem)]"
      />
      <div>
        <StoryLine story={texts['about.story']} />
        <EditHere of="words:about.story" />
      </div>
      <ReadOn texts={texts} />
    </Section>
  );
}

function StoryLine({ story }: { story: PageTexts['about.story'] }) {
  return (
    <ol className="mt-12 md:mt-16">
      {story.map(({ when, title, text }, place) => (
        <li key={title} className="group grid gap-x-10 md:grid-cols-12">
          <p
            className="mb-3 font-display text-3xl leading-none text-second tabular md:mb-0 md:col-span-4 md:text-end md:text-4xl"
            {...langOfWords('about.story', `${place}.when`)}
          >
            {when}
          </p>
          <div className="relative border-s border-ink/25 pb-14 ps-6 group-last:pb-0 md:col-span-8 md:ps-10">
            <span
              aria-hidden="true"
              className="absolute -start-[7px] top-2 size-[13px] rounded-full border-2 border-second bg-paper group-last:bg-second"
            />
            <h3 className="text-xl" {...langOfWords('about.story', `${place}.title`)}>
              {title}
            </h3>
            <p className="measure mt-3 text-ink-2" {...langOfWords('about.story', `${place}.text`)}>
              <ChurchLines of={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const hrefs = [paths.beliefs, paths.missionVision];

function ReadOn({ texts }: { texts: PageTexts }) {
  const ways = texts['about.read_on']
    .map((way, at) => ({ ...way, at, href: hrefs[at] ?? paths.beliefs }))
    .filter(({ href }) => shownAddress(href));
  if (ways.length === 0) return null;
  return (
    <ul className="mt-16 grid border-y border-ink/25 md:grid-cols-2">
      {ways.map(({ title, text, at, href }, place) => (
        <li
          key={href}
          className="border-ink/25 not-last:border-b md:not-last:border-e md:not-last:border-b-0"
        >
          <PageLink href={href} className="group block h-full py-8 md:px-10 md:py-10">
            <p className="flex items-baseline justify-between gap-4 font-display text-2xl font-[560] tracking-tight text-accent-deep">
              <span
                className="underline decoration-transparent decoration-2 underline-offset-8 transition-colors group-hover:decoration-second"
                {...langOfWords('about.read_on', `${at}.title`)}
              >
                {title}
              </span>{' '}
              <span
                aria-hidden="true"
                className="mirrored text-second transition-transform group-hover:translate-x-[calc(2px*var(--along))]"
              >
                →
              </span>
            </p>
            <p className="mt-3 max-w-[25.6em] text-ink-2" {...langOfWords('about.read_on', `${at}.text`)}>
              <ChurchLines of={text} />
            </p>
          </PageLink>
          {place === 0 && <EditHere of="words:about.read_on" />}
        </li>
      ))}
    </ul>
  );
}
