import { Lines } from '#components/ui/text/lines.tsx';
import type { PageTexts } from '#lib/page-texts/register.ts';

/** The story with its years in the margin. */
export function StoryLine({ story }: { story: PageTexts['about.story'] }) {
  return (
    <ol className="mt-12 md:mt-16">
      {story.map(({ when, title, text }) => (
        <li key={title} className="group grid gap-x-10 md:grid-cols-12">
          <p className="mb-3 font-display text-3xl leading-none text-second tabular md:mb-0 md:col-span-4 md:text-right md:text-4xl">
            {when}
          </p>
          <div className="relative border-l border-ink/25 pb-14 pl-6 group-last:pb-0 md:col-span-8 md:pl-10">
            <span
              aria-hidden="true"
              className="absolute -left-[7px] top-2 size-[13px] rounded-full border-2 border-second bg-paper group-last:bg-second"
            />
            <h3 className="text-xl">{title}</h3>
            <p className="measure mt-3 text-ink-2">
              <Lines of={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
