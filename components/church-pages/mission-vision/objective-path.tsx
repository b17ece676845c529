import { Creek } from '#components/art/creek.tsx';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import type { PageTexts } from '#lib/page-texts/register.ts';

/** The objectives along a creek that bends from one bank to the other and widens on its way. */
export function ObjectivePath({ objectives }: { objectives: PageTexts['mission.objectives'] }) {
  return (
    <div className="relative mt-12 -mb-[clamp(64px,3rem+5.2vw,128px)] md:mt-16">
      <Creek className="absolute top-0 left-0 h-full w-14 lg:left-1/2 lg:w-44 lg:-translate-x-1/2" />
      <ol className="pb-16 md:pb-24">
        {objectives.map(({ name, to, text }, index) => (
          <li
            key={name}
            className={`py-8 pl-20 max-[18rem]:pl-16 md:pl-28 lg:w-[calc(50%-7rem)] lg:py-9 lg:pl-0 ${index % 2 === 0 ? 'lg:text-right' : 'lg:ml-auto'}`}
          >
            <h3 className="text-4xl">{name}</h3>
            <p className="mt-1 font-display text-lg text-ink-2 italic">{to}</p>
            <p className={`mt-4 max-w-[29.5em] text-ink-2 ${index % 2 === 0 ? 'lg:ml-auto' : ''}`}>
              <Lines of={text} />
            </p>
          </li>
        ))}
      </ol>
      <EditHere of="words:mission.objectives" />
    </div>
  );
}
