import { Static } from '#components/ui/static/static.tsx';
import { isWordmark, type LogoFace } from '#lib/art/logo/logo.ts';
import { towerMark } from '#lib/art/mark.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { ChurchLogo } from './church-logo.tsx';
import { Drawing } from './drawing.tsx';

/** How many letters a name may have at its full size; a longer one stands small, on three lines. */
const most = 30;
const longName = 'line-clamp-3 text-[0.72em] leading-[1.15]';

/**
 * The church's name beside its logo or its bell tower, sized and coloured by the text around it, the bell by --bell.
 * A wide logo holds the name, and stands in its place.
 */
export function Wordmark({ logo }: { logo: LogoFace | null }) {
  const { name } = currentChurch();
  return (
    <Static
      as="span"
      className="inline-flex items-center gap-[0.4em] font-display font-semibold leading-none tracking-tight"
    >
      {logo ? (
        <ChurchLogo logo={logo} name={name} />
      ) : (
        <Drawing
          className="size-[1.55em] shrink-0"
          viewBox="0 0 32 32"
          markup={towerMark('currentColor', 'var(--bell)')}
        />
      )}
      {!(logo && isWordmark(logo)) && (
        <span className={name.length > most ? longName : undefined}>{name}</span>
      )}
    </Static>
  );
}
