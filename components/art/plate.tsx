import { Static } from '#components/ui/static/static.tsx';
import { currentInks } from '#lib/art/palette/current-palette.ts';
import type { Tone } from '#lib/art/palette/palette.ts';
import { type PlateShape, plate } from '#lib/art/plate/plate.ts';
import type { PlateKind } from '#lib/art/plate/plate-subjects.ts';

interface Props {
  /** The item's id; it determines the plate. */
  seed: string;
  kind: PlateKind;
  tone?: Tone;
  shape?: PlateShape;
  /** The item's date (yyyy-MM-dd): neighbouring weeks get different plates. */
  date?: string;
  /** The item's title, from which worship is recognised. */
  title?: string;
  className?: string;
}

/** The drawn picture of an item without its own. Decorative, fills its box. */
export function Plate({
  seed,
  kind,
  tone,
  shape = 'card',
  date,
  title,
  className = 'block size-full',
}: Props) {
  const { width, height, markup } = plate(seed, { kind, tone, shape, date, title, inks: currentInks() });
  return (
    <Static
      as="svg"
      aria-hidden="true"
      className={className}
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      markup={markup}
    />
  );
}
