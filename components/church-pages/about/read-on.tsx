import { EditHere } from '#components/editing/edit-here.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import { paths } from '#lib/core/site/paths.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';

/** Where they lead, in the order of their words. */
const hrefs = [paths.beliefs, paths.missionVision];

/** The ways on from the story: beliefs, mission and vision. */
export function ReadOn({ texts }: { texts: PageTexts }) {
  return (
    <ul className="mt-16 grid border-y border-ink/25 md:grid-cols-2">
      {texts['about.read_on'].map(({ title, text }, place) => (
        <li
          key={hrefs[place]}
          className="border-ink/25 not-last:border-b md:not-last:border-r md:not-last:border-b-0"
        >
          <PageLink
            href={hrefs[place] ?? paths.beliefs}
            className="group block h-full py-8 md:px-10 md:py-10"
          >
            <p className="flex items-baseline justify-between gap-4 font-display text-2xl font-[560] tracking-tight text-accent-deep">
              <span className="underline decoration-transparent decoration-2 underline-offset-8 transition-colors group-hover:decoration-second">
                {title}
              </span>{' '}
              <span
                aria-hidden="true"
                className="text-second transition-transform group-hover:translate-x-0.5"
              >
                →
              </span>
            </p>
            <p className="mt-3 max-w-[25.6em] text-ink-2">
              <Lines of={text} />
            </p>
          </PageLink>
          {place === 0 && <EditHere of="words:about.read_on" />}
        </li>
      ))}
    </ul>
  );
}
