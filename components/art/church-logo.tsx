import { isWordmark, type LogoFace } from '#lib/art/logo/logo.ts';

interface ChurchLogoProps {
  logo: LogoFace;
  name: string;
  className?: string | undefined;
}

/** The church's logo on its ground, as tall as the header has room for. Beside the church's name it is decoration. */
export function ChurchLogo({ logo, name, className }: ChurchLogoProps) {
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
