import type { SVGProps } from 'react';
import { LineMark } from '../text/line-mark.tsx';

/** Paths on 24 by 24, after Lucide's icons of these names (ISC licence). */
const paths = {
  clock: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 6v6l4 2',
  days: 'M8 2v3M16 2v3M3 9h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01',
  language: 'm5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6',
  place:
    'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  repeat: 'm17 2 4 4-4 4M3 11v-1a4 4 0 0 1 4-4h14M7 22l-4-4 4-4M21 13v1a4 4 0 0 1-4 4H3',
  sync: 'M8 2v3M16 2v3M3 9h4M21 8.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h3.5M11 10v4h4M11 14l1.5-1.6a5 5 0 0 1 8 1.5M21 22v-4h-4M21 18l-1.5 1.6a5 5 0 0 1-8-1.5',
} as const;

export type MarkName = keyof typeof paths;

/**
 * A decorative line icon of a single path: lists of events repeat it, so it is shorter than Lucide's.
 */
export function Mark({ of, size, ...rest }: { of: MarkName; size: number } & SVGProps<SVGSVGElement>) {
  return <LineMark line={paths[of]} size={size} {...rest} />;
}
