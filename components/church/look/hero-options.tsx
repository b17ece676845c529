'use client';

import type { ComponentProps } from 'react';
import { type Church, heroes } from '#lib/core/church/church-row.ts';
import { HeroOption } from './hero-option.tsx';
import { usePublishedPicture } from './use-published-picture.ts';

interface HeroOptionsProps {
  chosen: Church['hero'];
  /** What chooses one. */
  inputOf: (kind: Church['hero']) => ComponentProps<'input'>;
}

/** What may stand behind the home page's words, each with a small picture of it. */
export function HeroOptions({ chosen, inputOf }: HeroOptionsProps) {
  const pictureUrl = usePublishedPicture();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Behind the home page’s words</legend>
      <div className="mt-2 grid pair-columns gap-3 sm:grid-cols-4">
        {heroes.map((kind) => (
          <HeroOption key={kind} kind={kind} pictureUrl={pictureUrl} input={inputOf(kind)} />
        ))}
      </div>
      {chosen === 'picture' && pictureUrl === null && (
        <p role="status" className="mt-2 border-l-3 border-sunflower pl-3 text-sm">
          There is no picture yet: choose one on the home page with ‘Change Background’. Until then the hill
          country stays.
        </p>
      )}
    </fieldset>
  );
}
