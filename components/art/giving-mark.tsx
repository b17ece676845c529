import { ink } from '#lib/art/palette/palette.ts';
import { Drawing } from './drawing.tsx';

export type GivingWay = 'phone' | 'online' | 'box';

interface Props {
  way: GivingWay;
  className?: string;
}

/** Marks of the three ways to give: phone, screen, box. */
export function GivingMark({ way, className }: Props) {
  return (
    <Drawing
      className={className}
      viewBox="0 0 96 96"
      markup={`<g fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${marks[way]}</g>`}
    />
  );
}

const marks: Record<GivingWay, string> = {
  phone: `<path fill="${ink.gold}" stroke="none" d="M46 22H82Q86 22 86 26V46Q86 50 82 50H62L52 60V50H46z"/><rect x="20" y="10" width="42" height="76" rx="7"/><path d="M36 77H46M46 22H82Q86 22 86 26V46Q86 50 82 50H62L52 60V50H46Q42 50 42 46V26Q42 22 46 22M52 32H76M52 40H68"/>`,
  online: `<path fill="${ink.gold}" stroke="none" d="M48 57Q30 46 30 36 30 28 38 28 44 28 48 34 52 28 58 28 66 28 66 36 66 46 48 57z"/><rect x="14" y="16" width="68" height="50" rx="6"/><path d="M6 78H90M36 66 34 78M60 66 62 78M48 57Q30 46 30 36 30 28 38 28 44 28 48 34 52 28 58 28 66 28 66 36 66 46 48 57z"/>`,
  box: `<circle cx="48" cy="18" r="10" fill="${ink.gold}" stroke="none"/><circle cx="48" cy="18" r="10"/><path d="M48 14V22M16 36H80L86 50H10zM16 50V86H80V50M38 43H58M48 60Q40 54 40 59 40 64 48 71 56 64 56 59 56 54 48 60M16 78H30M66 78H80"/>`,
};
