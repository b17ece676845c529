'use client';

import '#components/form/choice.css';
import './hero-choice.css';
import type { ComponentProps } from 'react';
import useSWR from 'swr';
import { swrRetries } from '#components/live-updates/swr-retries.ts';
import { readApi } from '#components/live-updates/use-live-read.ts';
import { Note } from '#components/ui/text/note.tsx';
import { type Church, heroes } from '#lib/core/church/church-row.ts';
import { messages } from '#lib/language/messages.ts';
import type { SiteSettings } from '#lib/livestream/schema.ts';
import hills from './hero-hills.webp';
import town from './hero-town.webp';

interface HeroOptionsProps {
  chosen: Church['hero'];
  inputOf: (kind: Church['hero']) => ComponentProps<'input'>;
}

/** The options for the home page's background, each with a thumbnail. */
export function HeroOptions({ chosen, inputOf }: HeroOptionsProps) {
  const pictureUrl = usePublishedPicture();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{messages.look.behind}</legend>
      <div className="mt-2 grid pair-columns gap-3 sm:grid-cols-4">
        {heroes.map((kind) => (
          <HeroOption key={kind} kind={kind} pictureUrl={pictureUrl} input={inputOf(kind)} />
        ))}
      </div>
      {chosen === 'picture' && pictureUrl === null && (
        <Note role="status" className="mt-2">
          {messages.look.noPicture}
        </Note>
      )}
    </fieldset>
  );
}

interface HeroOptionProps {
  kind: Church['hero'];
  /** The published picture; undefined until loaded. */
  pictureUrl: string | null | undefined;
  input: ComponentProps<'input'>;
}

function HeroOption({ kind, pictureUrl, input }: HeroOptionProps) {
  return (
    <label className="choice hero-choice">
      <HeroThumbnail kind={kind} pictureUrl={pictureUrl} />
      <span className="flex items-center gap-2">
        <input {...input} type="radio" value={kind} />
        <span>{messages.look.heroes[kind]}</span>
      </span>
    </label>
  );
}

function HeroThumbnail({ kind, pictureUrl }: Pick<HeroOptionProps, 'kind' | 'pictureUrl'>) {
  if (kind === 'plain') return <span className="hero-thumbnail hero-thumbnail-plain" />;
  const source = { hills: hills.src, town: town.src, picture: pictureUrl }[kind];
  if (!source) return <span className="hero-thumbnail bg-limestone" />;
  return (
    // biome-ignore lint/performance/noImgElement: small as it is
    <img src={source} alt="" width={480} height={225} loading="lazy" className="hero-thumbnail" />
  );
}

/** Returns the address of the published background picture; null for none, undefined until loaded. */
function usePublishedPicture(): string | null | undefined {
  const { data } = useSWR<SiteSettings, Error>('/api/settings', readApi, swrRetries());
  return data?.hero_background_url;
}
