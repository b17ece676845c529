import { towerMark } from '../icon.ts';
import type { LogoPicture } from '../logo/logo-picture.ts';
import { OgDrawing } from './drawing.tsx';

interface Props {
  tower: string;
  bell: string;
  /** Of the drawn mark, in px. */
  size: number;
  logo: LogoPicture | null;
}

/** The church's logo; without one the bell tower, in colors that suit its ground. */
export function OgMark({ tower, bell, size, logo }: Props) {
  if (logo) {
    // biome-ignore lint/performance/noImgElement: this is a drawing, not a page
    return <img alt="" width={logo.width} height={logo.height} src={logo.png} />;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${towerMark(tower, bell)}</svg>`;
  return <OgDrawing width={size} height={size} svg={svg} />;
}
