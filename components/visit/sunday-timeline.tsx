import { MorningMark } from '#components/art/morning-mark.tsx';
import { ChurchLines } from '#components/editing/church-lines.tsx';
import { Times } from '#components/ui/text/times.tsx';
import { currentServices } from '#lib/core/church/current-church.ts';
import { gatherings, mainService, serviceTitle } from '#lib/core/church/service-labels.ts';
import { untranslatedTexts } from '#lib/core/translations/lang-of.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { clockAt } from './clock-at.ts';

/** A Sunday morning as a timeline: vertical on phones, horizontal on wide windows. */
export function SundayTimeline({ morning }: { morning: PageTexts['visit.morning'] }) {
  return (
    <>
      <TimedService />
      <ol className={`mt-12 lg:mt-16 lg:grid ${columns[morning.length - 1]}`}>
        {morning.map(({ minutes, title, text }, index) => (
          <li key={title} className="group grid grid-cols-[72px_1fr] gap-x-5 lg:block">
            <div className="relative flex flex-col items-center lg:flex-row">
              <MorningMark
                step={morning.length === columns.length ? index : stepAt(minutes)}
                className="relative size-18 flex-none lg:size-24"
              />
              <span
                aria-hidden="true"
                className="w-0 flex-1 border-s-2 border-dashed border-ink/35 group-last:hidden lg:h-0 lg:w-auto lg:border-t-2 lg:border-s-0"
              />
            </div>
            <div className="pt-1 pb-10 wrap-anywhere lg:pt-6 lg:pe-7 lg:pb-0">
              <p className="tabular text-sm font-semibold text-second">
                <Times of={clockAt(minutes)} />
              </p>
              <h3 className="mt-1 text-2xl" {...langOfWords('visit.morning', `${index}.title`)}>
                {title}
              </h3>
              <p className="mt-2 text-ink-2 lg:text-sm" {...langOfWords('visit.morning', `${index}.text`)}>
                <ChurchLines of={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The service that the times belong to, where there are several gatherings. */
function TimedService() {
  const services = currentServices();
  const main = gatherings(services).length > 1 ? mainService(services) : null;
  return (
    main && (
      <p className="mt-6 font-semibold">
        <Times of={serviceTitle(main)} untranslated={untranslatedTexts([main], 'name')} />
      </p>
    )
  );
}

/** By the number of steps. */
const columns = ['lg:grid-cols-1', 'lg:grid-cols-2', 'lg:grid-cols-3', 'lg:grid-cols-4', 'lg:grid-cols-5'];

/** Returns the drawing of a step in a morning without the usual five: arriving, the service, or after it. */
function stepAt(minutes: number): number {
  if (minutes < 0) return 0;
  return minutes === 0 ? 2 : 4;
}
