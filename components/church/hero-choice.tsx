'use client';

import './hero-choice.css';
import { type Church, heroes } from '#lib/core/church/church-row.ts';
import type { GroupFieldsProps } from './group-fields.tsx';
import hills from './hero-hills.webp';
import town from './hero-town.webp';
import { usePublishedPicture } from './use-published-picture.ts';

/** What stands behind the home page's words, each with a small picture of it. */
export function HeroChoice({ form }: GroupFieldsProps) {
  const pictureUrl = usePublishedPicture();
  const isMissing = form.watch('hero') === 'picture' && pictureUrl === null;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Behind the home page’s words</legend>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {heroes.map((kind) => (
          <label key={kind} className="hero-choice">
            <HeroThumbnail kind={kind} pictureUrl={pictureUrl} />
            <span className="flex items-center gap-2">
              <input type="radio" value={kind} {...form.register('hero')} />
              {labels[kind]}
            </span>
          </label>
        ))}
      </div>
      {isMissing && (
        <p role="status" className="mt-2 border-l-3 border-sunflower pl-3 text-sm">
          There is no picture yet: choose one on the home page with ‘Change Background’. Until then the hill
          country stays.
        </p>
      )}
    </fieldset>
  );
}

const labels: Record<Church['hero'], string> = {
  hills: 'Hill country',
  town: 'Town',
  picture: 'Our picture',
  plain: 'Plain color',
};

function HeroThumbnail({
  kind,
  pictureUrl,
}: {
  kind: Church['hero'];
  pictureUrl: string | null | undefined;
}) {
  if (kind === 'plain') return <span className="hero-thumbnail hero-thumbnail-plain" />;
  const source = { hills: hills.src, town: town.src, picture: pictureUrl }[kind];
  if (!source) return <span className="hero-thumbnail bg-limestone" />;
  return (
    // biome-ignore lint/performance/noImgElement: small as it is
    <img src={source} alt="" width={480} height={225} loading="lazy" className="hero-thumbnail" />
  );
}
