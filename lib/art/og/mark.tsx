import { towerMark } from '../mark.ts';
import { OgDrawing } from './drawing.tsx';

/** The bell tower, in the colours its ground asks for. */
export function OgMark({ tower, bell, size }: { tower: string; bell: string; size: number }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">${towerMark(tower, bell)}</svg>`;
  return <OgDrawing width={size} height={size} svg={svg} />;
}
