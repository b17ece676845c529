'use client';

import { heroes } from '#lib/core/church/church-row.ts';
import type { GroupFieldsProps } from './group-fields.tsx';
import { HeroOption } from './hero-option.tsx';
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
          <HeroOption key={kind} kind={kind} pictureUrl={pictureUrl} input={form.register('hero')} />
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
