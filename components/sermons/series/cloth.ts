import type { CSSProperties } from 'react';
import type { SeriesTone } from '../series-tone.ts';

const cloths: Record<SeriesTone, string> = {
  bluebonnet: 'var(--color-accent)',
  paintbrush: '#a63619',
  sunflower: 'var(--color-sunflower)',
  cedar: 'var(--color-cedar)',
  rose: '#94324f',
};

/** Returns the attributes of an element of this class that has the cloth of a series as `--cloth`. */
export function clothOf(tone: SeriesTone, className: string) {
  return { className, style: { '--cloth': cloths[tone] } as CSSProperties };
}
