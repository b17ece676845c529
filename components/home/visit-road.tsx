import './visit-road.css';
import Link from 'next/link';
import { RoadVignette } from '#components/art/road-vignette.tsx';
import { church } from '#lib/core/church/church.ts';
import { paths } from '#lib/core/site/paths.ts';

/** Planning a visit, as the road that leads here and the sign beside it. */
export function VisitRoad() {
  return (
    <section aria-labelledby="visit-title" className="visit-road">
      <div className="wrap visit-road-words">
        <div>
          <h2 id="visit-title" className="max-w-[9.4em] text-5xl">
            The road is shorter than it looks
          </h2>
          <p className="mt-5 max-w-[23em] text-lg text-ink-2">
            Where to park, which door to take and what happens on {church.services.sunday.text}, all on one
            page.
          </p>
        </div>
        <Link href={paths.visit} prefetch={false} className="road-sign">
          Plan Your Visit
          <svg aria-hidden="true" viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="5">
            <path d="M20 36V6M8 18 20 6l12 12" />
          </svg>
        </Link>
      </div>
      <RoadVignette className="visit-road-picture" />
    </section>
  );
}
