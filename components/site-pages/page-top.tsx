import type { ReactNode } from 'react';
import { Plate } from '#components/art/plate.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Lines } from '#components/ui/text/lines.tsx';
import { churchToneOf } from '#lib/art/plate/plate.ts';
import { StillPicture } from './still-picture.tsx';

interface PageTopProps {
  title: string;
  lead: string;
  picture: { url: string; alt: string } | null;
  /** Determines the drawn plate of a page without a picture. */
  seed: string;
  /** Above the title. */
  kicker?: ReactNode;
  /** Below the lead, such as a pencil. */
  children?: ReactNode;
}

/** The top of an own page: title and lead, with a picture or a drawn plate beside them. */
export function PageTop({ title, lead, picture, seed, kicker, children }: PageTopProps) {
  return (
    <Static as="header" className="page-top wrap grid items-center gap-x-10 gap-y-9 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <div className="mb-5 empty:hidden">{kicker}</div>
        <h1 className={`text-balance wrap-anywhere ${title.length > 48 ? 'text-4xl' : 'text-5xl'}`}>
          {title}
        </h1>
        {lead && (
          <p className="measure mt-5 text-lg text-ink-2">
            <Lines of={lead} />
          </p>
        )}
        {children}
      </div>
      <div className="relative aspect-video overflow-hidden rounded-card bg-limestone lg:col-span-5">
        {picture ? (
          <StillPicture src={picture.url} alt={picture.alt} sizes="(min-width: 1024px) 480px, 92vw" />
        ) : (
          <Plate seed={seed} kind="event" tone={churchToneOf(seed)} shape="photo" />
        )}
      </div>
    </Static>
  );
}
