import Link from 'next/link';
import { paths } from '#lib/core/site/paths.ts';

const doors = [
  {
    href: paths.beliefs,
    title: 'What we believe',
    text: 'Six statements that we hold in common with Christians across the centuries, in plain words.',
  },
  {
    href: paths.missionVision,
    title: 'Mission and vision',
    text: 'What we are here to do, in four verbs, and the town we hope to see.',
  },
] as const;

/** The ways on from the story: beliefs, mission and vision. */
export function ReadOn() {
  return (
    <ul className="mt-16 grid border-y border-ink/25 md:grid-cols-2">
      {doors.map(({ href, title, text }) => (
        <li
          key={href}
          className="border-ink/25 not-last:border-b md:not-last:border-r md:not-last:border-b-0"
        >
          <Link href={href} prefetch={false} className="group block h-full py-8 md:px-10 md:py-10">
            <p className="flex items-baseline justify-between gap-4 font-display text-2xl font-[560] tracking-tight text-bluebonnet-deep">
              <span className="underline decoration-transparent decoration-2 underline-offset-8 transition-colors group-hover:decoration-paintbrush">
                {title}
              </span>{' '}
              <span
                aria-hidden="true"
                className="text-paintbrush transition-transform group-hover:translate-x-0.5"
              >
                →
              </span>
            </p>
            <p className="mt-3 max-w-[40ch] text-ink-2">{text}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
