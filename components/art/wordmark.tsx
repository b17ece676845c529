import { Static } from '#components/ui/static/static.tsx';
import { towerMark } from '#lib/art/icon.ts';
import { isWordmark, type LogoFace, type LogoFaces } from '#lib/art/logo/logo.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { isUnsaid } from '#lib/core/church/empty-church.ts';
import { Drawing } from './drawing.tsx';

/** The longest name at full size, in characters; a longer one is smaller and on three lines. */
const most = 30;
const longName = 'line-clamp-3 text-[0.72em] leading-[1.15]';
/** The longest name that fits on one line of a phone. */
const mostOnPhone = 18;

/**
 * The church's name beside its logo or the bell tower, in the surrounding text's size and colour, the bell in
 * --bell. A wide logo contains the name and replaces it; a phone shows the square mark with the name where
 * there is one.
 */
export function Wordmark({ logo, mark }: LogoFaces) {
  const { name } = currentChurch();
  const shown = logo ?? mark;
  const isWide = shown !== null && isWordmark(shown);
  const small = isWide ? mark : null;
  return (
    <Static
      as="span"
      className="inline-flex items-center gap-[0.4em] font-display font-semibold leading-none tracking-tight"
    >
      {small && <ChurchLogo logo={small} name="" className="md:hidden" />}
      {shown ? (
        <ChurchLogo logo={shown} name={name} className={small ? 'max-md:hidden' : undefined} />
      ) : (
        <Drawing
          className="size-[1.55em] shrink-0"
          viewBox="0 0 32 32"
          markup={towerMark('currentColor', 'var(--bell)')}
        />
      )}
      {(!isWide || small) && <ChurchName isOnPhone={small !== null} />}
    </Static>
  );
}

/** The church's name, on phones alone beside a small mark; where it would break there, its short name. */
function ChurchName({ isOnPhone }: { isOnPhone: boolean }) {
  const { name, short_name } = currentChurch();
  const short = name.length > mostOnPhone && isShorter(short_name, name) ? short_name : null;
  if (isOnPhone) return <span className={classesOf(short ?? name, 'md:hidden')}>{short ?? name}</span>;
  return (
    <>
      {short && <span className={classesOf(short, 'md:hidden')}>{short}</span>}
      <span className={classesOf(name, short && 'max-md:hidden')}>{name}</span>
    </>
  );
}

function isShorter(short: string, name: string): boolean {
  return short.length < name.length && !isUnsaid('short_name', currentChurch());
}

function classesOf(name: string, where: string | null): string | undefined {
  return [name.length > most && longName, where].filter(Boolean).join(' ') || undefined;
}

interface ChurchLogoProps {
  logo: LogoFace;
  name: string;
  className?: string | undefined;
}

/** The church's logo on its background, at the header's height. Beside the church's name it is decorative. */
function ChurchLogo({ logo, name, className }: ChurchLogoProps) {
  const { url, width, height, ground } = logo;
  const isWide = isWordmark(logo);
  return (
    // biome-ignore lint/performance/noImgElement: it is on every page, small, and there at once
    <img
      src={url}
      className={className}
      alt={isWide ? name : ''}
      width={width}
      height={height}
      style={{
        width: 'auto',
        height: 'auto',
        maxHeight: isWide ? '2.1em' : '2.3em',
        maxWidth: isWide ? '11em' : '3.2em',
        padding: '0.16em 0.22em',
        borderRadius: '0.2em',
        background: ground,
      }}
    />
  );
}
