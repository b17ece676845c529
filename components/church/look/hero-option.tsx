import '#components/form/choice.css';
import './hero-choice.css';
import type { ComponentProps } from 'react';
import type { Church } from '#lib/core/church/church-row.ts';
import hills from './hero-hills.webp';
import town from './hero-town.webp';

interface HeroOptionProps {
  kind: Church['hero'];
  /** The picture that staff published; undefined until it is known. */
  pictureUrl: string | null | undefined;
  /** What chooses it. */
  input: ComponentProps<'input'>;
}

/** One of what may stand behind the home page's words, with a small picture of it. */
export function HeroOption({ kind, pictureUrl, input }: HeroOptionProps) {
  return (
    <label className="choice hero-choice">
      <HeroThumbnail kind={kind} pictureUrl={pictureUrl} />
      <span className="flex items-center gap-2">
        <input {...input} type="radio" value={kind} />
        <span>{labels[kind]}</span>
      </span>
    </label>
  );
}

const labels: Record<Church['hero'], string> = {
  hills: 'Hill country',
  town: 'Town',
  picture: 'Our picture',
  plain: 'Plain color',
};

function HeroThumbnail({ kind, pictureUrl }: Pick<HeroOptionProps, 'kind' | 'pictureUrl'>) {
  if (kind === 'plain') return <span className="hero-thumbnail hero-thumbnail-plain" />;
  const source = { hills: hills.src, town: town.src, picture: pictureUrl }[kind];
  if (!source) return <span className="hero-thumbnail bg-limestone" />;
  return (
    // biome-ignore lint/performance/noImgElement: small as it is
    <img src={source} alt="" width={480} height={225} loading="lazy" className="hero-thumbnail" />
  );
}
